import { directionBetween, type HexName, type FieldHex } from '../../../board/field.js';
import type { Course } from '../../../game/course.js';
import { allowed, forbidden, illegal, type Refusal, refused, type Ruled } from '../../../game/refusal.js';
import { withUnit } from '../../../position/change.js';
import type { Equipment } from '../../../position/equipment.js';
import type { Position } from '../../../position/position.js';
import { isActive, isMounted, standing, type SideId, type Unit, type UnitId } from '../../../position/unit.js';
import { stepsFrom, costOf, goStep, mayStop } from '../07-movement/going.js';
import { mpLeft, whyImmobile } from '../07-movement/mobility.js';
import { meet, tellMove, type Passer } from '../08-pinning/passing.js';
import { whyEngaged } from '../11-melee/melee.js';
import { runsInto } from '../22-hidden/on-the-way.js';
import { bookOf } from '../core/books/of.js';
import type { PbemEvent } from '../core/events.js';
import type { StepGone } from '../core/events/facts.js';
import { whyNotWithHidden } from '../core/hidden/hidden-units.js';
import { liveUnitsIn, unitsIn } from '../core/movement/occupancy.js';
import type { OrderRule } from '../core/order-rule.js';
import type { ShiftLadder } from '../core/orders/siege-orders.js';
import { withoutLadder } from '../core/siege/ladders.js';
import { isOutside } from '../core/siege/outside.js';
import { ADJACENT } from '../core/terrain/adjacency.js';
import { hexOf } from '../core/terrain/ground.js';
import { ladderNamed, pairOf } from './ladder-party.js';
import { wallsBeside, whyNoSite } from './ladder-site.js';

/**
 * Ways in which a unit, as the first in the order of names, and another could turn or move a ladder beside them; not
 * yet judged.
 */
function shiftsOf(position: Position, side: SideId, unit: Unit): readonly ShiftLadder[] {
  const { equipment = [] } = position;
  return equipment
    .filter(({ top, hexes: [base = ''] }) => top !== undefined && liveUnitsIn(position, base).length === 0)
    .flatMap((ladder) => {
      const beside = helpersAt(position, side, ladder);
      if (!beside.includes(unit)) return [];
      return beside.filter(({ id }) => id > unit.id).flatMap((other) => shiftsBy(position, ladder, [unit, other]));
    });
}

/** Those of the side who could lend a hand round its foot. */
function helpersAt(position: Position, side: SideId, { hexes: [base = ''] }: Equipment): readonly Unit[] {
  const around = hexOf(position, base).neighbours.flatMap((hex) => (hex ? unitsIn(position, hex.name) : []));
  return around.filter((unit) => unit.side === side && isActive(unit) && !isMounted(unit));
}

function shiftsBy(position: Position, ladder: Equipment, workers: readonly [Unit, Unit]): readonly ShiftLadder[] {
  const bare = withoutLadder(position, ladder);
  const from = hexOf(bare, ladder.hexes[0] ?? '');
  const bases = [from, ...from.neighbours.filter((hex) => hex !== null)];
  const sites = bases.flatMap((base) => wallsBeside(bare, base).map((top) => ({ base: base.name, top: top.name })));
  const [ofOne, ofOther] = workers.map((worker): readonly (HexName | null)[] => [
    null,
    ...(isOneThing(position) ? [] : stepsFrom(bare, worker, worker.hexes).flatMap(({ hexes }) => hexes)),
  ]);
  return sites.flatMap((site) =>
    (ofOne ?? []).flatMap((one) =>
      (ofOther ?? []).map((other): ShiftLadder => {
        const steps = [one, other].flatMap((to, place) =>
          to === null ? [] : [{ unit: workers[place]?.id ?? '', to }],
        );
        const ids = workers.map(({ id }) => id);
        return {
          type: 'ShiftLadder',
          workers: ids,
          ladder: ladder.id,
          ...site,
          ...(steps.length > 0 ? { steps } : {}),
        };
      }),
    ),
  );
}

/** The two turn the ladder or move it, and need not stay beside it (siege-en:1.91e). */
function isOneThing(position: Position): boolean {
  return bookOf(position).ladders.shifting === 'oneThing';
}

