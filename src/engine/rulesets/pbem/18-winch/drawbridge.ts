import type { FieldHex, HexName } from '../../../board/field.js';
import { TERRAIN_FACTS } from '../../../board/terrain-facts.js';
import type { TerrainType } from '../../../board/terrain.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { isLive, type Unit } from '../../../position/unit.js';
import { letFallAsChosen } from '../10-results/chosen-fall.js';
import { letFall } from '../10-results/fall.js';
import { sufferResult } from '../10-results/result.js';
import { breakDistantMelee } from '../11-melee/melee.js';
import { revealIn } from '../22-hidden/reveal.js';
import { destroyCart } from '../19-battering/destroy.js';
import { itemsIn, itemsOf } from '../core/equipment/items.js';
import { bookOf } from '../core/books/of.js';
import type { PbemEvent } from '../core/events.js';
import { liveUnitsIn, unitsIn } from '../core/movement/occupancy.js';
import { hexOf } from '../core/terrain/ground.js';
import { statesOf, type Drawbridge } from '../core/winch/device.js';

/** Terrain beside and below a bridge into which units fall from it (pbem:18.1f). */
const MOATS: readonly TerrainType[] = ['moat', 'floodedMoat', 'filledMoat'];

/**
 * Raises a bridge: units on it fall into the moat beside it, and things on it are destroyed; then there is no bridge
 * (pbem:18.1f to 18.1h).
 */
export function raiseBridge(course: Course<PbemEvent>, bridge: Drawbridge, dice: Dice): void {
  const hexes = namesOf(bridge);
  destroyCarts(course, hexes, 'pbem:18.1g', dice, hexes);
  for (const { id } of unitsOn(course.position, bridge)) {
    const unit = course.position.units[id];
    if (unit) fallOff(course, unit, landingsOf(course.position, bridge, unit), dice);
  }
  destroyIn(course, hexes, 'pbem:18.1g');
  change(course, bridge, 'raised');
}

/** Into the moat beside it; in Siege where his owner says, if there is room, and he is stunned (siege-en:1.81c). */
function fallOff(course: Course<PbemEvent>, unit: Unit, into: readonly HexName[], dice: Dice): void {
  if (bookOf(course.position).results.falls === 'drawn') {
    letFall(course, unit, into, 'pbem:18.1f', dice);
    return;
  }
  const free = into.filter((name) => liveUnitsIn(course.position, name).length === 0);
  const effect = { kind: 'stunned' } as const;
  letFallAsChosen(course, unit, free.length > 0 ? free : into, { rule: 'pbem:18.1f', effect }, dice);
}

/**
 * Lowers a bridge: units and things in filled moat under it are crushed (pbem:18.1i); any other moat is safe (18.1j).
 */
export function lowerBridge(course: Course<PbemEvent>, bridge: Drawbridge, dice: Dice): void {
  const below = namesOf(bridge).map((name) => hexOf(course.position, name));
  const filled = below.filter(({ terrain }) => terrain === 'filledMoat').map(({ name }) => name);
  revealIn(course, filled, 'pbem:18.1i');
  destroyCarts(course, filled, 'pbem:18.1i', dice);
  for (const { id } of filled.flatMap((name) => unitsIn(course.position, name))) {
    const unit = course.position.units[id];
    if (!unit || !isLive(unit)) continue;
    for (const { id: item } of itemsOf(course.position, id)) {
      course.emit({ type: 'ItemLost', data: { unit: id, item, rule: 'pbem:18.1i' } });
    }
    const blow = { rule: 'pbem:18.1i', from: [], missile: false, firedFrom: null };
    sufferResult(course, id, { kind: 'killed', horseKilled: true }, blow, dice);
  }
  destroyIn(course, filled, 'pbem:18.1i');
  change(course, bridge, 'lowered');
}

function namesOf({ hexes }: Drawbridge): readonly HexName[] {
  return hexes.map(({ name }) => name);
}

/** Units with a hex on the bridge, alive or dead, each once. */
function unitsOn(position: Position, bridge: Drawbridge): readonly Unit[] {
  return [...new Set(namesOf(bridge).flatMap((name) => unitsIn(position, name)))];
}

