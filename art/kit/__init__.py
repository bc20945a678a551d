"""Build-time art kit: vector shapes, distance fields, relief, light and output. Needs numpy, scipy and skia."""
