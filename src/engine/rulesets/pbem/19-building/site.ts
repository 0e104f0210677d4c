import { findHexside, hexsideName } from '../../../board/field-hexside.js';
import { spaced } from '../../../game/spaced.js';
import { directionBetween, type FieldHex, type HexName } from '../../../board/field.js';
import { TERRAIN_FACTS } from '../../../board/terrain-facts.js';
import type { HexsideType } from '../../../board/terrain.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, isMounted, type Unit } from '../../../position/unit.js';
import { apertureIn, doorState, type Aperture } from '../12-doors/aperture.js';
import { whyNoEngine } from '../19-siege/engine-step.js';
import { STRUCTURE_SIZES } from '../../../board/structure-sizes.js';
import { cartAt } from '../core/carts/carts.js';
import { unitsIn } from '../core/movement/occupancy.js';
import type { BuildKind, BuildWork } from '../core/orders/build-orders.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { isEngine, isStructure } from './kinds.js';

const RULE = 'pbem:19.8b';

/** The hexes of a building site by their first names, or why nothing of that kind is built there (pbem:19.8b). */
export function siteOf(position: Position, work: BuildWork): Ruled<readonly FieldHex[]> {
  const { what, at } = work;
  const field = fieldOfGame(position);
  const hexes: FieldHex[] = [];
  for (const name of at) {
    const hex = field.hex(name);
    if (!hex) return refused(unknownHex(name));
    hexes.push(hex);
  }
  const wrong = wrongShape(work, hexes) ?? wrongFront(position, work, hexes);
  if (wrong) return refused(wrong);
  for (const hex of hexes) {
    const barred = whyNotGround(what, hex) ?? whyTaken(position, work, hexes, hex);
    if (barred) return refused(barred);
  }
  return allowed(hexes);
}

function wrongShape({ what }: BuildWork, hexes: readonly FieldHex[]): Refusal | null {
  const [sizes, rule] = isStructure(what) ? STRUCTURE_SIZES[what] : [[1], 'pbem:19.8g'];
  const first = hexes[0]?.name ?? what;
  if (!sizes.includes(hexes.length)) {
    return illegal(rule, `a ${spaced(what)} has ${sizes.join(' or ')} hexes`, first);
  }
  const ways = hexes.slice(1).map((hex, index) => directionBetween(hexes[index] as FieldHex, hex));
  return ways.some((way) => way === null || way !== ways[0])
    ? illegal(rule, `the hexes of the ${what} do not lie in a row`, first)
    : null;
}

/** Why the front of a work is wrong, or null: a barricade has a front, and no other work has one (pbem:19.16a). */
function wrongFront(position: Position, { what, front }: BuildWork, hexes: readonly FieldHex[]): Refusal | null {
  if (front === undefined && what !== 'barricade') return null;
  const before = front === undefined ? undefined : fieldOfGame(position).hex(front);
  const fits = what === 'barricade' && before && hexes.every((hex) => directionBetween(hex, before) !== null);
  if (fits) return null;
  const because = `the front of a barricade, and of nothing else, is a hex beside both of its own`;
  return illegal('pbem:19.16a', because, front ?? hexes[0]?.name ?? what);
}

/**
 * Why a work cannot be built on the ground of a hex, or null: all works are built on flat ground, ballistas also on
 * ramparts (pbem:19.8b).
 */
function whyNotGround(what: BuildKind, hex: FieldHex): Refusal | null {
  const onRampart = what === 'ballista' && TERRAIN_FACTS[hex.terrain].rampart && hex.below === null;
  if (onRampart || isFlatGround(hex)) return isEngine(what) ? whyNoEngine(hex) : null;
  return illegal(RULE, `no ${spaced(what)} is built in ${hex.name} (${spaced(hex.terrain)})`, hex.name);
}

/** Whether a hex is flat ground only, with nothing above or below it. */
export function isFlatGround({ terrains, above, below }: FieldHex): boolean {
  return terrains.every((terrain) => terrain === 'flatGround') && above === null && below === null;
}

