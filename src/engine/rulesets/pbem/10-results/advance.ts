import type { Course } from '../../../game/course.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import { illegal, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import type { SideId, Unit, UnitId } from '../../../position/unit.js';
import { whyBarred } from '../12-tasks/bars.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { advanceAlong, advancesOf, advancesTooFar, mayAdvance, ruleOfMp, type Burden } from './advance-reach.js';
import { decisionsOf, isDue, type AdvanceOffered, type DecisionOf } from '../core/turn/decision.js';
import { breakDistantMelee, leftBehind } from '../11-melee/melee.js';
import { carryCost } from '../12-equipment/load.js';
import { isRaging } from '../core/rage/rage.js';
import { stepsBeforeHidden } from '../22-hidden/on-the-way.js';
import type { StepGone } from '../core/events/facts.js';
import { whyKeptOffAny } from '../core/control/limits.js';
import type { PbemEvent } from '../core/events.js';
import { opponentsInMelee } from '../core/melee/melee.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Advance } from '../core/orders/combat-orders.js';
import { raise, settle } from '../core/turn/pending.js';
import type { Vacated } from './vacated.js';

/**
 * Takes or declines an advance after combat (pbem:10.9). A unit that advances cannot be pinned (10.9d) and pays no MP
 * (10.9f).
 */
export const ADVANCE: OrderRule<Advance> = {
  when: { decision: 'Advance' },
  rule: 'pbem:10.9c',
  units: ({ unit }) => (unit === undefined ? [] : [unit]),
  whyNotOffered: whyTooFar,
  carryOut(course, side, order) {
    const offer = offeredTo(course.position, side);
    if (!offer) return { code: 'wrongStep', rule: 'pbem:10.9c', because: `${side} is offered no advance now` };
    if (order.unit === undefined) {
      if (order.path) return { code: 'malformed', rule: null, because: 'a path without a unit to advance' };
      passOn(course, offer, 'pbem:10.9a');
      reviewOffers(course);
      return null;
    }
    const unit = course.position.units[order.unit];
    if (!unit || !offer.about.units.includes(order.unit)) {
      const tooFar = whyTooFar(course.start, order);
      if (tooFar) return tooFar;
      const keptOff = unit?.side === side ? whyKeptOffAny(course.position, unit, offer.about.into) : null;
      if (keptOff) return keptOff;
      const because = `${order.unit} is none of those who may advance`;
      return illegal('pbem:10.9a', because, order.unit);
    }
    const way = advanceAlong(course.position, unit, offer.about.into, order.path ?? []);
    if (!way.ok) return way.refusal;
    if (breaksRage(course.position, unit, way.value.steps)) {
      return illegal('pbem:2.72k', `${unit.id} is in a rage and breaks no melee`, unit.id);
    }
    const steps = stepsBeforeHidden(course, unit, way.value.steps);
    if (steps.length > 0) {
      settle(course, offer.id, 'pbem:10.9a');
      course.emit({ type: 'UnitAdvanced', data: { unit: unit.id, steps, rule: 'pbem:10.9b' } });
      breakDistantMelee(course, unit.id, 'pbem:11.42');
      offerPursuit(course, side, unit.id, offer.about);
    }
    reviewOffers(course);
    return null;
  },
  list(position, side, unit) {
    const offer = offeredTo(position, side);
    if (!offer?.about.units.includes(unit.id)) return [];
    const ways = advancesOf(position, unit, offer.about.into).filter(({ steps }) => !breaksRage(position, unit, steps));
    const advances = ways.map(({ steps, hexes, mp }): LegalOrder<Advance> => ({
      order: { type: 'Advance', unit: unit.id, path: steps.map((step) => ({ gait: step.gait, hexes: step.hexes })) },
      mp,
      summary: `${unit.id} advances to ${hexes.join('-')}`,
    }));
    const declined: LegalOrder<Advance> = { order: { type: 'Advance' }, mp: null, summary: 'nobody advances' };
    return unit.id === offer.about.units[0] ? [...advances, declined] : advances;
  },
};

/** The unit could take part in the last advance if it were allowed to advance farther (pbem:10.9e). */
function whyTooFar(position: Position, { unit }: Advance): Refusal | null {
  if (unit === undefined || !(position.advanceTooFar ?? []).includes(unit)) return null;
  return illegal(ruleOfMp(position), `${unit} may not advance that far`, unit);
}

/** An advance is voluntary, and a raging berserk never breaks a melee voluntarily (pbem:2.72k). */
function breaksRage(position: Position, unit: Unit, steps: readonly StepGone[]): boolean {
  return isRaging(unit) && leftBehind(position, unit, steps.at(-1)?.hexes ?? unit.hexes).length > 0;
}

/**
 * Offers the winners of a combat the hexes that its losers have left (pbem:10.9a). While other losers still owe their
 * retreat the offer waits and grows; at the end it stands only if a winner can take it.
 */
