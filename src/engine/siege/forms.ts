import { STRUCTURE_KINDS } from '../board/structure.js';
import { byName, int, leaf, list, named, noted, oneOf, optional, orNull, text, yes } from '../game/define/form.js';
import type { Form } from '../game/define/form.js';
import { exactly, hex, hexes, item, side, unit, unitPair } from '../game/define/names.js';
import { record } from '../game/define/record.js';
import { countTo } from '../game/form.js';
import type { Equipment } from '../position/equipment.js';
import type { Tally } from '../position/siege-works.js';
import type { Closable } from '../position/position.js';
import { ITEM_KINDS } from '../position/things.js';
import { LASTING_MARKS } from '../position/unit.js';
import { SCENARIOS, SIEGE_SIDES } from './siege.js';

/* Forms that orders and events of a siege share. Fighters and engines are both found as units. */

/** Most members of a list; far above what a siege can use. */
export const LIST_MAX = 200;
/** Most places of a map, and whatever else a report lists. */
const REPORTED_MAX = 10_000;
const POINTS_MAX = 99;

export const points = leaf<number>('number', { type: 'integer', minimum: 1, maximum: POINTS_MAX }, countTo(POINTS_MAX));
export const siegeSide = named(
  'SiegeSide',
  'Who besieges and who is besieged: the attacker and the defender of the siege, whoever moves first in a scenario.',
  oneOf(SIEGE_SIDES),
);
export const scenarioName = named(
  'ScenarioName',
  'Scenarios that a siege may come to (pbem:2.81d); `day` is a day that is played in detail (pbem:2.82a).',
  oneOf(SCENARIOS),
);
export const place = list(hex, { min: 1, max: 2 });
const some = <T>(form: Form<T>): Form<readonly T[]> => list(form, { max: REPORTED_MAX });

const PT = { gameTurn: int, side };
const equipment: Form<Equipment> = exactly<Equipment>()(
  named(
    'Equipment',
    'A ladder, a screen or a siege engine (pbem:19.1).',
    record({
      id: item,
      kind: oneOf(STRUCTURE_KINDS),
      hexes: noted('Its hexes, head first; a standing ladder has one.', hexes),
      top: noted('The hex to which a standing ladder points; absent: it does not stand.', optional(hex)),
      front: noted('Of a barricade: the hex beside both its hexes on its front (pbem:19.16a).', optional(hex)),
      without: noted('Of a barricade of which one hex is destroyed (pbem:19.2s): that hex.', optional(hex)),
      bearers: noted('The bearers of a ladder, head and rear; absent: nobody carries it.', optional(unitPair)),
      loading: noted('Turns of loading since an engine was fired (pbem:18.2i); absent: it is loaded.', optional(int)),
      moved: noted('The PT in which it was moved last; absent: in none.', optional(record(PT))),
      struck: noted('The PT in which a ram battered last, and what.', optional(record({ ...PT, what: text }))),
      aim: noted('The target of a catapult (pbem:19.42d).', optional(record({ what: text, turns: int }))),
      unbuilt: noted('Days of building done, of all (pbem:19.8e).', optional(record({ done: int, of: int }))),
      wear: noted('Points of wear by its own use, onboard (pbem:19.42f); absent: none.', optional(int)),
      offboardWear: noted('The same offboard, in battering points (pbem:26.71d); absent: none.', optional(int)),
    }),
  ),
);
const closable: Form<Closable> = exactly<Closable>()(
  named(
    'Closable',
    'A door, window or yard gate that can be closed (pbem:12.6a).',
    record({ class: oneOf(['building', 'keep']), inner: optional(hex) }),
  ),
);

const strainPoints = leaf<number>('number', { type: 'integer', minimum: 0, maximum: REPORTED_MAX }, (value) =>
  value === 0 ? null : countTo(REPORTED_MAX)(value),
);
/** Points that an engine has lost on the map. */
export const STRAIN = {
  damage: noted('Points that the enemy took (pbem:19.2q).', strainPoints),
  wear: noted('Points lost by its own use (pbem:19.42f).', strainPoints),
  offboard: noted('Battering points that a ram lost by the offboard method (pbem:26.71d).', optional(strainPoints)),
};

const tally: Form<Tally> = exactly<Tally>()(
  named(
    'PointsOff',
    'Points that battering has taken off a thing, by the means (pbem:19.2b).',
    record({ hand: optional(int), ram: optional(int), catapult: optional(int), offboard: optional(int) }),
  ),
);

