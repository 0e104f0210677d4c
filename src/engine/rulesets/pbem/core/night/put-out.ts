import type { HexName } from '../../../../board/field.js';
import { illegal, type Refusal, unknown } from '../../../../game/refusal.js';
import type { LegalOrder } from '../../../../game/ruleset.js';
import type { Item } from '../../../../position/things.js';
import type { Position } from '../../../../position/position.js';
import { isActive, isCharacter, type Unit } from '../../../../position/unit.js';
import { isBehindDoor, isInHalf } from '../doors/door-side.js';
import { itemOf } from '../equipment/items.js';
import { isInMelee } from '../melee/melee.js';
import type { OrderRule } from '../order-rule.js';
import { ordersWith, type OrderType } from '../orders.js';
import type { PutOut, Smash } from '../orders/burning-and-light-orders.js';
import { isRaging } from '../rage/rage.js';
import { ADJACENT } from '../terrain/adjacency.js';
import { hexOf } from '../terrain/ground.js';
import { halfOfLight } from './light-source.js';

/**
 * A unit puts out a torch that it holds or that is in its hex, or a lantern within arm's length, instead of fighting
 * (pbem:18.5d, 20.4d).
 */
export const PUT_OUT: OrderRule<PutOut> = {
  when: { steps: ['combat'] },
  rule: 'pbem:20.4d',
  near: true,
  possible: ({ items }) => items !== undefined,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, item: name }) {
    const { position } = course;
    const [unit, item] = [position.units[id], itemOf(position, name)];
    const refusal = whyNotPutOut(position, unit, item, name);
    if (refusal) return refusal;
    const rule = item?.kind === 'torch' ? 'pbem:20.4d' : 'pbem:18.5d';
    course.emit({ type: 'LightPutOut', data: { unit: id, light: name, instead: true, rule, inPlaceOfAttack: rule } });
    return null;
  },
  list: (position, _side, unit) =>
    lightsAround(position, unit)
      .filter((item) => whyNotPutOut(position, unit, item, item.id) === null)
      .map(({ id }): LegalOrder<PutOut> => {
        return { order: { type: 'PutOut', unit: unit.id, item: id }, mp: null, summary: `put out ${id}` };
      }),
};

/** A unit destroys a lantern in its hex instead of fighting; nothing is left of the lantern (pbem:18.5g, 18.5h). */
export const SMASH: OrderRule<Smash> = {
  when: { steps: ['combat'] },
  rule: 'pbem:18.5g',
  near: true,
  possible: ({ items }) => items !== undefined,
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, item }) {
    const { position } = course;
    const refusal = whyNotSmash(position, position.units[id], itemOf(position, item), item);
    if (refusal) return refusal;
    course.emit({
      type: 'LanternDestroyed',
      data: { unit: id, item, rule: 'pbem:18.5h', inPlaceOfAttack: 'pbem:18.5g' },
    });
    return null;
  },
  list: (position, _side, unit) =>
    lightsAround(position, unit)
      .filter((item) => whyNotSmash(position, unit, item, item.id) === null)
      .map(({ id }): LegalOrder<Smash> => {
        return { order: { type: 'Smash', unit: unit.id, item: id }, mp: null, summary: `destroy ${id}` };
      }),
};

const DEEDS = ordersWith('combatDeed');

/** A unit that has put out a torch cannot do anything else in that combat phase (pbem:20.4d). */
export function barredByDousing({ turn }: Position, { id, acts }: Unit, type: OrderType): Refusal | null {
  if (acts.putOut === undefined || turn.step !== 'combat' || !DEEDS.has(type)) return null;
  return illegal('pbem:20.4d', `${id} has put out a torch and does nothing else in this step`, id);
}

function lightsAround(position: Position, unit: Unit): readonly Item[] {
  if (position.items === undefined || whyNoHand(position, unit, 'pbem:20.4d')) return [];
  return position.items.filter(({ kind }) => kind === 'torch' || kind === 'lantern');
}

function whyNotPutOut(
  position: Position,
  unit: Unit | undefined,
  item: Item | undefined,
  name: string,
): Refusal | null {
  if (item?.kind === 'lantern') {
    const barred = whyNoHand(position, unit, 'pbem:18.5d');
    if (barred || !unit) return barred;
    if (item.unlit) return illegal('pbem:18.5d', `${name} does not burn`, name);
    return reachesLantern(position, unit, item)
      ? null
      : illegal('pbem:18.5d', `${name} is not ADJACENT to ${unit.id}`, name);
  }
  if (!item) return unknown(`there is no torch or lantern ${name}`, name, 'pbem:20.4d');
  if (item.kind !== 'torch') return illegal('pbem:20.4d', `${name} is neither torch nor lantern`, name);
  const barred = whyNoHand(position, unit, 'pbem:20.4d');
  if (barred || !unit) return barred;
  if (item.carrier === unit.id || isWith(position, unit, item)) return null;
  return illegal('pbem:20.4d', `${name} is neither with ${unit.id} nor in his hex`, name);
}

function whyNotSmash(position: Position, unit: Unit | undefined, item: Item | undefined, name: string): Refusal | null {
  const barred = whyNoHand(position, unit, 'pbem:18.5g');
  if (barred || !unit) return barred;
  if (!item) return unknown(`there is no lantern ${name}`, name, 'pbem:18.5g');
  if (item.kind !== 'lantern') return illegal('pbem:18.5g', `${name} is no lantern`, name);
  if (isWith(position, unit, item)) return null;
  return illegal('pbem:18.5g', `${name} is not in the hex of ${unit.id}`, name);
}

/** A unit is in the hex of a light, and on the same side of its shut door (ruling of pbem:21.1d). */
export function isWith(position: Position, unit: Unit, item: Item): boolean {
  return unit.hexes.some((hex) => hex === item.hex) && isInHalf(unit, halfOfLight(position, item));
}

/** The same, or ADJACENT to the lantern without its shut door between (pbem:18.5d). */
function reachesLantern(position: Position, unit: Unit, lantern: Item): boolean {
  const { hex } = lantern;
  if (hex === null || isWith(position, unit, lantern)) return hex !== null;
  const half = halfOfLight(position, lantern);
  const parts = (from: HexName): boolean =>
    half !== undefined && isBehindDoor(position, { half }, hexOf(position, hex), hexOf(position, from));
  return unit.hexes.some((from) => from !== hex && ADJACENT(position, unit, from, hex) && !parts(from));
}

/** Why a unit has no hand free for a light, or null. It works at the light instead of attacking, and out of melee. */
function whyNoHand(position: Position, unit: Unit | undefined, rule: string): Refusal | null {
  if (!unit || !isCharacter(unit) || !isActive(unit)) {
    return illegal('pbem:2.53b', `${unit?.id ?? 'nobody'} cannot act`, unit?.id ?? '');
  }
  const { id, acts } = unit;
  if (unit.hexes.length === 0) return illegal('pbem:3.1b', `${id} is not on the map`, id);
  if (isInMelee(position, id)) return illegal(rule, `${id} is in melee`, id);
  if (acts.attacked) return illegal(rule, `${id} has attacked in this step, or done what takes its place`, id);
  return isRaging(unit) ? illegal('pbem:2.72i', `${id} is in a rage and attacks`, id) : null;
}