export function offerAdvance(course: Course<PbemEvent>, left: readonly Vacated[]): void {
  for (const { winners, into, retreated } of left) {
    const { position } = course;
    const { owner, ...asked } = firstAsked(position, winners);
    if (owner === null) continue;
    const open = decisionsOf(position, 'Advance', owner)[0];
    const about: AdvanceOffered = {
      ...asked,
      into: [...(open?.about.into ?? []), ...into],
      retreated: [...(open?.about.retreated ?? []), ...retreated],
    };
    const waits = position.pending.some((decision) => decision.kind === 'Retreat' && isDue(position, decision));
    if (open || waits || isAnyAble(position, { ...about, units: winners })) {
      raise(course, 'Advance', owner, 'pbem:10.9a', about, open?.id);
    } else tellTooFar(course, about);
  }
  reviewOffers(course);
}

interface Asked extends Pick<AdvanceOffered, 'units' | 'others'> {
  readonly owner: SideId | null;
}

/** The side that is asked first, that of the first named winner, and the winners of other sides (pbem:10.9a). */
function firstAsked({ units }: Position, winners: readonly UnitId[]): Asked {
  const sideOf = (id: UnitId): SideId | null => units[id]?.side ?? null;
  const owner = winners.map(sideOf).find((side) => side !== null) ?? null;
  const isOther = (id: UnitId): boolean => sideOf(id) !== null && sideOf(id) !== owner;
  const others = winners.filter(isOther);
  return { owner, units: winners.filter((id) => !isOther(id)), ...(others.length > 0 ? { others } : {}) };
}

/** Ends an offer that nobody of its side takes; true if another side of the winners is asked now. */
function passOn(course: Course<PbemEvent>, { id, about }: DecisionOf<'Advance'>, rule: string): boolean {
  settle(course, id, rule);
  const { others = [], into, retreated } = about;
  const { owner, ...asked } = firstAsked(course.position, others);
  if (owner === null) return false;
  raise(course, 'Advance', owner, 'pbem:10.9a', { ...asked, into, retreated });
  return true;
}

/** Offers that are due hold only for the units that can still take them. */
function reviewOffers(course: Course<PbemEvent>): void {
  let goesOn = false;
  for (const offer of decisionsOf(course.position, 'Advance').filter((one) => isDue(course.position, one))) {
    const { id, owner, about } = offer;
    const units = ableOf(course.position, about);
    if (units.length < about.units.length) tellTooFar(course, about);
    if (units.length === 0) goesOn = passOn(course, offer, 'pbem:10.9b') || goesOn;
    else if (units.length < about.units.length) raise(course, 'Advance', owner, 'pbem:10.9a', { ...about, units }, id);
  }
  if (goesOn) reviewOffers(course);
}

/**
 * Tells which victors only the limits of an advance keep from advancing, so that their orders are refused by that rule.
 */
function tellTooFar(course: Course<PbemEvent>, { units, into }: AdvanceOffered): void {
  const { position } = course;
  const known = position.advanceTooFar ?? [];
  const tooFar = freeVictors(position, units).filter(
    (unit) => !known.includes(unit.id) && advancesTooFar(position, unit, into, burdenAt(position, unit)),
  );
  if (tooFar.length === 0) return;
  const all = [...known, ...tooFar.map(({ id }) => id)];
  course.emit({ type: 'AdvanceTooFar', data: { units: all, rule: ruleOfMp(position) } });
}

function isAnyAble(position: Position, { units, into }: AdvanceOffered): boolean {
  return freeVictors(position, units).some((unit) => mayAdvance(position, unit, into, burdenAt(position, unit)));
}

function ableOf(position: Position, { units, into }: AdvanceOffered): readonly UnitId[] {
  return freeVictors(position, units)
    .filter((unit) => mayAdvance(position, unit, into, burdenAt(position, unit)))
    .map(({ id }) => id);
}

/** Those of the victors whose state does not bar them from an advance. */
function freeVictors(position: Position, units: readonly UnitId[]): readonly Unit[] {
  return units.flatMap((id) => position.units[id] ?? []).filter((unit) => !whyBarred(position, unit, 'Advance'));
}

/**
 * The burden of a victor when an advance is offered. In his own player turn he may first put down his load and let go
 * of what he leads (pbem:12.5h, 13.7u).
 */
function burdenAt(position: Position, unit: Unit): Burden {
  const own = unit.side === position.turn.side;
  return { load: own ? 0 : carryCost(position, unit), leads: !own };
}

function offeredTo(position: Position, side: SideId): DecisionOf<'Advance'> | undefined {
  return decisionsOf(position, 'Advance', side).find((decision) => isDue(position, decision));
}

/** Melee with units that retreated may go on if the advance has caught up with them (pbem:11.44b). */
function offerPursuit(course: Course<PbemEvent>, side: SideId, advanced: UnitId, about: AdvanceOffered): void {
  const { position } = course;
  const unit = position.units[advanced];
  if (!unit) return;
  const fighting = opponentsInMelee(position, advanced);
  const retreated = about.retreated.flatMap(({ unit: id, linked }) => {
    const other = position.units[id];
    const caught =
      other !== undefined && linked.includes(advanced) && !fighting.includes(id) && isAdjacentTo(position, other, unit);
    return caught ? [id] : [];
  });
  if (retreated.length > 0) raise(course, 'Pursue', side, 'pbem:11.44b', { unit: advanced, retreated });
}