/** Cost of turning a ladder, and of moving it by one hex, in MP; doing both costs both (pbem:19.11m). */
const SHIFT_MP = 2;

/**
 * Two units beside a standing ladder turn it, or move it one hex along the wall; they step to stay beside it
 * (pbem:19.11m, 19.11n).
 */
export const SHIFT_LADDER: OrderRule<ShiftLadder> = {
  when: { steps: ['movement'] },
  rule: 'pbem:4.25a',
  near: true,
  possible: ({ equipment }) => equipment !== undefined,
  units: ({ workers }) => workers,
  carryOut(course, _side, order, dice) {
    const judged = judge(course.position, order);
    if (!judged.ok) return judged.refusal;
    const { ladder: equipment, base, top, workers: units } = order;
    const [first] = units.flatMap((id) => course.position.units[id] ?? []);
    const entered = [base, ...judged.value.steps.flatMap(({ step }) => step.hexes)];
    if (first && runsInto(course, first, entered)) return null;
    course.emit({ type: 'LadderSet', data: { units, equipment, base, top, mp: judged.value.mp, rule: 'pbem:19.11m' } });
    const passers = judged.value.steps.map(({ unit, step }) => stepBeside(course, unit, step));
    meet(course, passers, dice, 'first', []);
    return null;
  },
  list: (position, side, unit) =>
    shiftsOf(position, side, unit).flatMap((order) => {
      const judged = judge(position, order);
      if (!judged.ok) return [];
      const { ladder, base, top } = order;
      const own = judged.value.steps.filter(({ unit: id }) => id === unit.id).map(({ step }) => step);
      return [{ order, mp: judged.value.mp + costOf(own), summary: `move ${ladder} to ${base} against ${top}` }];
    }),
};

function stepBeside(course: Course<PbemEvent>, id: UnitId, step: StepGone): Passer {
  tellMove(course, id, [step]);
  const unit = course.position.units[id];
  if (!unit) throw new Error(`there is no unit ${id}`);
  return { unit, hexes: step.hexes };
}

interface Shift {
  /** Cost for each of the two units in MP, besides its own step. */
  readonly mp: number;
  readonly steps: readonly { readonly unit: UnitId; readonly step: StepGone }[];
}

function judge(position: Position, order: ShiftLadder): Ruled<Shift> {
  const pair = pairOf(position, order.workers);
  if (!pair.ok) return pair;
  const named = ladderNamed(position, order.ladder);
  if (!named.ok) return named;
  const ladder = named.value;
  const stranger = whyNotTheirStep(position, order);
  if (stranger) return refused(stranger);
  const bare = withoutLadder(position, ladder);
  const price = priceOf(position, bare, ladder, order);
  if (!price.ok) return price;
  const steps: { readonly unit: UnitId; readonly step: StepGone }[] = [];
  let around = bare;
  for (const worker of pair.value) {
    const stepped = stepOf(around, worker, order, price.value);
    if (!stepped.ok) return stepped;
    const { step, unit } = stepped.value;
    around = withUnit(around, unit);
    if (step) steps.push({ unit: worker.id, step });
    const beside = whyNotBeside(bare, worker, ladder.hexes[0] ?? '');
    const after = isOneThing(position) ? null : whyNotBeside(around, unit, order.base);
    if (beside ?? after) return refused((beside ?? after) as Refusal);
  }
  const stuck = pair.value.map(({ id }) => around.units[id]).find((unit) => unit && mayStop(around, unit, unit.hexes));
  if (stuck) return forbidden('pbem:7.1a', `${stuck.id} cannot stop in ${stuck.hexes.join()}`, stuck.id);
  return allowed({ mp: price.value, steps });
}

/**
 * Why a stated step is wrong, or null: each of the two units steps at most once, and no other unit steps (pbem:19.11m).
 */
