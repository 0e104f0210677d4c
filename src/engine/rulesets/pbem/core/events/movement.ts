import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import { int, list, noted, optional, yes, text } from '../../../../game/define/form.js';
import { dice, hex, hexes, rule, unit, units, items } from '../../../../game/define/names.js';
import { AFTER_MOVING, cause, stepGone } from './facts.js';

/** Movement, help in it, and dismounting (pbem:7, 12.21, 12.34). */
export const MOVEMENT_EVENTS = {
  ChargeDeclared: defineEvent('A rider declares a charge against these enemies before he moves (pbem:9.4a).', {
    unit,
    targets: units,
  }),
  UnitMoved: defineEvent('A part of a move. `entered`: hexes that the head entered (26.22c counts them).', {
    unit,
    steps: list(stepGone),
    mp: int,
    entered: int,
  }),
  TrenchJumped: defineEvent(
    'A rider has jumped over a hex of trench (pbem:16.120b) and holds these hexes, head first.',
    { unit, hexes, mp: int, entered: int, rule },
  ),
  MoveEnded: defineEvent('The unit cannot move any more in this movement step.', { unit, rule }),
  DismountBegan: toldAs(
    '{unit} begins to dismount to {to}',
    defineEvent(
      'A rider begins to get off. This takes all his MP, and takes effect when the movement step closes ' +
        '(pbem:12.34a).',
      {
        unit,
        to: hex,
        half: noted(
          'The half of a shut door hex into which he would get off (pbem:7.22a); else absent.',
          optional(hex),
        ),
        mp: int,
        rule,
      },
    ),
  ),
  DismountFailed: toldAs(
    '{unit} cannot dismount where he wanted and stays on his horse',
    defineEvent(
      'The movement step closes, and a rider cannot get off into the hex that he chose: he stays on his ' +
        'horse. `rule`: the rule that prevents it.',
      { unit, rule },
    ),
  ),
  RiderDismounted: defineEvent(
    'A rider and his horse part: the hexes of each afterwards, and the cost for the rider (MP).',
    {
      unit,
      horse: unit,
      to: hex,
      half: noted('The half of a shut door hex into which he got off (pbem:7.22a); else absent.', optional(hex)),
      horseHexes: hexes,
      mp: int,
      cause,
      dice,
      mayMount: noted(
        'The former rider may mount again though his class may not (pbem:12.31a); absent: his class decides.',
        optional(yes),
      ),
      ...AFTER_MOVING,
    },
  ),
  MpGiven: defineEvent('A helper has given MP to somebody beside him (pbem:12.21a).', {
    unit,
    helped: unit,
    mp: int,
    rule,
    joint: noted(
      'Both are under way from now on, in one move (pbem:7.3e, 12.21b); absent in older records: neither is ' +
        'under way.',
      optional(yes),
    ),
    given: noted(
      'MP that the helper has given so far, if he may give more (pbem:12.21a); else absent, and in older ' + 'records.',
      optional(int),
    ),
  }),
  MpGiftLost: defineEvent(
    'The rest of the MP that a helper gave is lost, and he cannot give more: the two have parted ' + '(pbem:12.21b).',
    { unit, helped: unit, mp: int, rule },
  ),
};
export type MovementEvent = EventIn<typeof MOVEMENT_EVENTS>;

/** Falls and their consequences (pbem:7.21, 7.7, 18.1). */
export const FALLS_EVENTS = {
  UnitFell: defineEvent(
    'A unit, live or dead, has fallen into these hexes, head first, with the dice that chose them. The ' +
      'events of its injuries follow.',
    { unit, hexes, dice, rule },
  ),
  UnitSank: toldAs(
    'the water takes {unit}',
    defineEvent(
      'A unit has gone under and is gone from the map; a unit that was alive until then has drowned ' + '(pbem:17.1).',
      { unit, rule },
    ),
  ),
  ThingsDestroyed: defineEvent('Items and debris that lay on the map no longer exist.', {
    items,
    debris: noted('Ids of things.', list(text)),
    rule,
  }),
};
export type FallsEvent = EventIn<typeof FALLS_EVENTS>;

/** Events that only a scenario allows (pbem:23.14, 23.16). */
export const SCENARIO_EVENTS = {
  UnitEntered: defineEvent(
    'A unit, with its horse, has come onto the map: its hexes, head first, and the cost for the unit ' + '(MP).',
    { unit, hexes, mp: int, rule },
  ),
  UnitLeft: defineEvent(
    'A unit, with its horse, has left the map for good: the hexes that it left, and the cost for the unit ' + '(MP).',
    { unit, from: hexes, mp: int, rule },
  ),
  HeadLeft: defineEvent(
    "The head of a unit's horse has left the map; the unit holds the hex of its rear only (pbem:3.1b), " +
      'for so many MP.',
    { unit, hexes, mp: int, rule },
  ),
};
export type ScenarioEvent = EventIn<typeof SCENARIO_EVENTS>;