/**
 * The moat hexes into which a unit on the bridge may fall: those beside its hexes of the bridge or, if there are none,
 * the moat below it (ruling of pbem:18.1f).
 */
function landingsOf(position: Position, bridge: Drawbridge, unit: Unit): readonly HexName[] {
  const under = namesOf(bridge).filter((name) => unit.hexes.includes(name));
  const stood = under.map((name) => hexOf(position, name));
  const beside = stood.flatMap(({ neighbours }) => neighbours.filter((next) => next !== null)).filter(isMoat);
  const found = beside.length > 0 ? beside : stood.flatMap(({ below }) => below ?? []);
  return [...new Set(found.map(({ name }) => name))];
}

function isMoat({ terrain, above }: FieldHex): boolean {
  return above === null && MOATS.includes(terrain);
}

/**
 * Destroys carts with a hex there; the debris then suffers the same as everything else there (pbem:14x). `falling`: see
 * destroyCart.
 */
function destroyCarts(
  course: Course<PbemEvent>,
  hexes: readonly HexName[],
  rule: string,
  dice: Dice,
  falling: readonly HexName[] = [],
): void {
  for (const cart of course.position.carts ?? []) {
    if (cart.hexes.some((hex) => hexes.includes(hex))) destroyCart(course, cart, rule, dice, falling);
  }
}

/** Destroys items, debris and equipment in these hexes. */
function destroyIn(course: Course<PbemEvent>, hexes: readonly HexName[], rule: string): void {
  const { position } = course;
  const items = hexes.flatMap((hex) => itemsIn(position, hex)).map(({ id }) => id);
  const debris = position.things
    .filter((thing) => thing.kind === 'debris' && thing.hexes.some((hex) => hexes.includes(hex)))
    .map(({ id }) => id);
  if (items.length + debris.length > 0) course.emit({ type: 'ThingsDestroyed', data: { items, debris, rule } });
  for (const { id: equipment, hexes: held } of position.equipment ?? []) {
    if (held.some((hex) => hexes.includes(hex))) course.emit({ type: 'EquipmentLost', data: { equipment, rule } });
  }
}

/**
 * Changes the state of the bridge. Units in the moat keep the name of their place, with and without a bridge above
 * (`D8/under`).
 */
function change(course: Course<PbemEvent>, bridge: Drawbridge, state: 'raised' | 'lowered'): void {
  course.emit({ type: 'TerrainChanged', data: { states: statesOf(bridge, state), rule: 'pbem:18.1c' } });
  for (const { a } of course.position.links) breakDistantMelee(course, a, 'pbem:18.1c');
}

/**
 * Why a raised bridge cannot come down, or null: a siege tower or a ram stands on a hex that it would cover, or at a
 * door of its gate (pbem:18.1k).
 */
export function whyNotLower({ equipment = [] }: Position, { hexes }: Pick<Drawbridge, 'hexes'>): Refusal | null {
  const kept = new Set([...hexes, ...hexes.flatMap(beforeItsGate)].flatMap(placesOf));
  const engine = equipment.find(
    ({ kind, hexes: held }) =>
      (kind === 'siegeTower' || kind === 'batteringRam') && held.some((name) => kept.has(name)),
  );
  if (!engine) return null;
  return illegal('pbem:18.1k', `${engine.id} stands at the gate: the bridge cannot come down`, engine.id);
}

/** All names of a hex: what stands below a raised bridge is in its lower location (`E5/under`). */
function placesOf({ names, below }: FieldHex): readonly string[] {
  return below ? [...names, ...below.names] : names;
}

/** The hexes that share a door of the gate behind a bridge hex. */
function beforeItsGate({ neighbours }: FieldHex): readonly FieldHex[] {
  const gates = neighbours.filter((next) => next !== null).map((next) => next.above ?? next);
  return gates
    .filter((gate) => gate.below !== null && TERRAIN_FACTS[gate.terrain].rampart)
    .flatMap((gate) => gate.neighbours.filter((next, side) => next !== null && gate.sides[side] === 'gateDoor'))
    .filter((next) => next !== null);
}
