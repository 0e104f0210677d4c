import { byName, int, named, noted, oneOf, optional, orNull, text, type Form } from '../../../../game/define/form.js';
import { exactly, hexes, side, unit, units } from '../../../../game/define/names.js';
import { record } from '../../../../game/define/record.js';
import { BATTERING_MEANS, type EngineKind, type Tally } from '../../../../position/siege-works.js';
import { FIRE_CAUSES } from '../../../../position/things.js';
import type { PanicCause } from '../../../../position/dread.js';
import type { MeleeLink } from '../../../../position/position.js';
import type { StandingOrder, TaskDemand, InitiativeRoll } from '../../../../position/turn.js';
import type { WeaponLine } from '../fire/missile-tables.js';
import { STEPS } from './sequence.js';

/*
 * Forms of what events and the position share. The type is the one of the position; that the form is that of the type
 * is checked by the compiler.
 */

export const step = named('Step', 'Steps of a player turn (pbem:4.2).', oneOf(STEPS));
export const engineKind: Form<EngineKind> = exactly<EngineKind>()(
  named(
    'EngineKind',
    'Siege engines, which are built by the day (pbem:19.8c).',
    oneOf(['mangonel', 'trebuchet', 'ballista', 'batteringRam', 'siegeTower']),
  ),
);
export const fireCause = named(
  'FireCause',
  'The things that set fire to others (pbem:26.51, 26.52).',
  oneOf(FIRE_CAUSES),
);
export const batteringMeans = named(
  'BatteringMeans',
  'The means of battering (pbem:19.2a), each with resistances of its own: hands, rams, catapults, and the table of ' +
    'the offboard method.',
  oneOf(BATTERING_MEANS),
);
export const weaponLine: Form<WeaponLine> = exactly<WeaponLine>()(
  named(
    'WeaponLine',
    'Lines of the weapon table (pbem:26.21a): mounted bows have lines of their own, and other lines when the ' +
      'rider moves.',
    oneOf([
      'ballista',
      'shortbow',
      'longbow',
      'crossbow',
      'sling',
      'spear',
      'dagger',
      'shuriken',
      'mountedShortbow',
      'mountedShortbowMoving',
      'mountedLongbow',
      'mountedLongbowMoving',
    ]),
  ),
);
export const panicCause: Form<PanicCause> = exactly<PanicCause>()(
  named(
    'PanicCause',
    'The events that make others afraid (pbem:22.9a to 22.9c).',
    oneOf(['killed', 'routed', 'captured', 'charged', 'ambushed']),
  ),
);

export const initiativeRoll: Form<InitiativeRoll> = exactly<InitiativeRoll>()(
  named(
    'InitiativeRoll',
    'The roll of a side for the first player turn of a GT: its die and its modifier (pbem:22.1b).',
    record({
      side,
      die: noted('1 to 10.', int),
      modifier: noted('0, or -1 for each GT of an unbroken run in which the side went first.', int),
    }),
  ),
);
export const tally: Form<Tally> = exactly<Tally>()(
  named(
    'Tally',
    'Points that each means has taken off a target; less than none: a door is reinforced by so many (pbem:19.7a).',
    record({ hand: optional(int), ram: optional(int), catapult: optional(int), offboard: optional(int) }),
  ),
);
export const meleeLink: Form<MeleeLink> = exactly<MeleeLink>()(
  named('MeleeLink', 'Two characters tied by melee (pbem:11.1c); `a` sorts before `b`.', record({ a: unit, b: unit })),
);
export const standingOrder: Form<StandingOrder> = exactly<StandingOrder>()(
  named(
    'StandingOrder',
    'The answer that a side gives to decisions of a kind, told beforehand.',
    record({
      on: noted('The kind of decision.', text),
      answer: text,
      odds: noted('For answers by odds: the column of the combat table from which on.', optional(text)),
      units: noted('Only in decisions about one of these units; absent: in all.', optional(units)),
    }),
  ),
);
export const taskDemand: Form<TaskDemand> = exactly<TaskDemand>()(
  named(
    'TaskDemand',
    "The work that a task asks for (pbem:12.1g). A healthy worker does two halves of a turn's work in a PT, a " +
      'wounded ' +
      'one does one.',
    record({
      crew: noted('Workers without whom no work is done, wounded ones counting as heads.', int),
      paceMax: noted("Halves of a turn's work that are done in one PT at most, however many work.", int),
      work: noted("Halves of a turn's work that the whole task takes.", int),
    }),
  ),
);

/** A challenge to single combat as its side has made it (pbem:12.8). */
export const CHALLENGE = {
  challenger: side,
  challenged: side,
  knight: noted('The knight who will fight for the challenger.', unit),
  conditions: noted("Conditions in the challenger's words; absent: none.", optional(text)),
  ground: noted(
    'Hexes in which both champions are placed; absent: the challenged side chooses freely.',
    optional(hexes),
  ),
  stake: noted('A prisoner or an item that the loser delivers if he has it; absent: nothing.', optional(text)),
};

/** How a game ended. */
export const OUTCOME = {
  winner: noted('Null for a draw.', orNull(side)),
  points: noted('Victory points by side (pbem:23.2).', byName(int, side)),
  reason: text,
};
