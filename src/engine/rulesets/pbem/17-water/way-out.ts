import type { FieldHex, HexName } from '../../../board/field.js';
import { sideTowards } from '../../../board/location.js';
import type { Course } from '../../../game/course.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import { DIRECTION_INDICES } from '../../../hex/direction.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { costOf, mayStop, stepsFrom } from '../07-movement/going.js';
import { reachNow } from '../07-movement/helped-reach.js';
import { mpLeft } from '../07-movement/mobility.js';
import { whyLoses } from '../core/animals/leads.js';
import type { PbemEvent } from '../core/events.js';
import type { StepGone } from '../core/events/facts.js';
import type { PathStep } from '../core/orders/define.js';
import type { Move } from '../core/orders/movement-orders.js';
import { hexOf } from '../core/terrain/ground.js';
import { isFoundering, isSwimmer, isBankBetween } from '../core/water/water.js';

/**
 * How a unit may leave the water now: `climbs` out of bottomless water after a successful roll, or `wades` one hex;
 * null: it may do neither.
 */
export function wayOutOf(position: Position, unit: Unit): 'climbs' | 'wades' | null {
  if (unit.acts.climbs !== undefined && isSwimmer(position, unit)) return 'climbs';
  return unit.acts.wades && isFoundering(position, unit) ? 'wades' : null;
}

/** The step of a wounded man in deep water takes all his MP, whatever the hex costs (ruling of pbem:17.42e). */
export function withAllMp(step: StepGone, left: number): StepGone {
  return { ...step, costs: [{ mp: Math.max(left, 0), rule: 'pbem:17.42e' }] };
}

/** The refusal for a wounded man in deep water who would go more than one hex (pbem:17.42e). */
export function onlyOneHex({ id }: Unit): Refusal {
  return illegal('pbem:17.42e', `${id} is wounded in deep water and goes one hex`, id);
}

/** A swimmer who climbs out at a cost of more MP than he has cannot move in his next movement phase (pbem:17.12a). */
export function tellIfWinded(course: Course<PbemEvent>, unit: Unit, [first]: readonly StepGone[]): void {
  if (!first || wayOutOf(course.position, unit) !== 'climbs' || costOf([first]) <= mpLeft(course.position, unit))
    return;
  course.emit({ type: 'SwimmerWinded', data: { unit: unit.id, rule: 'pbem:17.12a' } });
}

/** The moves of a unit that may leave the water, each to another place; null: it may not leave the water. */
export function movesOutOfWater(position: Position, unit: Unit): readonly LegalOrder<Move>[] | null {
  const way = wayOutOf(position, unit);
  if (way === null) return null;
  const left = mpLeft(position, unit);
  const steps = stepsFrom(position, unit, unit.hexes).filter(
    ({ hexes, half }) => mayStop(position, unit, hexes, half) === null && whyLoses(position, unit, hexes) === null,
  );
  if (way === 'wades') return steps.map((step) => moveTo(unit, [step], left));
  const dear = steps.filter((step) => costOf([step]) > left).map((step) => moveTo(unit, [step], costOf([step])));
  return [...reachNow(position, unit).map(({ path, mp }) => moveTo(unit, path, mp)), ...dear];
}

function moveTo({ id }: Unit, path: readonly PathStep[], mp: number): LegalOrder<Move> {
  const steps = path.map(({ gait, hexes }) => ({ gait, hexes }));
  return {
    order: { type: 'Move', unit: id, path: steps },
    mp,
    summary: `go out of the water to ${steps.at(-1)?.hexes.join('-') ?? ''}`,
  };
}

/** Dry hexes beyond the banks of a water hex (pbem:17.11b). */
export function banksOf(hex: FieldHex): readonly FieldHex[] {
  return DIRECTION_INDICES.flatMap((direction) => {
    const next = hex.neighbours[direction];
    return next && isBankBetween(hex, next, sideTowards(hex, direction, next)) ? [next] : [];
  });
}

/** A swimmer's hex has a bank of its own (pbem:17.11b). */
export function isAtBank(position: Position, { hexes }: Unit): boolean {
  return hexes.some((name) => banksOf(hexOf(position, name)).length > 0);
}

/** The hexes into which a swimmer could climb: none is held by somebody (pbem:17.12c). */
export function landingsOf(position: Position, unit: Unit): readonly HexName[] {
  const climber: Unit = { ...unit, acts: { ...unit.acts, climbs: 0 } };
  return stepsFrom(position, climber, unit.hexes).flatMap(({ hexes, half }) =>
    mayStop(position, climber, hexes, half) === null ? hexes : [],
  );
}
