import { canonicalJson } from '../../engine/canonical/canonical.js';
import type { Rulebook } from '../../engine/game/rulebook.js';
import { seatsOf } from '../../engine/position/seat.js';
import type { Position } from '../../engine/position/position.js';
import type { Expectation } from './expected.js';
import { orderHint } from '../../engine/notation/order-hint.js';
import { CaseBroken, failure, type CaseFailure, type CasePath } from './failure.js';

/** Orders that should be listed as legal for a unit and are missing, and listed orders that should be missing. */
export function wrongLegal(expect: Expectation, book: Rulebook, position: Position): readonly CaseFailure[] {
  return Object.entries(expect.legal ?? {}).flatMap(([unit, { includes = [], excludes = [] }]) => {
    const orders = seatsOf(position)
      .flatMap((seat) => book.ruleset.legal(position, seat, unit))
      .map(({ order }) => order);
    const listed = new Set(orders.flatMap(meanings));
    const at = (part: string, index: number): CasePath => ['expect', 'legal', unit, part, index];
    const missing = includes.flatMap((text, index) => {
      if (listed.has(canonicalJson(sought(orderOf(text, book, at('includes', index)))))) return [];
      const actual = orders.length === 0 ? 'none' : orders.map((order) => book.writeOrder(order)).join('; ');
      return [{ at: at('includes', index), what: `legal orders of ${unit}`, expected: text, actual }];
    });
    const forbidden = excludes.flatMap((text, index) => {
      const path = at('excludes', index);
      return listed.has(canonicalJson(sought(orderOf(text, book, path))))
        ? [failure(path, `"${text}" is listed as legal`)]
        : [];
    });
    return [...missing, ...forbidden];
  });
}

type Listed = {
  readonly type: string;
  readonly path?: readonly { readonly hexes?: unknown }[];
  readonly at?: unknown;
  readonly from?: unknown;
};

/** A move is listed by one of its paths, so moves to the same place and facing count as the same. */
function sought(order: unknown): object {
  const { path, ...rest } = order as Listed;
  return rest.type === 'Move' ? { ...rest, to: path?.at(-1)?.hexes } : (order as object);
}

/** The ways to write a listed order: a shot also without the hexes from which and at which it is fired. */
function meanings(order: unknown): readonly string[] {
  const { at, from, ...shot } = order as Listed;
  const isShot = shot.type === 'Fire' || shot.type === 'ShootBallista';
  const ways = isShot ? [order, shot, { ...shot, at }, { ...shot, from }] : [sought(order)];
  return ways.map((way) => canonicalJson(way));
}

function orderOf(text: string, book: Rulebook, at: CasePath): unknown {
  const read = book.readOrder(text);
  if (read.ok) return read.value.order;
  throw new CaseBroken(failure(at, `"${text}" is no order: ${read.refusal.because}${orderHint(text, book)}`));
}
