"""What paints a dungeon tile from its map: plan, ground, masonry, things that stand in rooms, light."""
