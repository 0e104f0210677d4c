import type { FieldHex, HexName } from '../../../board/field.js';
import { hexsideName } from '../../../board/field-hexside.js';
import { allowed, forbidden, type Ruled } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isActive, isCharacter, isMounted, type Unit, type UnitId } from '../../../position/unit.js';
import { whyBarred } from '../12-tasks/bars.js';
import { unitsIn } from '../core/movement/occupancy.js';
import type { Build, BuildKind, BuildWork } from '../core/orders/build-orders.js';
import { haveEngineer } from '../core/siege/engine-service.js';
import { declaring, whyNoWorkers, type Declared } from '../12-tasks/declaring.js';
import { taskOfUnit, demandOf } from '../core/tasks/task.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';
import { buildersOf, crewRuleOf, isEngine } from './kinds.js';
import { openingFor, isFlatGround } from './site.js';
import { judged, placesOf } from './team.js';
import { BUILDING } from './building.js';

/** More turns than any game has, for work that lasts until the game, which is the day, is over (pbem:19.8c). */
const WHOLE_GAME = 10_000;

/** Declares that builders begin to work for a day (pbem:19.8). */
export const BUILD = declaring<'build', Build>({
  kind: BUILDING,
  workers: ({ workers }) => workers,
  declared,
  candidates,
  summary: ({ works }) => `build ${works.map(({ what, at }) => `${what} ${at.join('-')}`).join(', ')}`,
  possible: ({ options }) => options['building'] === true,
});

function declared(position: Position, { workers, works }: Build): Ruled<Declared<'build'>> {
  const places = placesOf(position, works);
  if (!places.ok) return places;
  const turns = position.terms?.building?.turns;
  if (turns === undefined && position.turn.gameTurn > 1) {
    return forbidden(crewRuleOf(works), 'the work of a whole day is begun in the first game turn');
  }
  const about = { works: places.value.map(({ work }) => work) };
  const demand = demandOf(Math.min(workers.length, buildersOf(works)), turns ?? WHOLE_GAME);
  return allowed({ kind: 'build', workers, about, demand });
}

/** Works of one hex that two builders can make (pbem:19.8f, 19.8g). */
const FOR_TWO: readonly BuildKind[] = ['screen', 'tent'];

/**
 * The builds that are listed: for each pair of free characters beside each other one work at a time, listed for the
 * first name of the two; for an engineer with enough free characters around him one engine. Larger teams and other
 * sites that the rules allow are accepted, but not listed.
 */
function candidates(position: Position, unit: Unit): readonly Build[] {
  if (isMounted(unit) || position.options['building'] !== true) return [];
  const hands = handsNear(position, unit);
  const beside = new Set(hexesAt(position, unit).map(({ name }) => name));
  const pairs = hands.filter(({ id, hexes }) => id > unit.id && hexes.some((name) => beside.has(name)));
  return [
    ...pairs.flatMap((other) => worksOfTwo(position, unit, other).map((work) => order([unit.id, other.id], work))),
    ...(haveEngineer([unit]) ? enginesBy(position, unit, hands) : []),
  ];
}

function order(workers: readonly UnitId[], work: BuildWork): Build {
  return { type: 'Build', workers, works: [work] };
}

/** Works that two builders can make together, each at a place that both reach. */
function worksOfTwo(position: Position, one: Unit, other: Unit): readonly BuildWork[] {
  const [reached, also] = [hexesAt(position, one), new Set(hexesAt(position, other))];
  const shared = reached.filter((hex) => also.has(hex));
  const flat = shared.filter(isFlatGround);
  return [
    ...flat.flatMap(({ name }) => FOR_TWO.map((what): BuildWork => ({ what, at: [name] }))),
    ...laddersBetween(one, other, flat),
    ...barricadesIn(flat),
    ...leavesIn(position, shared),
  ];
}

/** A ladder in the hexes of the two builders, so that they can take it up. */
function laddersBetween(one: Unit, other: Unit, flat: readonly FieldHex[]): readonly BuildWork[] {
  const ends = [one.hexes[0] ?? '', other.hexes[0] ?? ''];
  const found = ends.flatMap((name) => flat.find((hex) => hex.name === name) ?? []);
  const [head, rear] = found;
  return head && rear && head.neighbours.includes(rear) ? [{ what: 'ladder', at: ends }] : [];
}

/** Barricades in two of these hexes, with either front. */
function barricadesIn(hexes: readonly FieldHex[]): readonly BuildWork[] {
  return hexes.flatMap((hex, index) =>
    hexes
      .slice(index + 1)
      .filter((next) => hex.neighbours.includes(next))
      .flatMap((next) =>
        hex.neighbours
          .filter((before) => before !== null && next.neighbours.includes(before))
          .map((before): BuildWork => ({ what: 'barricade', at: [hex.name, next.name], front: before?.name ?? '' })),
      ),
  );
}

/** Missing doors and shutters at these hexes. */
function leavesIn(position: Position, hexes: readonly FieldHex[]): readonly BuildWork[] {
  const sides = hexes.flatMap((hex) => hex.neighbours.flatMap((next) => (next ? [hexsideName(hex, next)] : [])));
  const names = [...new Set([...hexes.map(({ name }) => name), ...sides])];
  return names.flatMap((name) =>
    (['door', 'keepDoor', 'shutter'] as const)
      .map((what): BuildWork => ({ what, at: [name] }))
      .filter((work) => openingFor(position, work).ok),
  );
}

/** Engines of one hex beside an engineer, with the first free characters who reach that hex. */
function enginesBy(position: Position, engineer: Unit, hands: readonly Unit[]): readonly Build[] {
  return hexesAt(position, engineer).flatMap((hex) =>
    (['ballista', 'mangonel', 'trebuchet'] as const).flatMap((what) => {
      const work: BuildWork = { what, at: [hex.name] };
      const near = hands.filter((unit) => hexesAt(position, unit).includes(hex)).map(({ id }) => id);
      const team = [engineer.id, ...near].slice(0, buildersOf([work]));
      return isEngine(what) && judged(position, team, [work]).ok ? [order(team, work)] : [];
    }),
  );
}

/** The hexes of a unit and those beside it. */
function hexesAt(position: Position, { hexes }: Unit): readonly FieldHex[] {
  const names = hexes.map((name) => hexOf(position, name));
  return [...new Set([...names, ...names.flatMap(({ neighbours }) => neighbours.filter((next) => next !== null))])];
}

/** Others of the side who are free to build, within two hexes of the unit, by name. */
function handsNear(position: Position, unit: Unit): readonly Unit[] {
  const field = fieldOfGame(position);
  const near = new Set<HexName>();
  for (const hex of hexesAt(position, unit)) {
    for (const next of [hex, ...hex.neighbours]) if (next && field.hex(next.name)) near.add(next.name);
  }
  return [...near]
    .flatMap((name) => unitsIn(position, name))
    .filter((other) => other.side === unit.side && other.id !== unit.id && isCharacter(other) && isActive(other))
    .filter((other) => !isMounted(other) && taskOfUnit(position, other.id) === undefined)
    .filter((other) => whyNoWorkers(position, [other.id]) === null && whyBarred(position, other, 'Build') === null)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}
