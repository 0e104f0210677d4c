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

/** Cursor of an order in the list of legal orders at a revision. */
export function legalCursor(revision: number, index: number): string {
  return Buffer.from(`legal:${revision} ${index}`).toString('base64url');
}

/**
 * The index behind a cursor. Throws BAD_INPUT if the cursor is of another list, also if it is of another revision: the
 * list has changed since then.
 */
export function legalIndexAfter(revision: number, cursor: string): number {
  const [, of, index] = /^legal:(\d{1,15}) (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (index === undefined || Number(of) !== revision) throw badCursor(cursor);
  return Number(index) + 1;
}
