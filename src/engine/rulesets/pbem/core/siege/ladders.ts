import { KnownByKey } from '../../../../known/known.js';
import type { FieldHex, HexName } from '../../../../board/field.js';
import { isAloft, UNDER } from '../../../../board/location.js';
import { TERRAIN_FACTS } from '../../../../board/terrain-facts.js';
import type { Course } from '../../../../game/course.js';
import { illegal, type Refusal } from '../../../../game/refusal.js';
import { lyingDown, withOneChanged, ladderOf } from '../../../../position/equipment-of.js';
import type { Equipment } from '../../../../position/equipment.js';
import type { Position } from '../../../../position/position.js';
import { isActive, type Unit, type UnitId } from '../../../../position/unit.js';
import type { PbemEvent } from '../events.js';
import { isInFire } from '../burning/fires.js';
import { barrierBetween } from '../movement/barrier.js';
import { hexsideOf } from '../movement/hexside.js';
import { ordersWith, type OrderType } from '../orders.js';
import type { Mishap } from '../results/mishap.js';
import { hexOf } from '../terrain/ground.js';
import { terrainOf } from '../terrain/terrain.js';

const known = new KnownByKey<Position, string, Position>();

/** The position as if a ladder did not stand: its hex is as it was before (ruling of pbem:19.11l). */
export function withoutLadder(position: Position, ladder: Equipment): Position {
  return known.of(position, ladder.id, () => onTheGround(withOneChanged(position, lyingDown(ladder)), ladder.hexes));
}

/** Under no ladder there is no place of its own: what burns or lies there does so in the hex itself. */
function onTheGround(bare: Position, bases: readonly HexName[]): Position {
  const out = (name: HexName): HexName => bases.find((base) => name === base + UNDER) ?? name;
  const isBelow = (name: HexName | null): boolean => name !== null && out(name) !== name;
  const { things, items } = bare;
  const burning = things.some(({ hexes }) => hexes.some(isBelow))
    ? { things: things.map((thing) => ({ ...thing, hexes: [...new Set(thing.hexes.map(out))] })) }
    : {};
  const lying = items?.some(({ hex }) => isBelow(hex))
    ? { items: items.map((item) => (item.hex === null ? item : { ...item, hex: out(item.hex) })) }
    : {};
  return { ...bare, ...burning, ...lying };
}

/**
 * Hexes that a man in that hex could enter on foot, whatever units are in them, clockwise from board north (ruling of
 * pbem:19.11aa): not up a ladder or a siege tower, unless nothing else is beside it.
 */
export function footHexesBeside(bare: Position, base: HexName): readonly HexName[] {
  const from = hexOf(bare, base);
  const open = from.neighbours.filter((to) => to !== null).filter((to) => isOpenOnFoot(bare, from, to));
  const ground = open.filter((to) => !isAloft(to));
  return (ground.length > 0 ? ground : open).map(({ name }) => name);
}

/**
 * The same hexes for somebody who falls from a ladder there: not into a fire as long as another hex is open
 * (pbem:20.1g).
 */
export function landingsBeside(bare: Position, base: HexName): readonly HexName[] {
  const open = footHexesBeside(bare, base);
  const safe = open.filter((name) => !isInFire(bare, { hexes: [name] }));
  return safe.length > 0 ? safe : open;
}

/** A man on foot could step from one hex into another, whatever units are in it; deep water does not bar him. */
export function isOpenOnFoot(position: Position, from: FieldHex, to: FieldHex): boolean {
  const hexside = hexsideOf(position, from, to);
  if (!hexside || hexside.surcharge.foot === null || barrierBetween(from, to)) return false;
  // A fall into deep water is still a fall (pbem:7.21b).
  return terrainOf(to).cost.foot !== null || to.depth !== null;
}

/** Orders that bearers of a ladder may carry out (pbem:19.11c): carry it, put it up, let go of it. */
const BEARERS_MAY = ordersWith('noDeed', 'withLadder');

/**
 * Orders that a unit on a ladder may carry out: it may move and fight (pbem:19.11u). pbem:6.1l forbids it to fire
 * there.
 */
const CLIMBERS_MAY = ordersWith('noDeed', 'onLadder');

const WITH_WEAPONS = ordersWith('shoots', 'fights');

/** Why a unit with a ladder in its hands, or on a ladder, may not do this; null: it may, or there is no ladder. */
export function barAtLadder(position: Position, unit: Unit, type: OrderType): Refusal | null {
  const { equipment } = position;
  if (equipment === undefined) return null;
  const borne = ladderOf(position, unit.id);
  if (borne && !BEARERS_MAY.has(type)) {
    const rule = WITH_WEAPONS.has(type) || type === 'ToppleLadder' ? 'pbem:19.11e' : 'pbem:19.11c';
    return illegal(rule, `${unit.id} carries ${borne.id} with both hands`, unit.id);
  }
  const climbed = ladderUnder(position, unit);
  if (!climbed || CLIMBERS_MAY.has(type)) return null;
  const because = `${unit.id} is on ${climbed.id}, where one can only move and fight`;
  return illegal('pbem:19.11u', because, unit.id);
}

/** The standing ladder on which a unit is, or undefined. */
function ladderUnder({ equipment = [] }: Position, { hexes }: Unit): Equipment | undefined {
  return equipment.find(({ top, hexes: [base = ''] }) => top !== undefined && hexes.includes(base));
}

/**
 * The effect of a mishap on a bearer: he lets go, so that the ladder lies and the other bearer is free too (ruling of
 * pbem:19.11c).
 */
const LOSSES: Readonly<Record<Mishap, string>> = {
  retreats: 'pbem:10.21b',
  wounded: 'pbem:10.4d',
  dismounted: 'pbem:10.6g',
  stunned: 'pbem:10.3a',
  killed: 'pbem:10.8a',
};

/** Has a unit drop the ladder that it carries, if it does, since something has befallen it. */
export function letLadderGo(course: Course<PbemEvent>, unit: UnitId, mishap: Mishap): void {
  const ladder = course.position.equipment && ladderOf(course.position, unit);
  if (ladder) course.emit({ type: 'LadderDropped', data: { unit, equipment: ladder.id, rule: LOSSES[mishap] } });
}

/** When the bearers of a ladder are no longer both at its ends, the ladder lies where it was (pbem:19.11c). */
export function reviewLadders(course: Course<PbemEvent>): void {
  const { equipment = [], units } = course.position;
  for (const { id: ladder, bearers, hexes } of equipment) {
    const gone = bearers?.find((id, place) => {
      const unit = units[id];
      return !unit || !isActive(unit) || unit.hexes[0] !== hexes[place];
    });
    if (gone !== undefined) {
      course.emit({ type: 'LadderDropped', data: { unit: gone, equipment: ladder, rule: 'pbem:19.11c' } });
    }
  }
}

/** A unit on a ladder can retreat only down to its foot: not onto a rampart or another ladder (pbem:19.11x). */
export function climbsInRetreat(from: FieldHex, to: FieldHex): boolean {
  return from.terrain === 'ladder' && (to.terrain === 'ladder' || TERRAIN_FACTS[to.terrain].rampart);
}