/** Marks that reports of sieges and campaigns tell. */
export const MARKED = {
  marked: noted(
    'Those who live and have lasting marks: no quarter (pbem:22.7s), no seppuku (pbem:12.8g), no quest (pbem:12.8h); ' +
      'absent: nobody.',
    optional(some(record({ unit, marks: list(oneOf(LASTING_MARKS), { min: 1 }) }, { closed: true }))),
  ),
};

/** How a scenario has ended; Herald itself reports it from the game that was played (pbem:2.81d). */
export const REPORT = {
  game: noted('Id of the game.', text),
  fingerprint: noted('Of the position in which it ended.', text),
  winner: orNull(siegeSide),
  wounded: some(unit),
  killed: some(unit),
  captured: some(record({ unit, by: siegeSide }, { closed: true })),
  freed: noted('Fighters who began as prisoners and are free when it ends; absent: none.', optional(some(unit))),
  fled: noted('Those who ran away over the edge of the map (pbem:22.9q); absent: nobody.', optional(some(unit))),
  ...MARKED,
  slain: noted('Horses and other animals that are dead; absent: none.', optional(some(unit))),
  animals: noted(
    'Live animals that detailed days have left otherwise than when the game began; absent: none.',
    optional(
      some(
        record(
          {
            unit,
            hexes: noted('Head first; none: it has left the map.', list(hex, { max: 2 })),
            rider: noted('The fighter who rides it, or has left the map on it.', optional(unit)),
            cart: noted('The cart to which it is hitched.', optional(item)),
            side: noted('The side that may draw it back.', optional(siegeSide)),
          },
          { closed: true },
        ),
      ),
    ),
  ),
  leads: noted(
    'Who leads which animal after a detailed day; absent: as before.',
    optional(some(record({ leader: unit, led: unit }, { closed: true }))),
  ),
  strings: noted(
    'Animals that are tied together after a detailed day, from first to last; absent: as before.',
    optional(some(list(unit, { max: REPORTED_MAX }))),
  ),
  items: noted(
    'Items that are otherwise than when the game began; without hex and carrier they are gone. Absent: as before.',
    optional(
      some(
        record(
          {
            ...{ item, kind: oneOf(ITEM_KINDS), hex: orNull(hex), carrier: orNull(unit) },
            ...{ fixed: optional(yes), unlit: optional(yes) },
          },
          { closed: true },
        ),
      ),
    ),
  ),
  lost: noted('Engines that were destroyed.', some(unit)),
  worn: noted(
    'Offboard wear of engines after it, where it has grown.',
    some(record({ engine: unit, points }, { closed: true })),
  ),
  strained: noted(
    'Engines that have lost other points when it ends than when it began; absent: none.',
    optional(some(record({ engine: unit, ...STRAIN }, { closed: true }))),
  ),
  live: noted(
    'Places of the map that are otherwise than they were, as `live` of a game.',
    some(record({ place: text, state: text }, { closed: true })),
  ),
  contested: some(siegeSide),
  stands: noted(
    "Where equipment stands that is moved or gone (null) since the scenario's set-up, and carts that are gone; only " +
      'after days that are played in detail.',
    optional(some(record({ equipment: item, hexes: orNull(some(hex)) }, { closed: true }))),
  ),
  built: noted(
    'Equipment that has been built in days that are played in detail (pbem:19.8), as it is now; absent: as before.',
    optional(some(equipment)),
  ),
  battered: noted(
    'Points off walls, doors and equipment that is no engine, of a barricade by hex (pbem:19.2s); absent: as before.',
    optional(byName(tally)),
  ),
  left: noted(
    'Offboard resistance points that targets have left, where they are others than before (pbem:19.2e, 19.3d).',
    optional(byName(int)),
  ),
  fitted: noted(
    "Doors and shutters that have been fitted or made stronger since the scenario's set-up, by their places.",
    optional(byName(closable)),
  ),
  filling: noted(
    'Work on moat hexes that goes on (pbem:19.52i); only of games in which moats are filled.',
    optional(some(record({ screen: item, day: oneOf(['first', 'second']) }, { closed: true }))),
  ),
  places: noted(
    'Where those stand who may withdraw, head first; they stay there if they do not.',
    some(record({ unit, hexes: place }, { closed: true })),
  ),
};
