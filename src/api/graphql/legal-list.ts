import { canonicalJson, sha256 } from '../../engine/canonical/canonical.js';
import type { LegalOrder } from '../../engine/game/ruleset.js';
import { badCursor } from './page.js';

/** Members of orders that name those who act. All else that an order names is what it is aimed at. */
const ACTING: ReadonlySet<string> = new Set(['type', 'unit', 'attackers', 'workers', 'crew', 'bearers']);

/** Which legal orders are wanted; null: any. */
export interface LegalFilter {
  readonly types: readonly string[] | null;
  readonly targets: readonly string[] | null;
}

/** The orders that pass a filter, in their order. */
export function filtered(
  legal: readonly LegalOrder<unknown>[],
  { types, targets }: LegalFilter,
): readonly LegalOrder<unknown>[] {
  return legal.filter(({ order }) => {
    const { type } = order as { readonly type: string };
    if (types && !types.includes(type)) return false;
    if (!targets) return true;
    const named = Object.entries(order as object).filter(([member]) => !ACTING.has(member));
    return targets.some((target) => named.some(([, value]) => names(value, target)));
  });
}

/** Whether a value holds a text anywhere, as a value or as the name of a member. */
export function names(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value === text;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((one) => names(one, text));
  return Object.hasOwn(value, text) || Object.values(value).some((one) => names(one, text));
}

/** A list of legal orders: the revision of the game, and what was asked for. */
export interface LegalListAsked extends LegalFilter {
  readonly revision: number;
  /** The unit that the orders are given to; null: any. */
  readonly unit: string | null;
}

/** The cursors of the orders in a list of legal orders, by their indexes. */
export function legalCursors(asked: LegalListAsked): (index: number) => string {
  const name = listName(asked);
  return (index) => Buffer.from(`legal:${name} ${index}`).toString('base64url');
}

/**
 * The index behind a cursor. Throws BAD_INPUT if the cursor is of another list: of another unit or filter, or of
 * another revision, since the list has changed since then.
 */
export function legalIndexAfter(asked: LegalListAsked, cursor: string): number {
  const decoded = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, of, index] = /^legal:(\d{1,15} [0-9a-f]{16}) (\d{1,9})$/.exec(decoded) ?? [];
  if (index === undefined || of !== listName(asked)) throw badCursor(cursor);
  return Number(index) + 1;
}

function listName({ revision, unit, types, targets }: LegalListAsked): string {
  return `${revision} ${sha256(canonicalJson([unit, types, targets])).slice(0, 16)}`;
}
