import type { DiePartsFragment, OrderPartsFragment, OrderInput, UnitOrdersQuery } from '../api/generated';
import { capital, inWords } from '../common/words';
import { moveText } from './way-steps';

export type Order = OrderPartsFragment;
/** The odds of one die. */
export type DieOdds = DiePartsFragment;
export type Odds = NonNullable<Order['odds']>;
type Reach = Extract<UnitOrdersQuery['game']['reach'], { readonly __typename: 'Reach' }>;
export type Destination = Reach['destinations'][number];

/** An order that somebody is about to give. */
export interface Choice {
  readonly input: OrderInput;
  readonly words: string;
  readonly text: string;
  readonly mp: number | null;
  readonly odds: Odds | null;
  /** Hexes of its way, for the map. */
  readonly path: readonly string[];
}

/** The member of OrderInput that an order is: `move`, `endStep`. */
export function kindOf(order: unknown): string {
  return typeof order === 'object' && order !== null ? (Object.keys(order)[0] ?? '') : '';
}

/** The content of an order: the value of its one member. */
function bodyOf(order: unknown): Readonly<Record<string, unknown>> {
  const body: unknown = Object.values(order ?? {})[0];
  return typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
}

/** The hexes of an order's way, its heads; none if it has no way. */
export function wayOf(order: unknown): readonly string[] {
  const { path } = bodyOf(order);
  if (!Array.isArray(path)) return [];
  return path.flatMap((step: unknown) => {
    const hexes = Array.isArray(step) ? step : ((step as { readonly hexes?: unknown }).hexes ?? []);
    const head: unknown = Array.isArray(hexes) ? hexes[0] : undefined;
    return typeof head === 'string' ? [head] : [];
  });
}

/** Units whom an order is against. */
export function targetsOf(order: unknown): readonly string[] {
  const { defenders, target, prisoner } = bodyOf(order);
  const named = Array.isArray(defenders) ? defenders : [target, prisoner];
  return named.filter((one): one is string => typeof one === 'string');
}

/** A shot: units by their names, and the hexes that are meant where they have two. */
export interface Shot {
  /** Null: it is not known who shoots, or where he will stand. */
  readonly unit: string | null;
  readonly from: string | null;
  readonly target: string;
  readonly at: string | null;
}

/** The shot of an order; null: it is no shot. */
export function shotOf(order: unknown): Shot | null {
  return kindOf(order) === 'fire' ? shotIn(bodyOf(order)) : null;
}

/** The shot that an order or an event tells of; null: it tells of none. */
export function shotIn({ unit, from, target, at }: Readonly<Record<string, unknown>>): Shot | null {
  const [aimed, hex] = [wordIn(target), wordIn(at)];
  if (aimed !== null) return { unit: wordIn(unit), from: wordIn(from), target: aimed, at: hex };
  // Nobody is shot at, but a thing in that hex.
  return hex === null ? null : { unit: null, from: wordIn(from), target: hex, at: hex };
}

function wordIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

export function choiceOf({ order, text, mp, summary, odds }: Order): Choice {
  return {
    input: order as OrderInput,
    words: capital(summary),
    text,
    mp: mp ?? null,
    odds: odds ?? null,
    path: wayOf(order),
  };
}

/** A move to a place, as it was told that it can be reached. */
export function moveTo(unit: string, { hexes, facing, mp, path }: Destination): Choice {
  const steps = path.map(({ gait, hexes: held }) => ({ gait, hexes: held }));
  const where = hexes.join('-') + (facing === null || facing === undefined ? '' : `, facing ${facing}`);
  return {
    input: { move: { unit, path: steps } },
    words: `${unit} moves to ${where}`,
    text: moveText(unit, path, null),
    mp,
    odds: null,
    path: path.map(({ hexes: held }) => held[0] ?? ''),
  };
}

/** Orders by kind, in words: what is done most at a step comes first. */
export function grouped(
  orders: readonly Order[],
): readonly { readonly kind: string; readonly orders: readonly Order[] }[] {
  const groups = new Map<string, Order[]>();
  for (const order of orders) {
    const kind = kindOf(order.order);
    groups.set(kind, [...(groups.get(kind) ?? []), order]);
  }
  return [...groups].map(([kind, members]) => ({ kind, orders: members }));
}

const TITLES: Readonly<Record<string, string>> = {
  move: 'Moves',
  attack: 'Attacks',
  fire: 'Shots',
  stand: 'Standing orders',
  retreat: 'Where to retreat',
  advance: 'Advance',
  pursue: 'Pursue',
  pin: 'Pin',
  giveMp: 'Give MP',
};

/** The heading of orders of a kind. */
export function titleOf(kind: string): string {
  return TITLES[kind] ?? capital(inWords(kind));
}

const EFFECTS: Readonly<Record<string, string>> = { k: 'killed', w: 'wounded', s: 'stunned' };

/** A sign of the combat tables in words: `*dw`: "defender wounded, his horse killed"; other signs as they are. */
export function resultWords(sign: string): string {
  if (sign === '-') return 'no effect';
  const [, star, side, unhorsed, effect = ''] = /^(\*?)([ad])(u?)([kws124])$/.exec(sign) ?? [];
  if (side === undefined) return sign;
  const who = side === 'a' ? 'attacker' : 'defender';
  const what = EFFECTS[effect] ?? (effect === '1' ? 'retreats 1 hex' : `retreats ${effect} hexes`);
  return `${who} ${what}${unhorsed === 'u' ? ' and unhorsed' : ''}${star === '*' ? ', his horse killed' : ''}`;
}

/** The chances of the results in words: "defender wounded 10 %, no effect 90 %". */
export function oddsWords(odds: Odds): string {
  const { before, distribution } = odds;
  const words = distribution
    .map(({ result, faces }) => `${resultWords(result)} ${percentOf(odds, faces)} %`)
    .join(', ');
  return before ? `${words} (after the die for the ${columnWords(before)})` : words;
}

/** The chance of so many faces of a die, which may have ten or six. */
export function percentOf({ distribution }: DieOdds, faces: number): number {
  return Math.round((faces * 100) / distribution.reduce((sum, one) => sum + one.faces, 0));
}

/** The column of a table that odds are read in: `3-1`, "mounted or animal". */
export function columnWords({ column }: Pick<DieOdds, 'column'>): string {
  return inWords(column);
}
