import {
  int,
  list,
  named,
  noted,
  optional,
  byName,
  text,
  yes,
  type DataOf,
  type Form,
  type TypeOf,
} from '../../../../game/define/form.js';
import { die, exactly, fraction, hex, hexes, modifier, rule, unit } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';
import type { Gifts } from '../../../../position/acts.js';
import { gait } from '../orders/define.js';

/** Facts of a wound or a fall from the horse that second fire asks about (pbem:6.1n). */
export const AFTER_MOVING = {
  afterMoving: noted(
    'The unit had spent MP in this player turn, and the combat step had not begun, so that its second fire asks for ' +
      'the MPA that it had before (pbem:6.1n); else absent, as in events recorded before this member existed.',
    optional(yes),
  ),
};
export type AfterMoving = DataOf<typeof AFTER_MOVING>;

const movementCost = named(
  'MovementCost',
  'Part of the MP that a step cost, with the rule that charges it.',
  record({ mp: int, rule }),
);
export type MovementCost = TypeOf<typeof movementCost>;

const gifts: Form<Gifts> = exactly<Gifts>()(
  named('Gifts', 'MP that helpers have given to a unit, by helper (pbem:12.21a).', byName(int, unit)),
);

export const stepGone = named(
  'StepGone',
  'One step that was gone: its gait, the hexes held after it, and its cost.',
  record({
    gait,
    hexes,
    costs: list(movementCost),
    gifts: noted(
      'The MP given by others that are left after the step (pbem:12.21a); absent: nobody had given any. The given MP ' +
        'that the step took are a cost below 0.',
      optional(gifts),
    ),
    half: noted(
      'The half of a shut door hex that is held after the step, by the side on which it lies (pbem:7.22a); else ' +
        'absent.',
      optional(hex),
    ),
    platform: noted(
      'True if the step leads from place to place on the platform of a siege tower, which costs MP once in a phase ' +
        '(pbem:19.12g); else absent.',
      optional(yes),
    ),
  }),
);
export type StepGone = TypeOf<typeof stepGone>;

export const beat = named(
  'Beat',
  'A step of a guard, if he takes one, and the steps of his prisoners that go with it (pbem:22.7l).',
  record({ step: optional(stepGone), led: list(record({ unit, steps: list(stepGone) })) }),
);
export type Beat = TypeOf<typeof beat>;

export const carryStep = named(
  'CarryStep',
  'A step of two bearers and their burden: the hexes of the three after it, and its cost in MP (pbem:12.23b).',
  record({ hexes, mp: int }),
);
export type CarryStep = TypeOf<typeof carryStep>;

/**
 * A look into a combat table (pbem:9.2): the strengths, the column before and after the shifts, and the result of the
 * die there.
 */
export const TABLE_LOOK = {
  attack: fraction,
  defence: fraction,
  originalOdds: text,
  shifts: list(modifier),
  finalOdds: text,
  table: noted('The rule that holds the table.', rule),
  die,
  result: text,
};

/** A shot at any target: from hex to hex, its modifiers, and the result of the die (pbem:6.4). */
export const SHOT_FACTS = {
  from: hex,
  at: hex,
  weapon: text,
  range: noted('Range in hexes (pbem:6.3a).', int),
  modifiers: list(modifier),
  table: noted('The rule that holds the table.', rule),
  die,
  final: noted('Die and modifiers, limited to the table (pbem:26.1a).', int),
  result: text,
};
export type ShotFacts = DataOf<typeof SHOT_FACTS>;

export const cause = named(
  'Cause',
  'Why something happened to a unit: the rule, and the unit that caused it, if one did.',
  record({ rule, by: optional(unit) }),
);
export type Cause = TypeOf<typeof cause>;

/** Facts of an act that replaces its unit's attack in the combat step. */
export const IN_PLACE_OF_ATTACK = {
  inPlaceOfAttack: noted(
    'The rule by which it replaces the attack; absent in events recorded before this member existed, and if it ' +
      'replaces no attack.',
    optional(rule),
  ),
};
export type InPlaceOfAttack = DataOf<typeof IN_PLACE_OF_ATTACK>;
