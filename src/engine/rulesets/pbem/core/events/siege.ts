import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import { flag, int, list, noted, optional, text, yes } from '../../../../game/define/form.js';
import { die, hex, hexes, item, rule, unit, unitPair, units } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';
import { SHOT_FACTS, stepGone, IN_PLACE_OF_ATTACK } from './facts.js';

/** Ladders, screens and siege engines (pbem:19.1). */
export const SIEGE_EVENTS = {
  LadderTaken: defineEvent(
    'Two characters take up a ladder, the one at its head first, for so many MP each (pbem:12.5b, ' + '19.11a).',
    { units: unitPair, equipment: item, mp: int, rule },
  ),
  LadderCarried: defineEvent(
    'Bearers have gone steps with their ladder; both pay for each step (pbem:19.11d, 19.11g).',
    {
      units: unitPair,
      equipment: item,
      steps: list(stepGone),
      mp: int,
      rule,
      borne: noted(
        'Its weight has been taken off the MPA of both for the rest of the phase (pbem:12.5i); absent in ' +
          'older records.',
        optional(yes),
      ),
    },
  ),
  LadderDropped: toldAs(
    '{unit} lets go of {equipment}',
    defineEvent(
      'The bearers do not carry a ladder any more; it lies in the hexes where it was. `unit`: the bearer ' +
        'that let go.',
      { unit, equipment: item, rule },
    ),
  ),
  LadderSet: defineEvent(
    'A ladder is put up, turned or moved along the wall, for so many MP of each of the units ' +
      '(pbem:19.11i, 19.11m).',
    {
      units,
      equipment: item,
      base: hex,
      top: hex,
      mp: int,
      rule,
      borne: noted(
        'The units carried it until now: its weight has been taken off the MPA of both for the rest of the ' +
          'phase (pbem:12.5i); absent where it stood before, and in older records.',
        optional(yes),
      ),
    },
  ),
  PlatformRearranged: defineEvent(
    'Units on the platform of a siege tower have changed places together; for each, his steps and their ' +
      'cost in MP (pbem:19.12g).',
    { moves: list(record({ unit, steps: list(stepGone), mp: int })), rule },
  ),
  ToppleTried: defineEvent(
    'A unit on the rampart has tried to topple a ladder in place of its attack (pbem:19.11y, 19.11z).',
    { ...IN_PLACE_OF_ATTACK, unit, equipment: item, die, toppled: flag, rule },
  ),
  LadderFell: defineEvent('A toppled ladder lies in these hexes (pbem:19.11ac).', { equipment: item, hexes, rule }),
  EquipmentMoved: defineEvent(
    'A screen, ram or tower is moved: its new hexes, and the new hexes of the units that move it (`mp` of ' +
      'each) and of the units that are carried along (pbem:19.12w, 19.13f, 19.15f).',
    { units, equipment: item, hexes, places: list(record({ unit, hexes })), mp: int, rule },
  ),
  EquipmentLost: defineEvent(
    'Equipment is destroyed (pbem:18.0b, 18.1g); `places`: the units that were under it and are now in ' +
      'the hex itself.',
    {
      equipment: item,
      hex: noted(
        'The one hex of a barricade that is destroyed, while the other stands on (pbem:19.2s); absent: all of it ' +
          'is destroyed.',
        optional(hex),
      ),
      places: optional(list(record({ unit, hexes }))),
      rule,
    },
  ),
  EngineLoaded: defineEvent(
    'A turn of loading an engine is done; `turns`: the turns of loading since it was fired; `loaded`: ' +
      'whether it is loaded now (pbem:18.2i).',
    { units, equipment: item, turns: int, loaded: flag, rule },
  ),
  WaterDrawn: toldAs(
    '{unit} takes {item}, full of boiling water, in {source}',
    defineEvent('A cauldron of boiling water was taken at its source, for so many MP (pbem:19.17k).', {
      unit,
      item,
      source: hex,
      mp: int,
      rule,
    }),
  ),
  WaterPoured: defineEvent(
    'A cauldron was emptied in place of an attack, and is gone (pbem:19.17h); without a die nobody was ' +
      'there whom it could harm.',
    {
      unit,
      item,
      at: hex,
      target: optional(unit),
      table: optional(rule),
      die: optional(die),
      result: optional(text),
      rule,
      ...IN_PLACE_OF_ATTACK,
    },
  ),
  BallistaShot: defineEvent('A ballista was fired by its crew (pbem:18.2f); as `MissileFired`.', {
    ...SHOT_FACTS,
    units,
    equipment: item,
    target: unit,
    line: text,
  }),
};
export type SiegeEvent = EventIn<typeof SIEGE_EVENTS>;
