import { allowed, forbidden, refused, type Ruled } from '../../../game/refusal.js';
import { replaceUnits } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import { standing, type Unit, type UnitId } from '../../../position/unit.js';
import type { StepGone } from '../core/events/facts.js';
import { costOf, goStep, mayStop } from '../07-movement/going.js';
import { mpLeft } from '../07-movement/mobility.js';
import { paidOnce } from '../07-movement/platform.js';
import type { PathStep } from '../core/orders/path-step.js';
import { standsGuard } from './guarding.js';

/** A member of an escort, with the steps that he has taken so far. */
export interface Walker {
  readonly unit: Unit;
  readonly steps: readonly StepGone[];
  readonly mp: number;
}

/** A guard and the prisoners that he leads, on their way; the position has them where they are now. */
export interface Party {
  readonly position: Position;
  readonly guard: Walker;
  readonly prisoners: readonly Walker[];
}

export function partyOf(position: Position, guard: Unit, prisoners: readonly Unit[]): Party {
  const ready = (unit: Unit): Walker => ({ unit, steps: [], mp: 0 });
  return { position, guard: ready(guard), prisoners: prisoners.map(ready) };
}

/** A member of the party takes a step, as he would alone; none of them may exceed his own MPA (pbem:22.7l). */
export function stepOf(party: Party, id: UnitId, step: PathStep): Ruled<Party> {
  const walker = [party.guard, ...party.prisoners].find(({ unit }) => unit.id === id);
  if (!walker) throw new Error(`${id} is not of the party`);
  const { position } = party;
  const unit = position.units[id] ?? walker.unit;
  const gone = goStep(position, unit, unit.hexes, step);
  if (!gone.ok) return gone;
  const own = paidOnce(walker.steps, gone.value);
  const mp = walker.mp + costOf([own]);
  const left = mpLeft(position, walker.unit);
  if (mp > left) {
    const rule = walker === party.guard ? 'pbem:7.3c' : 'pbem:22.7l';
    const where = step.hexes.join('-');
    return forbidden(rule, `${where} costs ${id} ${mp} MP in all, ${left} are left`, where);
  }
  const walked: Walker = { ...walker, steps: [...walker.steps, own], mp };
  const after = moved(position, unit, gone.value);
  return walker === party.guard
    ? allowed({ ...party, position: after, guard: walked })
    : allowed({
        ...party,
        position: after,
        prisoners: party.prisoners.map((one) => (one === walker ? walked : one)),
      });
}

/** The position after a step of a unit; its horse goes with it. */
export function moved(position: Position, unit: Unit, { hexes, half }: StepGone): Position {
  const horse = unit.mount === null ? undefined : position.units[unit.mount];
  return replaceUnits(position, [standing(unit, hexes, half), ...(horse ? [{ ...horse, hexes }] : [])]);
}

/** The first prisoner that the guard cannot guard from where both are now, or null (pbem:22.7k, 22.7m). */
export function lostOf({ position, guard, prisoners }: Party): UnitId | null {
  const now = (unit: Unit): Unit => position.units[unit.id] ?? unit;
  const lost = prisoners.find(({ unit }) => !standsGuard(position, now(guard.unit), now(unit)));
  return lost?.unit.id ?? null;
}

/** The party as if it had this one prisoner. */
export function only(party: Party, prisoner: UnitId): Party {
  return { ...party, prisoners: party.prisoners.filter(({ unit }) => unit.id === prisoner) };
}

/** The party at the end of its way, or why it may not stop there (pbem:7.1a). */
export function stopped(party: Party): Ruled<Party> {
  for (const { unit } of [party.guard, ...party.prisoners]) {
    const now = party.position.units[unit.id] ?? unit;
    const refusal = mayStop(party.position, now, now.hexes, now.half);
    if (refusal) return refused(refusal);
  }
  return allowed(party);
}
