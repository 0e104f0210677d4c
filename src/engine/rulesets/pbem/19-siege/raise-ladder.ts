import { allowed, forbidden, refused, type Ruled } from '../../../game/refusal.js';
import { ladderOf } from '../../../position/equipment-of.js';
import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { bookOf } from '../core/books/of.js';
import type { StepGone } from '../core/events/facts.js';
import { OUT_OF_CONTROL } from '../core/control/limits.js';
import { costOf, goStep, mayStop, stepsFrom } from '../07-movement/going.js';
import { whyEngaged } from '../11-melee/melee.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import type { OrderRule } from '../core/order-rule.js';
import type { RaiseLadder } from '../core/orders/siege-orders.js';
import { moveAlong } from '../08-pinning/passing.js';
import { hexOf } from '../core/terrain/ground.js';
import { partyOf, type LadderParty } from './ladder-party.js';
import { isAtBattlements, wallsBeside, whyNoSite } from './ladder-site.js';

/** MP of putting a ladder up, of each of its bearers (pbem:19.11i); in Siege it costs none (siege-en:1.91c). */
const RAISE_MP = 2;

/**
 * Bearers put their ladder up; the one in whose hex it stands steps off it in the same instant (pbem:19.11h to 19.11l).
 * In Siege he pays for that step, or for climbing the ladder if he stays in its hex (ruling of siege-en:1.91c).
 */
export const RAISE_LADDER: OrderRule<RaiseLadder> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  near: true,
  possible: ({ equipment }) => equipment !== undefined,
  units: ({ bearers }) => bearers,
  carryOut(course, _side, order, dice) {
    const judged = judge(course.position, order);
    if (!judged.ok) return judged.refusal;
    const { stepper, other, step, mp } = judged.value;
    const { ladder: equipment, base, top } = order;
    const units = [stepper.id, other.id];
    const set = { units, equipment, base, top, mp, rule: 'pbem:19.11i', borne: true as const };
    course.emit({ type: 'LadderSet', data: set });
    moveAlong(course, stepper.id, [step], dice);
    return null;
  },
  list(position, side, unit) {
    const ladder = position.equipment && ladderOf(position, unit.id);
    if (ladder?.bearers?.[0] !== unit.id || position.units[ladder.bearers[1]]?.side !== side) return [];
    const party = partyOf(position, ladder.bearers, ladder.id);
    return party.ok ? candidates(position, party.value).flatMap((order) => listed(position, order)) : [];
  },
};

function listed(
  position: Position,
  order: RaiseLadder,
): readonly { readonly order: RaiseLadder; readonly mp: number; readonly summary: string }[] {
  const judged = judge(position, order);
  if (!judged.ok) return [];
  const { ladder, base, top, step } = order;
  const mp = judged.value.mp + costOf([judged.value.step]);
  return [{ order, mp, summary: `put up ${ladder} in ${base} against ${top}, off to ${step}` }];
}

function candidates(position: Position, { bearers, ladder }: LadderParty): readonly RaiseLadder[] {
  return bearers.flatMap((stepper) => {
    const base = stepper.hexes[0] ?? '';
    const aside = stepsFrom(position, stepper, stepper.hexes).map(({ hexes: [to = ''] }) => to);
    const steps = isFree(position) ? [...aside, base] : aside;
    return wallsBeside(position, hexOf(position, base)).flatMap((top) =>
      steps.map((step): RaiseLadder => ({
        type: 'RaiseLadder',
        bearers: bearers.map(({ id }) => id),
        ladder: ladder.id,
        base,
        top: top.name,
        step,
      })),
    );
  });
}

interface Raised {
  /** The bearer in whose hex the ladder stands. */
  readonly stepper: Unit;
  readonly other: Unit;
  readonly step: StepGone;
  /** MP of each of them, besides the step. */
  readonly mp: number;
}

/** Putting it up costs nothing in itself, and it need not stand right at the wall (siege-en:1.91c). */
function isFree(position: Position): boolean {
  return bookOf(position).ladders.raising === 'free';
}

function judge(position: Position, order: RaiseLadder): Ruled<Raised> {
  const party = partyOf(position, order.bearers, order.ladder);
  if (!party.ok) return party;
  const [one, other] = party.value.bearers;
  const unable = [one, other]
    .map((unit) => whyEngaged(position, unit) ?? whyImmobile(position, unit))
    .find((refusal) => refusal !== null);
  if (unable) return refused(unable);
  const stepper = hexOf(position, one.hexes[0] ?? '').name === order.base ? one : other;
  if (!stepper.hexes.includes(order.base)) {
    return forbidden('pbem:19.11j', `${order.ladder} is not in ${order.base}`, order.base);
  }
  const free = isFree(position);
  const beside = party.value.bearers.some(({ hexes: [at = ''] }) => {
    const hex = hexOf(position, at);
    return free ? isAtBattlements(hex) : wallsBeside(position, hex).length > 0;
  });
  if (free && !beside) {
    return forbidden('siege-en:1.91c', `no bearer of ${order.ladder} is beside battlements`, order.ladder);
  }
  const unfit = whyNoSite(position, order.base, order.top);
  if (unfit) {
    // Where one bearer stands at a wall the ladder could be put up, though not so (pbem:19.11j).
    return refused(unfit.rule === 'pbem:19.11h' && beside ? { ...unfit, rule: 'pbem:19.11j' } : unfit);
  }
  const least = Math.min(mpLeft(position, one), mpLeft(position, other));
  const mp = free ? 0 : RAISE_MP;
  if (least < mp) {
    return forbidden('pbem:19.11i', `putting up ${order.ladder} takes 2 MP of each, one has ${least}`, order.ladder);
  }
  const off = free ? paidStep(position, stepper, order) : freeStep(position, stepper, order);
  return off.ok ? allowed({ stepper, other: stepper === one ? other : one, step: off.value, mp }) : off;
}

/** The step off the ladder, which costs nothing (pbem:19.11k). */
function freeStep(position: Position, stepper: Unit, order: RaiseLadder): Ruled<StepGone> {
  const step = goStep(position, stepper, stepper.hexes, { gait: 'step', hexes: [order.step] });
  const stop = step.ok ? mayStop(position, stepper, step.value.hexes, step.value.half) : step.refusal;
  if (stop?.rule === OUT_OF_CONTROL) return refused(stop);
  if (!step.ok || stop) {
    const because = `${stepper.id} cannot step off to ${order.step}: ${stop?.because ?? ''}`;
    return forbidden('pbem:19.11k', because, order.step);
  }
  return allowed({ ...step.value, costs: [] });
}

/** The step off the ladder at its price, or the climb onto it in its hex (ruling of siege-en:1.91c). */
function paidStep(position: Position, stepper: Unit, order: RaiseLadder): Ruled<StepGone> {
  const climb = bookOf(position).ground.terrain.ladder;
  const climbs = order.step === order.base && climb;
  const aside: Ruled<StepGone> = climbs
    ? allowed({ gait: 'step', hexes: [order.base], costs: [{ mp: climb.cost.foot ?? 0, rule: climb.rule }] })
    : goStep(position, stepper, stepper.hexes, { gait: 'step', hexes: [order.step] });
  if (!aside.ok) return aside;
  const stop = climbs ? null : mayStop(position, stepper, aside.value.hexes, aside.value.half);
  if (stop) return refused(stop);
  const [needed, left] = [costOf([aside.value]), mpLeft(position, stepper)];
  if (needed <= left) return aside;
  return forbidden(
    'siege-en:1.91c',
    `${stepper.id} needs ${needed} MP to get off ${order.ladder}, and has ${left}`,
    order.step,
  );
}
