import type { Ways } from './ways.js';

/** A legal order as the API lists it. */
export interface ListedOrder {
  readonly order: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly odds: { readonly distribution: readonly { readonly result: string; readonly tenths: number }[] } | null;
}

/** What the demo's player looks at. */
export interface SeenUnit {
  readonly name: string;
  readonly side: string | null;
  readonly kind: string;
  readonly health: string;
  readonly hexes: readonly string[];
}

/** What each result is worth to the one who attacks or fires. */
const WORTH: Readonly<Record<string, number>> = {
  dk: 10,
  '*dk': 11,
  dw: 6,
  '*dw': 7,
  ds: 4,
  '*ds': 5,
  d1: 1,
  d2: 2,
  d4: 3,
  a1: -1,
  aw: -6,
  ak: -10,
  '-': 0,
};

/** An attack or shot worth less than this (in tenths of WORTH) is not made. */
const WORTH_MIN = 1;

/**
 * The demo's fighter: strikes and shoots where the odds favour him, otherwise walks towards the nearest enemy, takes
 * every advance, and ends the step when nothing is left. Null: end the step.
 */
export function chooseOrder(
  side: string,
  listed: readonly ListedOrder[],
  units: readonly SeenUnit[],
  ways: Ways,
): ListedOrder | null {
  const decision = listed.find(({ order }) => 'retreat' in order || 'pursue' in order);
  if (decision) return decision;
  const advance = listed.find(({ order }) => 'advance' in order);
  if (advance) return advance;
  const blow = best(
    listed.filter(({ order }) => aimsAtEnemy(order, side, units)),
    worthOf,
  );
  if (blow && worthOf(blow) >= WORTH_MIN) return blow;
  const enemies = units.filter((unit) => isFoe(unit, side) && unit.health !== 'dead');
  const far = ways.to(enemies.flatMap(({ hexes }) => hexes));
  const gain = (order: ListedOrder): number => gainOf(order, units, far);
  const approach = best(
    listed.filter(({ order }) => 'move' in order),
    gain,
  );
  return approach && gain(approach) > 0 ? approach : null;
}

function best(orders: readonly ListedOrder[], worth: (order: ListedOrder) => number): ListedOrder | null {
  return orders.reduce<ListedOrder | null>((top, one) => (top && worth(top) >= worth(one) ? top : one), null);
}

function isFoe(unit: SeenUnit, side: string): boolean {
  return unit.kind === 'character' && unit.side !== null && unit.side !== side;
}

function aimsAtEnemy(order: ListedOrder['order'], side: string, units: readonly SeenUnit[]): boolean {
  const { fire, attack } = order as { fire?: { target: string }; attack?: { defenders: readonly string[] } };
  const targets = attack?.defenders ?? (fire ? [fire.target] : []);
  return targets.length > 0 && targets.every((name) => units.some((unit) => unit.name === name && isFoe(unit, side)));
}

function worthOf({ odds }: ListedOrder): number {
  return (odds?.distribution ?? []).reduce((sum, { result, tenths }) => sum + tenths * (WORTH[result] ?? 0), 0);
}

/** Hexes by which a move shortens the way to the nearest enemy. */
function gainOf({ order }: ListedOrder, units: readonly SeenUnit[], far: ReadonlyMap<string, number>): number {
  const { unit, path } = order['move'] as { unit: string; path: readonly { hexes: readonly string[] }[] };
  const from = units.find(({ name }) => name === unit)?.hexes[0];
  const to = path.at(-1)?.hexes[0];
  return (far.get(from ?? '') ?? Number.POSITIVE_INFINITY) - (far.get(to ?? '') ?? Number.POSITIVE_INFINITY);
}
