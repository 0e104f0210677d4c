import { defineEvent, type EventIn, toldAs } from '../../../../game/define/event.js';
import { ownSide } from '../../../../game/define/events.js';
import {
  flag,
  int,
  list,
  noted,
  oneOf,
  optional,
  orNull,
  text,
  yes,
  either,
  named,
  type TypeOf,
} from '../../../../game/define/form.js';
import { cart, dice, die, hex, rule, side, unit, units, item, unitPair } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';
import { marchStep } from '../orders/animal-orders.js';
import { pushStep } from './carts.js';
import { AFTER_MOVING, SHOT_FACTS, TABLE_LOOK, cause, stepGone, beat, carryStep } from './facts.js';
import { meleeLink } from './state-forms.js';

const { at, modifiers, table, die: shotDie, final, result } = SHOT_FACTS;

/** Fire, combat, results and melee (pbem:6, 9, 10, 11). */
export const FIGHT_EVENTS = {
  MissileFired: defineEvent('A unit has shot at a unit, with the look into the missile table (pbem:6.4).', {
    ...SHOT_FACTS,
    unit,
    target: unit,
    line: noted('The line of the table.', text),
    missilesLeft: noted('Missiles left after the shot, where they are counted.', orNull(int)),
    house: noted(
      "True if the result was read in a table of the house, since the book's own is lost; absent: the book's table.",
      optional(yes),
    ),
  }),
  MissileWasted: toldAs(
    '{unit} spends a missile without effect',
    defineEvent(
      'A missile is spent without effect and without a die: in a corrected turn the shot was not allowed, or its target ' +
        'is gone (pbem:1.4j, 1.4k). It counts as the fire of the unit in this step.',
      { unit, missilesLeft: noted('Missiles left after it, where they are counted.', orNull(int)), rule },
    ),
  ),
  MissileStrayed: defineEvent(
    'A missile that had no effect flies past the hex that it was aimed at, on to the hex that the die ' +
      'names, clockwise from board north (pbem:22.5b); null: off the map. It has no effect beyond the ' +
      'events that follow.',
    { unit, past: hex, hex: orNull(hex), die, rule },
  ),
  StrayMissileStruck: defineEvent(
    'A stray missile strikes at a unit with the DRM of the shot; any result but none is a retreat of one ' +
      'hex (pbem:22.5d).',
    {
      at,
      modifiers,
      table,
      die: shotDie,
      final,
      result,
      unit,
      target: unit,
      line: noted('The line of the table.', text),
      rule,
    },
  ),
  CoverFixed: defineEvent(
    'A unit in a door hex has the cover of the door against one side for this PT: the side that the first ' +
      'shot came from (pbem:7.9c).',
    { unit, against: hex, rule },
  ),
  DeflectionRolled: defineEvent(
    'A monk tried to deflect the missile that had hit him; after `failed` he may try again in this fire ' +
      'step (pbem:2.75).',
    { unit, die, outcome: oneOf(['deflected', 'failed', 'exhausted']), rule },
  ),
  CombatDeclared: defineEvent(
    "An attack is declared (pbem:9.1). `meleeRejected`: the lone rider's declaration of 11.3b.",
    { attackers: units, defenders: units, charge: flag, meleeRejected: flag },
  ),
  ChargeRolled: defineEvent('The die of a rider who charges decides how his charge goes (pbem:9.4).', {
    unit,
    die,
    outcome: oneOf(['success', 'counterCharge', 'evaded', 'parry']),
    rule,
  }),
  CombatResolved: defineEvent(
    'One look into a combat table: a combat, or a counter-charge (then `counter` is true, pbem:9.4g).',
    {
      ...TABLE_LOOK,
      attackers: units,
      defenders: units,
      counter: flag,
      house: noted(
        "True if the row was rebuilt by the house, since the book's own is damaged; absent: the book's row.",
        optional(yes),
      ),
    },
  ),
  FightRemembered: defineEvent(
    'The units of a combat, of which Siege remembers the player turn in which they fought (siege-en:1.21b).',
    { units, rule },
  ),
  CasualtyChosen: defineEvent('The owner has named the unit of a group that suffers the result (siege-en:1.72b).', {
    unit,
    side,
    rule,
  }),
  DismountedPlaced: defineEvent('The owner has put a rider down who was thrown off the horse (siege-en:1.74a).', {
    unit,
    to: hex,
    rule,
  }),
  UnitsSelected: defineEvent('Random selection of the units that suffer a result (pbem:9.2g, 10.7b).', {
    selected: units,
    dice,
    rule,
  }),
  MeleeJoined: defineEvent('Characters are in melee with each other from now on (pbem:11.1).', {
    links: list(meleeLink),
    rule,
  }),
  MeleeBroken: defineEvent('These melees are over (pbem:11.4).', { links: list(meleeLink), rule }),
  UnitStunned: defineEvent('A unit is stunned.', {
    unit,
    cause,
    inOwnTurn: noted(
      'It is stunned in a player turn of its own side, whose end does not raise it (siege-en:1.21g); else absent.',
      optional(yes),
    ),
  }),
  UnitWounded: defineEvent('A unit is wounded.', { unit, cause, ...AFTER_MOVING }),
  UnitKilled: defineEvent('A unit is dead.', { unit, cause }),
  UnitsRecovered: defineEvent('Stunned units have recovered.', { units, rule }),
  UnitRetreated: defineEvent('A unit has retreated; `demanded`: the hexes that were demanded (pbem:10.2).', {
    unit,
    steps: list(stepGone),
    demanded: int,
    fire: noted(
      'True for a retreat out of a fire hex: it does not count as the one retreat of the player turn ' +
        '(ruling of pbem:20.1h).',
      optional(yes),
    ),
    cause,
  }),
  UnitAdvanced: defineEvent('A victor has advanced (pbem:10.9).', { unit, steps: list(stepGone), rule }),
  AdvanceTooFar: defineEvent(
    'Victors could take part in an advance; only the limit on how far they may advance keeps them from it ' +
      '(pbem:10.9e).',
    { units, rule },
  ),
};
export type FightEvent = EventIn<typeof FIGHT_EVENTS>;