function whyNotTheirStep(position: Position, { workers, steps = [] }: ShiftLadder): Refusal | null {
  const [first] = steps;
  if (first && isOneThing(position)) {
    return illegal('siege-en:1.91e', `${first.unit} moves by himself, not with the ladder`, first.unit);
  }
  const wrong = steps.find(
    ({ unit }, index) => !workers.includes(unit) || steps.findIndex((step) => step.unit === unit) !== index,
  );
  if (!wrong) return null;
  const because = workers.includes(wrong.unit) ? 'steps once' : 'is none of the two at the ladder';
  return illegal('pbem:19.11m', `${wrong.unit} ${because}`, wrong.unit);
}

/** Cost of the shift for each of the two units in MP, or why the ladder cannot be brought there. */
function priceOf(position: Position, bare: Position, ladder: Equipment, order: ShiftLadder): Ruled<number> {
  const [base = ''] = ladder.hexes;
  const { id, top } = ladder;
  const no = (rule: string, because: string): Ruled<never> => forbidden(rule, because, id);
  if (top === undefined) return no('pbem:19.11m', `${id} does not stand upright`);
  const [climber] = liveUnitsIn(position, base);
  if (climber) return no('pbem:19.11n', `${climber.id} is on ${id}`);
  const [worker] = order.workers.flatMap((one) => position.units[one] ?? []);
  const site =
    whyNoSite(bare, order.base, order.top) ?? (worker ? whyNotWithHidden(position, worker, [order.base]) : null);
  if (site) return refused(site);
  const [from, to] = [hexOf(bare, base), hexOf(bare, order.base)];
  const moves = from !== to;
  if (!moves && top === order.top) return no('pbem:19.11m', `${id} stands so already`);
  if (moves && directionBetween(from, to) === null) return no('pbem:19.11m', `${id} moves one hex along the wall`);
  const { gameTurn, side } = position.turn;
  if (moves && ladder.moved?.gameTurn === gameTurn && ladder.moved.side === side) {
    return no('pbem:19.11m', `${id} has been moved in this phase`);
  }
  const turns = facing(bare, from, top) !== facing(bare, to, order.top);
  if (moves && isOneThing(position)) {
    if (turns) return no('siege-en:1.91e', `${id} is moved or turned, not both`);
    if (!isOutside(bare, base)) return no('siege-en:1.91e', `${id} is moved outside of the castle only`);
  }
  return allowed((moves ? SHIFT_MP : 0) + (turns ? SHIFT_MP : 0));
}

function facing(bare: Position, base: FieldHex, top: HexName): number | null {
  return directionBetween(base, hexOf(bare, top));
}

/** A worker at his place after the shift, with his step if the order has one for him. */
function stepOf(
  around: Position,
  worker: Unit,
  { steps = [], base }: ShiftLadder,
  mp: number,
): Ruled<{ readonly unit: Unit; readonly step: StepGone | null }> {
  const immobile = whyEngaged(around, worker) ?? whyImmobile(around, worker);
  if (immobile) return refused(immobile);
  const to = steps.find(({ unit }) => unit === worker.id)?.to;
  const gone = to === undefined ? null : goStep(around, worker, worker.hexes, { gait: 'step', hexes: [to] });
  if (gone && !gone.ok) return gone;
  const step = gone?.value ?? null;
  const unit = step ? standing(worker, step.hexes, step.half) : worker;
  if (unit.hexes.includes(base))
    return forbidden('pbem:19.11m', `${worker.id} would stand where the ladder comes`, base);
  const [needed, left] = [mp + (step ? costOf([step]) : 0), mpLeft(around, worker)];
  if (needed <= left) return allowed({ unit, step });
  return forbidden('pbem:19.11m', `${worker.id} needs ${needed} MP and has ${left}`, worker.id);
}

/**
 * Why a worker cannot reach the ladder, or null: he must be ADJACENT to the hex of its foot, on the ground (ruling of
 * pbem:19.11m).
 */
function whyNotBeside(bare: Position, unit: Unit, base: HexName): Refusal | null {
  if (unit.hexes.some((at) => at !== base && ADJACENT(bare, unit, at, base))) return null;
  return illegal('pbem:19.11m', `${unit.id} is not ADJACENT to ${base}`, unit.id);
}
