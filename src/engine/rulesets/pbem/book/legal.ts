import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import type { PlayerId, SeatId } from '../../../position/seat.js';
import { isLive, type SideId, type Unit, type UnitId } from '../../../position/unit.js';
import { actors } from './actors.js';
import { barsOn, whyBarred, type Bar } from '../12-tasks/bars.js';
import { ledBy } from '../core/animals/leads.js';
import type { Book } from '../core/books/book.js';
import { bookOf, byBook } from '../core/books/of.js';
import { indexOf } from '../core/unit-index.js';
import { byMoment, remembered } from '../core/listing/memory.js';
import { isFarFrom } from '../core/listing/nearness.js';
import { hiddenOfSide } from '../core/hidden/hidden-units.js';
import { HIDE } from '../04-sequence/hide.js';
import { asRevealed } from '../22-hidden/reveal.js';
import { companies, JOINT_ORDERS, shownTogether } from './joint.js';
import { orderRuleIn } from './order-rules.js';
import { unitsAtWork, type OrderRule } from '../core/order-rule.js';
import { ORDER_TYPES, type Order, type OrderType } from '../core/orders.js';
import { narrowedTo, seated, whyNotHis } from '../01-players/command.js';
import { whyNotClose } from '../04-sequence/closing.js';

/**
 * Orders that `decide` would accept from a seat now; from one unit, if given. A move is listed once for each place and
 * facing that its unit can reach, by a cheapest path. Ends of step and turn belong to no unit and are listed without
 * one.
 */
export function legal(whole: Position, seat: SeatId, unit?: UnitId): readonly LegalOrder<Order>[] {
  const listing = listingFor(whole, seat);
  if (!listing) return [];
  const { side, player, position, types, rules } = listing;
  const asked: Asked = { all: rules, outOfStep: rules.filter(({ inStep }) => !inStep) };
  const units = unit === undefined ? indexOf(position).names : [unit];
  const orders: LegalOrder<Order>[] = [];
  for (const id of units) {
    const one = Object.hasOwn(position.units, id) ? position.units[id] : undefined;
    if (one) gather(orders, asked, position, side, player, one);
  }
  if (position.hidden) {
    gatherHidden(orders, rules, position, side, player, unit);
    gatherTogether(orders, rules, position, side, player, unit);
  }
  if (unit === undefined) orders.push(...rules.flatMap(({ rule }) => rule.listOfSide?.(position, side, player) ?? []));
  if (unit === undefined && whyNotClose(position, player) === null) orders.push(...ends(types));
  return orders;
}

/**
 * The slow part of the list of a unit, a little of it in each step, after which `legal` takes little time for it
 * (ADR 96).
 */
export function* preparing(whole: Position, seat: SeatId, unit: UnitId): Generator<undefined> {
  const listing = listingFor(whole, seat);
  const one = listing && Object.hasOwn(listing.position.units, unit) ? listing.position.units[unit] : undefined;
  if (!listing || one?.side !== listing.side || !isLive(one)) return;
  for (const { rule } of listing.rules) yield* rule.prepare?.(listing.position, one) ?? [];
}

/** The terms of a seat's list: its side and player, the position, and the rules. */
interface ListingOfSeat {
  readonly side: SideId;
  readonly player: PlayerId | null;
  /** As the seat commands it. */
  readonly position: Position;
  readonly types: ReadonlySet<OrderType>;
  readonly rules: readonly Listing[];
}

/** Null: the seat may give no order. */
function listingFor(whole: Position, seat: SeatId): ListingOfSeat | null {
  const who = seated(whole, seat);
  if (!who.ok) return null;
  const { side, player } = who.value;
  const position = narrowedTo(whole, side, player);
  const types = new Set(
    actors(whole)
      .filter((actor) => actor.side === side && (actor.player ?? null) === player)
      .flatMap((actor) => actor.orders as readonly OrderType[]),
  );
  if (types.size === 0) return null;
  const listings = listingsOf(position.ruleset.id);
  const rules = [...types].map((type) => listings[type]).filter(({ rule }) => rule.possible?.(position) ?? true);
  return { side, player, position, types, rules };
}

/** The order types that a list asks for, and those of them that are given outside the steps. */
interface Asked {
  readonly all: readonly Listing[];
  readonly outOfStep: readonly Listing[];
}

function gather(
  orders: LegalOrder<Order>[],
  asked: Asked,
  position: Position,
  side: SideId,
  player: PlayerId | null,
  unit: Unit,
): void {
  // In a step only the side's own live units can be ordered.
  const those = unit.side === side && isLive(unit) ? asked.all : asked.outOfStep;
  if (those.length === 0) return;
  const known = unit.side === side && ledBy(position, unit.id) === null ? nearLists(position, unit) : null;
  const bars = barsOn(position, unit);
  for (const listing of those) {
    const list = listOf(listing, known, bars, position, side, unit);
    // Most lists are empty.
    if (list.length === 0) continue;
    for (const order of list) {
      if (player === null || isHis(position, side, player, listing.rule.units(order.order))) orders.push(order);
    }
  }
}

/**
 * The orders of the side's hidden units, which would reveal them (pbem:22.8f), or the places where they may be set up.
 */
