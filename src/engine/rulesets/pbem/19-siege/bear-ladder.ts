import type { HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import { replaceUnits } from '../../../position/change.js';
import { ladderOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import { standing, type Unit } from '../../../position/unit.js';
import { costOf, goStep, mayStop } from '../07-movement/going.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { reach } from '../07-movement/reach.js';
import type { Part } from '../08-pinning/passing.js';
import { goTogether, type PartyGone } from '../08-pinning/together.js';
import { leftBehind, staysInMelee } from '../11-melee/melee.js';
import { whyKeptOff } from '../core/control/limits.js';
import type { PbemEvent } from '../core/events.js';
import type { StepGone } from '../core/events/facts.js';
import type { PlannedBy } from '../core/events/fight.js';
import { breakMelee, isInMelee } from '../core/melee/melee.js';
import { isShutDoorHex } from '../core/movement/barrier.js';
import { hexsideOf } from '../core/movement/hexside.js';
import type { OrderRule } from '../core/order-rule.js';
import type { PathStep } from '../core/orders/define.js';
import type { BearLadder } from '../core/orders/siege-orders.js';
import { hexOf } from '../core/terrain/ground.js';
import { partyOf, type LadderParty } from './ladder-party.js';

type Borne = Extract<PlannedBy, { type: 'BearLadder' }>;

/**
 * Carries out steps of bearers of a ladder that are known to be legal, up to the first in which somebody may try to pin
 * one of them; there both halt (pbem:8.2a), and if one is pinned, both stop (ruling of pbem:19.11g).
 */
export function bearOn(
  course: Course<PbemEvent>,
  by: Borne,
  steps: readonly StepGone[],
  dice: Dice,
  part: Part = 'first',
): void {
  const party = {
    by,
    members: by.bearers,
    after: (position: Position, gone: readonly StepGone[]) => after(position, by, gone),
    tell: (told: Course<PbemEvent>, gone: readonly StepGone[]) => {
      tell(told, by, gone);
    },
    tellsOneStep: (position: Position) => by.bearers.some((id) => isInMelee(position, id)),
  };
  goTogether(course, party, steps, dice, part);
}

function tell(course: Course<PbemEvent>, { bearers, ladder }: Borne, steps: readonly StepGone[]): void {
  const data = {
    units: bearers,
    equipment: ladder,
    steps,
    mp: costOf(steps),
    rule: 'pbem:19.11g',
    borne: true as const,
  };
  course.emit({ type: 'LadderCarried', data });
  for (const id of bearers) {
    const unit = course.position.units[id];
    if (unit) breakMelee(course, id, 'pbem:11.41b', leftBehind(course.position, unit, unit.hexes));
  }
}

/** The bearers after some steps, as passers; none if one of them may not stop there (pbem:8.1c). */
function after(position: Position, { bearers }: Borne, steps: readonly StepGone[]): PartyGone {
  const hexes = steps.at(-1)?.hexes ?? [];
  const before = steps.at(-2)?.hexes ?? bearers.map((id) => position.units[id]?.hexes[0] ?? '');
  const units = bearers.flatMap((id, place): readonly Unit[] => {
    const unit = position.units[id];
    return unit ? [standing(unit, [hexes[place] ?? ''])] : [];
  });
  const passers = units.map((unit) => ({ unit, hexes: unit.hexes.filter((hex) => !before.includes(hex)) }));
  const there = replaceUnits(position, units);
  const blocked = units.some((unit) => mayStop(there, unit, unit.hexes) !== null);
  return { position: there, passers: blocked ? [] : passers };
}

/**
 * Two carry a ladder: it turns and goes as horses do, where infantry can go and at infantry's cost, which both pay
 * (pbem:19.11d, 19.11g). Like other moves it may be gone in parts, each of which ends where both may stop.
 */
export const BEAR_LADDER: OrderRule<BearLadder> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  possible: ({ equipment }) => equipment !== undefined,
  units: ({ bearers }) => bearers,
  carryOut(course, _side, { bearers, ladder, path }, dice) {
    const party = partyOf(course.position, bearers, ladder);
    if (!party.ok) return party.refusal;
    const walked = walk(course.position, party.value, path);
    if (!walked.ok) return walked.refusal;
    const [one, other] = party.value.bearers;
    bearOn(course, { type: 'BearLadder', bearers: [one.id, other.id], ladder }, walked.value, dice);
    return null;
  },
  list(position, side, unit) {
    const ladder = position.equipment && ladderOf(position, unit.id);
    if (ladder?.bearers?.[0] !== unit.id) return [];
    if (position.units[ladder.bearers[1]]?.side !== side) return [];
    const party = partyOf(position, ladder.bearers, ladder.id);
    if (!party.ok) return [];
    const { around, body, bearers } = party.value;
    const mpMax = Math.min(...bearers.map((one) => mpLeft(position, one)));
    return reach(around, body, mpMax)
      .filter(({ path }) => walk(position, party.value, path).ok)
      .map(({ path, hexes, mp }) => ({
        order: { type: 'BearLadder', bearers: bearers.map(({ id }) => id), ladder: ladder.id, path },
        mp,
        summary: `carry ${ladder.id} to ${hexes.join('-')}`,
      }));
  },
};

/** The steps of a path with their costs, as far as MP and melee of both allow; or what forbids it. */
function walk(position: Position, party: LadderParty, path: readonly PathStep[]): Ruled<readonly StepGone[]> {
  const { bearers, around, body } = party;
  const unable = whyImmobile(position, bearers[0]) ?? whyImmobile(position, bearers[1]);
  if (unable) return refused(unable);
  const left = Math.min(...bearers.map((one) => mpLeft(position, one)));
  const steps: StepGone[] = [];
  let held: readonly HexName[] = body.hexes;
  for (const step of path) {
    const gone = goStep(around, body, held, step);
    if (!gone.ok) return gone.refusal.rule?.startsWith('pbem:7.6') ? byLadder(gone.refusal) : gone;
    const unfit = whyNoRoom(around, held, gone.value);
    if (unfit) return refused(unfit);
    const keptOff = whyBearerKeptOff(position, bearers, held, step.hexes);
    if (keptOff) return refused(keptOff);
    steps.push(gone.value);
    held = step.hexes;
    const mp = costOf(steps);
    if (mp > left) {
      return forbidden('pbem:19.11d', `${held.join('-')} costs ${mp} MP, with the ladder they have ${left}`, held[0]);
    }
    if (steps.length < path.length && steps.length === 1) {
      const bound = bearers.find((one, place) => staysInMelee(position, one, [held[place] ?? '']));
      if (bound) return forbidden('pbem:11.41c', `${bound.id} is still in melee and must stop`, bound.id);
    }
  }
  const stop = mayStop(around, body, held);
  return stop ? refused(stop) : allowed(steps);
}

/** Each bearer moves by himself into the hex where his end of the ladder comes to. */
function whyBearerKeptOff(
  position: Position,
  bearers: readonly Unit[],
  held: readonly HexName[],
  hexes: readonly HexName[],
): Refusal | null {
  for (const [place, bearer] of bearers.entries()) {
    const hex = hexes[place];
    const refusal = hex === undefined || hex === held[place] ? null : whyKeptOff(position, bearer, hex);
    if (refusal) return refusal;
  }
  return null;
}

function byLadder(refusal: Refusal): Ruled<never> {
  return refused({ ...refusal, rule: 'pbem:19.11g' });
}

/** A ladder goes through no window, no half of a door, and not where another one stands (ruling of pbem:19.11g). */
function whyNoRoom(position: Position, held: readonly HexName[], { hexes }: StepGone): Refusal | null {
  const entered = hexes.filter((name) => !held.includes(name)).map((name) => hexOf(position, name));
  for (const hex of entered) {
    const narrow =
      hex.terrain === 'ladder' ||
      isShutDoorHex(position, hex) ||
      held.some((name) => hexsideOf(position, hexOf(position, name), hex)?.type === 'window');
    if (narrow) return illegal('pbem:19.11g', `there is no room for a ladder on the way into ${hex.name}`, hex.name);
  }
  return null;
}
