import type { FieldHex, HexName } from '../../../board/field.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isActive, isLong, type Unit } from '../../../position/unit.js';
import { payForLoad } from '../12-equipment/load.js';
import { runsInto } from '../22-hidden/on-the-way.js';
import { crossingCost, entryCost } from '../07-movement/entry.js';
import { mayStop } from '../07-movement/going.js';
import { mpLeft } from '../07-movement/mobility.js';
import { isShutDoorHex } from '../core/movement/barrier.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Enter } from '../core/orders/movement-orders.js';
import { meet } from '../08-pinning/passing.js';
import { fieldOfGame, hexOf } from '../core/terrain/ground.js';

/**
 * Coming onto the map where and from when on the scenario says so (pbem:23.16). The hex is paid in full, half though it
 * may be (pbem:3.1a); a rider pays the hex of his horse's rear and the one before it. With what is left he goes on.
 */
export const ENTER: OrderRule<Enter> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  units: ({ unit }) => [unit],
  carryOut(course, _side, { unit: id, hexes }, dice) {
    const unit = course.position.units[id];
    if (!unit) throw new Error(`there is no unit ${id}`);
    const barred = whyNotEnter(course.position, unit);
    if (barred) return barred;
    const entered = arrival(course.position, unit, hexes);
    if (!entered.ok) return entered.refusal;
    if (runsInto(course, unit, hexes)) return null;
    payForLoad(course, id);
    course.emit({ type: 'UnitEntered', data: { unit: id, ...entered.value, rule: 'pbem:3.1a' } });
    const there = course.position.units[id];
    if (there) meet(course, [{ unit: there, hexes }], dice, 'first', []);
    return null;
  },
  list(position, _side, unit) {
    if (whyNotEnter(position, unit)) return [];
    return placesOf(position, unit).flatMap((hexes): readonly LegalOrder<Enter>[] => {
      const entered = arrival(position, unit, hexes);
      if (!entered.ok) return [];
      const summary = `come onto the map at ${hexes.join('-')}`;
      return [{ order: { type: 'Enter', unit: unit.id, hexes }, mp: entered.value.mp, summary }];
    });
  },
};

function whyNotEnter({ turn }: Position, unit: Unit): Refusal | null {
  const subject = unit.id;
  const refusal = (rule: string, because: string): Refusal => illegal(rule, because, subject);
  const { entry } = unit;
  if (!entry || unit.hexes.length > 0) return refusal('pbem:23.16', `${subject} does not wait to come onto the map`);
  if (!isActive(unit)) return refusal('pbem:2.53b', `${subject} is ${unit.health} and cannot act`);
  if (turn.gameTurn >= entry.gameTurn) return null;
  return refusal('pbem:23.16', `${subject} comes onto the map in GT ${entry.gameTurn}, this is GT ${turn.gameTurn}`);
}

/** Every way to stand at the entry: a unit of two hexes with its rear on one of the hexes. */
function placesOf(position: Position, unit: Unit): readonly (readonly HexName[])[] {
  return (unit.entry?.hexes ?? []).flatMap((name) => {
    if (!isLong(unit)) return [[name]];
    return hexOf(position, name).neighbours.flatMap((head) => (head ? [[head.name, name]] : []));
  });
}

/** The hexes by their first names and their price in MP, if the unit can come to stand there. */
function arrival(
  position: Position,
  unit: Unit,
  names: readonly HexName[],
): Ruled<{ readonly hexes: readonly HexName[]; readonly mp: number }> {
  const places: FieldHex[] = [];
  for (const name of names) {
    const hex = fieldOfGame(position).hex(name);
    if (!hex) return refused({ code: 'unknownHex', rule: null, because: `the map has no hex ${name}`, subject: name });
    places.push(hex);
  }
  const needed = isLong(unit) ? 2 : 1;
  if (places.length !== needed) {
    return forbidden('pbem:3.5d', `${unit.id} stands on ${needed} hex${needed > 1 ? 'es' : ''}`, unit.id);
  }
  const [first, rear] = places;
  const edge = rear ?? first;
  if (!first || !edge || unit.entry?.hexes.includes(edge.name) !== true) {
    return forbidden('pbem:23.16', `${unit.id} does not come onto the map at ${names.join('-')}`, unit.id);
  }
  const shut = places.find((hex) => isShutDoorHex(position, hex));
  if (shut) return forbidden('pbem:16.16l', `the door in ${shut.name} is shut`, shut.name);
  const priced = priceOf(position, unit, edge, rear ? first : null);
  if (!priced.ok) return priced;
  const hexes = places.map(({ name }) => name);
  const taken = mayStop(position, unit, hexes);
  if (taken) return refused(taken);
  const left = mpLeft(position, unit);
  return priced.value <= left
    ? allowed({ hexes, mp: priced.value })
    : forbidden('pbem:7.3c', `${names.join('-')} costs ${unit.id} ${priced.value} MP, ${left} are left`, unit.id);
}

function priceOf(position: Position, unit: Unit, edge: FieldHex, head: FieldHex | null): Ruled<number> {
  const parts = [
    entryCost(position, unit, edge, edge),
    ...(head ? [crossingCost(position, unit, edge, head), entryCost(position, unit, edge, head)] : []),
  ];
  let mp = 0;
  for (const part of parts) {
    if (!part.ok) return part;
    mp += part.value.reduce((sum, cost) => sum + cost.mp, 0);
  }
  return allowed(mp);
}
