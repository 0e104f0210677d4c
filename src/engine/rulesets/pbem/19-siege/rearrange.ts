import type { HexName } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { allowed, forbidden, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import { replaceUnits } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import { standing, type Unit, type UnitId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import type { StepGone } from '../core/events/facts.js';
import { breakMelee, isInMelee } from '../core/melee/melee.js';
import { leftBehind, staysInMelee } from '../11-melee/melee.js';
import { costOf, goStep, mayStop } from '../07-movement/going.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { unitsIn } from '../core/movement/occupancy.js';
import { isOnOnePlatform, paidOnce } from '../07-movement/platform.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Rearrange } from '../core/orders/siege-orders.js';
import { payForLoad } from '../12-equipment/load.js';
import { meet } from '../08-pinning/passing.js';
import { hexOf } from '../core/terrain/ground.js';

const RULE = 'pbem:19.12g';

/** The way of one of them along the platform. */
interface Walk {
  readonly unit: Unit;
  readonly steps: readonly StepGone[];
}

/** Characters on the platform of a siege tower change places in one joint move, for 1 MP each (pbem:19.12g). */
export const REARRANGE: OrderRule<Rearrange> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  near: true,
  possible: ({ equipment }) => equipment?.some(({ kind }) => kind === 'siegeTower') ?? false,
  units: ({ units }) => units,
  carryOut(course, _side, order, dice) {
    const judged = judge(course.position, order);
    if (!judged.ok) return judged.refusal;
    rearrange(course, judged.value);
    const passers = judged.value.flatMap(({ unit: { id } }) => {
      const unit = course.position.units[id];
      return unit ? [{ unit, hexes: unit.hexes }] : [];
    });
    meet(course, passers, dice, 'first', []);
    return null;
  },
  list(position, _side, unit) {
    const others = companions(position, unit);
    return [...others.map((other) => [unit, other]), ...(others.length === 2 ? turnsOf(unit, others) : [])]
      .filter((group) => group.every(({ id }) => unit.id <= id))
      .flatMap((group): readonly LegalOrder<Rearrange>[] => {
        const units = group.map(({ id }) => id);
        const places = [...group.slice(1), unit].map(({ hexes }) => hexes[0] ?? '');
        const order: Rearrange = { type: 'Rearrange', units, places };
        const judged = judge(position, order);
        if (!judged.ok) return [];
        const mp = Math.max(...judged.value.map(({ steps }) => costOf(steps)));
        return [{ order, mp, summary: `${units.join(' and ')} change places on the tower` }];
      });
  },
};

/** Three change places in a ring, either way round. */
function turnsOf(unit: Unit, others: readonly Unit[]): readonly (readonly Unit[])[] {
  return [
    [unit, ...others],
    [unit, ...[...others].reverse()],
  ];
}

/** Others of the side on the platform on which a unit stands. */
function companions(position: Position, { id, side, hexes }: Unit): readonly Unit[] {
  const [name = ''] = hexes;
  const at = name === '' ? null : hexOf(position, name);
  if (at?.terrain !== 'siegePlatform') return [];
  const tower = position.equipment?.find(({ kind, hexes: held }) => kind === 'siegeTower' && held.includes(name));
  return (tower?.hexes ?? [])
    .flatMap((place) => unitsIn(position, place))
    .filter((other) => other.id !== id && other.side === side);
}

function rearrange(course: Course<PbemEvent>, walks: readonly Walk[]): void {
  const before = course.position;
  for (const { unit } of walks) payForLoad(course, unit.id);
  const moves = walks.map(({ unit: { id }, steps }) => ({ unit: id, steps, mp: costOf(steps) }));
  course.emit({ type: 'PlatformRearranged', data: { moves, rule: RULE } });
  for (const { unit } of walks) {
    const after = course.position.units[unit.id];
    if (!after || !isInMelee(before, unit.id)) continue;
    const left = leftBehind(course.position, after, after.hexes);
    if (left.length > 0) breakMelee(course, unit.id, 'pbem:11.41b', left);
    if (isInMelee(course.position, unit.id)) {
      course.emit({ type: 'MoveEnded', data: { unit: unit.id, rule: 'pbem:11.41c' } });
    }
  }
}

function judge(position: Position, { units, places }: Rearrange): Ruled<readonly Walk[]> {
  const no = (because: string, subject: UnitId): Ruled<never> => forbidden(RULE, because, subject);
  const [first = ''] = units;
  if (units.length !== places.length) return no('each of them goes to one place', first);
  if (new Set(units).size < units.length || new Set(places).size < places.length) {
    return no('each of them goes to a place of his own', first);
  }
  const walks: Walk[] = [];
  for (const [index, id] of units.entries()) {
    const unit = position.units[id];
    if (!unit) throw new Error(`there is no unit ${id}`);
    const walk = walkTo(position, unit, places[index] ?? '');
    if (!walk.ok) return walk;
    walks.push(walk.value);
  }
  const [start] = walks;
  const far = walks.find(({ unit }) => start && !sharePlatform(position, start.unit, unit));
  if (far) return no(`${far.unit.id} is not on the same tower as ${first}`, far.unit.id);
  const stop = whyNotTogether(position, walks);
  return stop ? refused(stop) : allowed(walks);
}

function sharePlatform(position: Position, one: Unit, other: Unit): boolean {
  const [from = '', to = ''] = [one.hexes[0], other.hexes[0]];
  return isOnOnePlatform(hexOf(position, from), hexOf(position, to));
}

/** With all of them in their new places each may stop in his own: nobody else is there (pbem:7.1a). */
function whyNotTogether(position: Position, walks: readonly Walk[]): Refusal | null {
  const moved = walks.map(({ unit, steps }) => standing(unit, steps.at(-1)?.hexes ?? unit.hexes));
  const after = replaceUnits(position, moved);
  for (const unit of moved) {
    const stop = mayStop(after, unit, unit.hexes);
    if (stop) return stop;
  }
  return null;
}

/** The way of a unit along its platform to a place on it, which it can pay for. */
function walkTo(position: Position, unit: Unit, to: HexName): Ruled<Walk> {
  const { id } = unit;
  const no = (because: string, subject: string): Ruled<never> => forbidden(RULE, because, subject);
  const immobile = whyImmobile(position, unit);
  if (immobile) return refused(immobile);
  const way = placesTo(position, unit.hexes[0] ?? '', to);
  if (way === null) return no(`${id} cannot move about on a platform to ${to}`, to);
  const steps: StepGone[] = [];
  let held = unit.hexes;
  for (const name of way) {
    if (steps.length === 1 && staysInMelee(position, unit, held)) {
      return forbidden('pbem:11.41c', `${id} is still in melee in ${held.join()} and must stop there`, held.join());
    }
    const gone = goStep(position, unit, held, { gait: 'step', hexes: [name] });
    if (!gone.ok) return gone;
    steps.push(paidOnce(steps, gone.value));
    held = gone.value.hexes;
  }
  const [mp, left] = [costOf(steps), mpLeft(position, unit)];
  return mp <= left
    ? allowed({ unit, steps })
    : forbidden('pbem:7.3c', `${to} costs ${id} ${mp} MP, ${left} are left`, to);
}

/**
 * The places of a platform from one (left out) to another, in a straight row; null: they are not two places of one
 * platform.
 */
function placesTo(position: Position, start: HexName, to: HexName): readonly HexName[] | null {
  const tower = position.equipment?.find(({ kind, hexes }) => kind === 'siegeTower' && hexes.includes(start));
  const row = tower?.hexes ?? [];
  const [from, end] = [row.indexOf(start), row.indexOf(to)];
  if (from < 0 || end < 0 || from === end) return null;
  return from < end ? row.slice(from + 1, end + 1) : row.slice(end, from).reverse();
}
