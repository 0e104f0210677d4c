import { allowed, forbidden, refused, type Refusal, type Ruled } from '../../../game/refusal.js';
import { replaceUnits } from '../../../position/change.js';
import type { Position } from '../../../position/position.js';
import { standing, type Unit, type UnitId } from '../../../position/unit.js';
import { costOf, goStep, mayStop, stepsFrom } from '../07-movement/going.js';
import { mpLeft } from '../07-movement/mobility.js';
import { paidOnce } from '../07-movement/platform.js';
import { reach } from '../07-movement/reach.js';
import { onlyOneHex, withAllMp } from '../17-water/way-out.js';
import { chargesOfGuard } from '../core/captives/captive.js';
import type { StepGone } from '../core/events/facts.js';
import type { PathStep } from '../core/orders/define.js';
import { isFoundering, whyHeldByWater } from '../core/water/water.js';
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

/** The party before its first step. */
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
  const isLed = walker !== party.guard;
  const held = isLed ? whyHeldInWater(position, walker.unit) : null;
  if (held) return refused(held);
  const wades = isLed && isFoundering(position, walker.unit);
  if (wades && walker.steps.length > 0) return refused(onlyOneHex(unit));
  const goer = walker === party.guard ? unit : asLedBy(party.guard.unit, unit, wades);
  const gone = goStep(position, goer, unit.hexes, step);
  if (!gone.ok) return gone;
  const left = mpLeft(position, walker.unit);
  const alone = paidOnce(walker.steps, gone.value);
  const own = wades ? withAllMp(alone, left) : alone;
  const mp = walker.mp + costOf([own]);
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

/** Why water keeps a prisoner from being led, or null: a wounded man in deep water has one die in a phase. */
function whyHeldInWater(position: Position, prisoner: Unit): Refusal | null {
  return isFoundering(position, prisoner) && !prisoner.acts.swam ? null : whyHeldByWater(position, prisoner);
}

/**
 * A prisoner as one of his guard's side, whose enemies bar his way as they bar it to a led animal (pbem:7.4a). `wades`:
 * wounded in deep water, he goes if his die lets him (17.42e).
 */
function asLedBy({ side }: Unit, { captive: _held, ...prisoner }: Unit, wades: boolean): Unit {
  return { ...prisoner, side, ...(wades ? { acts: { ...prisoner.acts, wades: true } } : {}) };
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
    const refusal = mayStop(party.position, now, now.hexes, now.half, party.guard.unit.side);
    if (refusal) return refused(refusal);
  }
  return allowed(party);
}

/**
 * Escorts that are worth listing: all prisoners of the guard follow him step by step by the easiest way, to each place
 * that he can reach so; and each of them alone takes one step while the guard stands. Other ways to lead them are
 * accepted too.
 */
export function followingParties(position: Position, guard: Unit): readonly Party[] {
  const prisoners = chargesOfGuard(position, guard);
  if (prisoners.length === 0) return [];
  const start = partyOf(position, guard, prisoners);
  if (lostOf(start) !== null) return [];
  const together = reach(position, guard, mpLeft(position, guard)).flatMap(({ path }) => whole(followed(start, path)));
  const single = prisoners.flatMap((prisoner) => {
    const alone = partyOf(position, guard, [prisoner]);
    return sidesteps(alone, prisoner.id).flatMap(whole);
  });
  return [...together, ...single];
}

function whole(party: Party | null): readonly Party[] {
  if (!party) return [];
  const end = stopped(party);
  return end.ok ? [end.value] : [];
}

/** The party after the guard has gone a path with his prisoners behind him; null if one of them cannot follow. */
function followed(start: Party, path: readonly PathStep[]): Party | null {
  let party = start;
  for (const step of path) {
    const next = stepOf(party, party.guard.unit.id, step);
    if (!next.ok) return null;
    party = next.value;
    for (const { unit } of start.prisoners) {
      const closed = closeUp(party, unit.id);
      if (!closed) return null;
      party = closed;
    }
    if (lostOf(party) !== null) return null;
  }
  return party;
}

/** The prisoner stays if he is still guarded where he is, else he takes the cheapest step that mends it. */
function closeUp(party: Party, id: UnitId): Party | null {
  const own = only(party, id);
  if (lostOf(own) === null) return party;
  const [best] = sidesteps(own, id);
  if (!best) return null;
  const [walker] = best.prisoners;
  return {
    ...best,
    prisoners: party.prisoners.map((one) => (walker && one.unit.id === id ? walker : one)),
  };
}

/** Single steps of a prisoner that leave him guarded and in a hex of his own, cheapest first. */
function sidesteps(own: Party, id: UnitId): readonly Party[] {
  const prisoner = own.position.units[id];
  if (!prisoner) return [];
  return [...stepsFrom(own.position, prisoner, prisoner.hexes)]
    .sort((one, other) => costOf([one]) - costOf([other]))
    .flatMap(({ gait, hexes }) => {
      const next = stepOf(own, id, { gait, hexes });
      return next.ok && lostOf(next.value) === null && stopped(next.value).ok ? [next.value] : [];
    });
}
