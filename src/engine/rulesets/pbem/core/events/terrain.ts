import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import { int, list, optional, orNull, text } from '../../../../game/define/form.js';
import { hex, hexes, rule, unit } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';
import { doorDeed } from '../orders/door-orders.js';

/** Doors and everything else on the map that changes (pbem:12.6, 7.9, 16). */
export const TERRAIN_EVENTS = {
  DoorOperated: defineEvent(
    'A unit has worked a door or window during its movement, at a cost in MP; `TerrainChanged` tells the ' +
      'new state of the door.',
    { unit, door: text, deed: doorDeed, mp: int, rule },
  ),
  TerrainChanged: defineEvent(
    'Terrain has changed: doors, gates and bridges move, walls fall, moats are filled. `states`: by the ' +
      'names of `live`. `halves`: for units in a door hex, the half in which each stands from now on, null: ' +
      'in the whole hex. `places`: units whose hexes have other names now, because a location has appeared ' +
      'or disappeared under them.',
    {
      states: list(record({ where: text, state: text })),
      halves: optional(list(record({ unit, half: orNull(hex) }))),
      places: optional(list(record({ unit, hexes }))),
      rule,
    },
  ),
  CoverClaimed: toldAs(
    '{unit} takes cover against the side of {against}',
    defineEvent(
      'The owner of a unit in a door or corner hex has stated its side (pbem:7.9a); it holds until he ' +
        'changes it or the unit goes.',
      { unit, against: hex, rule },
    ),
  ),
};
export type TerrainEvent = EventIn<typeof TERRAIN_EVENTS>;