const plannedBy = named(
  'PlannedBy',
  'The order that the plan of a halted move belongs to, if it is not a move of one unit alone.',
  either(
    record({ type: oneOf(['March']) }),
    record({ type: oneOf(['Escort']) }),
    record({ type: oneOf(['Escape']) }),
    record({ type: oneOf(['Drive']) }),
    record({ type: oneOf(['Carry']), bearers: units, burden: unit }),
    record({ type: oneOf(['BearLadder']), bearers: unitPair, ladder: item }),
    record({ type: oneOf(['Push']), units, cart }),
  ),
);
export type PlannedBy = TypeOf<typeof plannedBy>;

const plannedStep = named(
  'PlannedStep',
  'A step that is still to come: of a move, a march, an escort, a party that carries, a cart that is pushed.',
  either(stepGone, beat, carryStep, pushStep, marchStep),
);
export type PlannedStep = TypeOf<typeof plannedStep>;

/** Pinning a passing character (pbem:8). */
export const PINNING_EVENTS = {
  MoveHalted: toldAs(
    '{unit} is passing enemies',
    defineEvent(
      "A move waits for the first time for units that may pin. Only the mover's side knows the steps not " +
        'yet gone (pbem:8.2a); none are left if the move has come to its end.',
      { unit, side: orNull(side), rest: list(plannedStep), by: optional(plannedBy) },
      { secret: { rest: { seenBy: ownSide, instead: [] } }, bearing: 'turn' },
    ),
  ),
  PinAttempted: defineEvent('One attempt to pin (pbem:8.1g): a look into the combat table that hurts nobody.', {
    ...TABLE_LOOK,
    unit,
    target: unit,
    pinned: flag,
    rule,
  }),
};
export type PinningEvent = EventIn<typeof PINNING_EVENTS>;
