import { orderOf } from '../../api/graphql/inputs/order-form.js';
import type { Chance } from '../../selfplay/chance.js';
import { errandsOf, type SeenTerms } from '../../selfplay/errands.js';
import type { Choice, SeenOrder } from '../../selfplay/player.js';
import { greedy } from '../../selfplay/players/greedy.js';
import type { Ways } from '../../selfplay/ways.js';

/** A legal order as the API lists it. */
export interface ListedOrder {
  readonly order: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly odds: { readonly distribution: readonly { readonly result: string; readonly faces: number }[] } | null;
}

/** The parts of an order at which the demo's player looks. */
export interface ListedUnit {
  readonly name: string;
  readonly side: string | null;
  readonly kind: string;
  readonly health: string;
  readonly hexes: readonly string[];
  readonly fired: readonly string[];
  /** Of which side it is a prisoner. */
  readonly prisonerOf: string | null;
  /** The values printed on its counters; animals have no weapon. */
  readonly sheet: { readonly weapon?: string | null; readonly classes?: readonly string[] };
}

/** The view of a side: its legal orders, the units, the map, and whether it owes an answer. */
export interface Shown {
  readonly side: string;
  readonly owes: boolean;
  readonly listed: readonly ListedOrder[];
  readonly units: readonly ListedUnit[];
  readonly terms: SeenTerms;
  readonly ways: Ways;
}

/** The order that self-play's greedy player takes of what the API lists. Throws if nothing is listed. */
export function chooseOrder({ side, owes, listed, units, terms, ways }: Shown, chance: Chance): ListedOrder {
  const choices = listed.map(choiceOf);
  const seen = units.map(({ name, sheet, fired, prisonerOf, ...unit }) => ({
    ...unit,
    id: name,
    weapon: sheet.weapon ?? null,
    fired: fired.length > 0,
    engineer: sheet.classes?.includes('engineer') ?? false,
    captive: prisonerOf !== null,
  }));
  const chosen = greedy({ side, owes, choices, units: seen, errands: errandsOf(terms, side), ways }, chance);
  const order = listed[choices.indexOf(chosen)];
  if (!order) throw new Error(`${side} must act and has nothing to order`);
  return order;
}

function choiceOf({ order, odds }: ListedOrder): Choice {
  const read = orderOf(order);
  if (read.kind !== 'json') throw new Error('a legal order is listed as written text only');
  const tenths = odds && Object.fromEntries(odds.distribution.map(({ result, faces }) => [result, faces]));
  return { order: read.value as SeenOrder, tenths };
}