function gatherHidden(
  orders: LegalOrder<Order>[],
  rules: readonly Listing[],
  position: Position,
  side: SideId,
  player: PlayerId | null,
  only?: UnitId,
): void {
  for (const unit of hiddenOfSide(position, side)) {
    if ((only !== undefined && unit.id !== only) || whyNotHis(position, player, unit)) continue;
    if (unit.hexes.length === 0) {
      if (rules.some(({ type }) => type === 'Hide')) orders.push(...HIDE.list(position, side, unit));
      continue;
    }
    const inSteps = rules.filter(({ inStep }) => inStep);
    gather(orders, { all: inSteps, outOfStep: [] }, asRevealed(position, [unit]), side, player, unit);
  }
}

/** The orders of a unit, hidden or not, that do something with hidden friends near it, who would be revealed too. */
function gatherTogether(
  orders: LegalOrder<Order>[],
  rules: readonly Listing[],
  position: Position,
  side: SideId,
  player: PlayerId | null,
  only?: UnitId,
): void {
  const joint = rules.filter(({ type, inStep }) => inStep && JOINT_ORDERS.has(type));
  if (joint.length === 0) return;
  const book = bookOf(position);
  for (const { unit, friends } of companies(position, side)) {
    if ((only !== undefined && unit.id !== only) || whyNotHis(position, player, unit)) continue;
    const hiding = friends.map(({ id }) => id);
    const named = ({ order }: LegalOrder<Order>): readonly UnitId[] =>
      unitsAtWork(orderRuleIn(book, order.type), order).filter((id) => hiding.includes(id));
    const listWith = (ids: readonly UnitId[]): List => {
      const list: LegalOrder<Order>[] = [];
      const shown = shownTogether(position, side, [unit.id, ...ids]);
      gather(list, { all: joint, outOfStep: [] }, shown, side, player, unit);
      return list;
    };
    const crews = hiding.length === 1 ? [] : listWith(hiding).map(named);
    const sets = new Set(
      [...hiding.map((id) => [id]), ...crews.filter(({ length }) => length > 1)].map((ids) => ids.join(' ')),
    );
    for (const set of sets) orders.push(...listWith(set.split(' ')).filter((one) => named(one).join(' ') === set));
  }
}

/** An order type as far as lists are concerned. */
interface Listing {
  readonly type: OrderType;
  readonly rule: OrderRule<Order>;
  readonly inStep: boolean;
  /** The index of its list among the remembered lists of a unit; null: the list is not remembered. */
  readonly place: number | null;
}

function listingOf(book: Book, type: OrderType, number: number): Listing {
  const rule = orderRuleIn(book, type);
  const inStep = 'steps' in rule.when;
  return { type, rule, inStep, place: inStep && rule.near ? number : null };
}

type Listings = { readonly [Type in OrderType]: Listing };

const listingsOf = byBook(
  (book) =>
    Object.fromEntries(ORDER_TYPES.map((type, number) => [type, listingOf(book, type, number)])) as unknown as Listings,
);

/** The player commands all units of his side that the order makes act (pbem:1.2c). */
function isHis(position: Position, side: SideId, player: PlayerId, units: readonly UnitId[]): boolean {
  return units.every((id) => {
    const unit = position.units[id];
    return unit?.side !== side || whyNotHis(position, player, unit) === null;
  });
}

type List = readonly LegalOrder<Order>[];

/** Lists by the indexes of their order types, as far as they have been asked for. */
type NearLists = (List | undefined)[];

const NONE: List = [];

/** The orders listed for a unit under a rule; none if its state forbids the order. */
function listOf(
  { type, rule, place }: Listing,
  known: NearLists | null,
  bars: readonly Bar[],
  position: Position,
  side: SideId,
  unit: Unit,
): List {
  const last = known && place !== null ? known[place] : undefined;
  if (last) return last;
  const list = bars.some((bar) => bar(position, unit, type) !== null)
    ? NONE
    : withFitHands(rule, position, unit, rule.list(position, side, unit));
  if (known && place !== null) known[place] = list;
  return list;
}

/**
 * For orders of several units: those in which no unit's state forbids the order. A list holds either such orders or
 * orders of single units.
 */
function withFitHands(rule: OrderRule<Order>, position: Position, unit: Unit, list: List): List {
  const [first] = list;
  if (!first || rule.units(first.order).length < 2) return list;
  const isFit = (id: UnitId, { type }: Order): boolean => {
    const other = id === unit.id ? undefined : position.units[id];
    return other === undefined || whyBarred(position, other, type) === null;
  };
  return list.filter(({ order }) => rule.units(order).every((id) => isFit(id, order)));
}

/** The orders listed for a unit, for its own side, under the rules that depend only on the unit's surroundings. */
const nearLists = remembered(
  (): NearLists => [],
  (lists, position, unit, changes) => (isFarFrom(position, unit, changes) ? lists : null),
  byMoment,
);

function ends(types: ReadonlySet<OrderType>): readonly LegalOrder<Order>[] {
  const summaries = { EndStep: 'end this step', EndTurn: 'end the player turn' } as const;
  return (['EndStep', 'EndTurn'] as const)
    .filter((type) => types.has(type))
    .map((type) => ({ order: { type }, mp: null, summary: summaries[type] }));
}