/** Why a hex is not free for a work, or null (ruling of pbem:19.8b). */
function whyTaken(position: Position, work: BuildWork, hexes: readonly FieldHex[], { name }: FieldHex): Refusal | null {
  const no = (by: string): Refusal => illegal(RULE, `${by} is in ${name}`, name);
  const begun = unbuiltAt(position, work.what, hexes);
  const other = position.equipment?.find((one) => one !== begun && one.hexes.includes(name) && isInTheWay(one));
  if (other) return no(other.id);
  const cart = cartAt(position, name);
  if (cart) return no(cart.id);
  const thing = position.things.find(
    ({ kind, hexes: covered }) => covered.includes(name) && (kind === 'fire' || work.what !== 'ladder'),
  );
  if (thing) return no(thing.id);
  const inside = unitsIn(position, name).find((unit) => !mayStay(work.what, unit));
  return inside ? no(inside.id) : null;
}

/** Whether equipment is in the way; a ladder that lies on the ground or is carried is not. */
function isInTheWay({ kind, top }: Equipment): boolean {
  return kind !== 'ladder' || top !== undefined;
}

/**
 * Whether a unit may stay in the hex of a new work. Ladders allow every unit; screens and barricades allow characters
 * on foot and bodies; other works allow no unit.
 */
export function mayStay(what: BuildKind, unit: Unit): boolean {
  if (what === 'ladder') return true;
  const onFoot = isCharacter(unit) && !isMounted(unit);
  return (what === 'screen' || what === 'barricade') && (onFoot || !isLive(unit));
}

/** The engine of that kind on which work has begun in these hexes, or undefined (pbem:19.8e). */
export function unbuiltAt(position: Position, what: BuildKind, hexes: readonly FieldHex[]): Equipment | undefined {
  return position.equipment?.find(
    (one) =>
      one.unbuilt !== undefined &&
      one.kind === what &&
      one.hexes.length === hexes.length &&
      hexes.every(({ name }, index) => one.hexes[index] === name),
  );
}

/** The hexes of a work that no other work may share; ladders may lie on each other. */
export function placesTaken({ what, at }: BuildWork): readonly HexName[] {
  return what === 'ladder' ? [] : at;
}

function unknownHex(name: string): Refusal {
  return { code: 'unknownHex', rule: null, because: `the map has no hex ${name}`, subject: name };
}

/** On which hexsides each is fitted; null: in a door hex. */
const FITTED: Readonly<Record<'door' | 'shutter', readonly (HexsideType | null)[]>> = {
  door: [null, 'doorHexside', 'paledGate'],
  shutter: ['window'],
};

/**
 * The opening into which a door or shutter is fitted, or why none is: where one is missing or destroyed, in a game in
 * which doors are closed (ruling of pbem:19.8b, 12.6a).
 */
export function openingFor(position: Position, { what, at: [where = ''] }: BuildWork): Ruled<Aperture> {
  if (position.options['closableDoors'] !== true) {
    return forbidden('pbem:12.6a', 'no doors are closed in this game', where);
  }
  const field = fieldOfGame(position);
  const hexside = findHexside(field, where);
  const hex = field.hex(where);
  if (!hexside && !hex) {
    return refused({ code: 'unknownHex', rule: null, because: `the map has no ${where}`, subject: where });
  }
  const name = hexside ? hexsideName(hexside.from, hexside.to) : (hex?.name ?? where);
  const old = position.doors?.[name];
  const opening = apertureIn(field, name, { ...old, class: what === 'keepDoor' ? 'keep' : 'building' });
  if (!opening || !FITTED[what === 'shutter' ? 'shutter' : 'door'].includes(opening.side)) {
    return forbidden('pbem:19.8b', `no ${spaced(what)} is fitted in ${name}`, name);
  }
  return old === undefined || doorState(position, opening) === 'broken'
    ? allowed(opening)
    : forbidden('pbem:19.8b', `the ${spaced(what)} in ${name} is neither missing nor destroyed`, name);
}
