import type { SetupCart } from '../engine/game/setup.js';

/** Carts as cases and scenarios write them, by name: front and rear hex, and what is hitched to it. */
export type WrittenCarts = Readonly<Record<string, { readonly at: string; readonly draft?: string }>>;

/** The carts of a set-up that a file writes; whether they can stand so, the ruleset tells. */
export function setupCarts(written: WrittenCarts): readonly SetupCart[] {
  return Object.entries(written).map(([id, { at, draft }]) => ({
    id,
    hexes: hexesOf(at),
    ...(draft === undefined ? {} : { draft }),
  }));
}

/** `O9-P9`; the name of a board in front stands for both. */
function hexesOf(at: string): readonly string[] {
  const [front = '', rear] = at.split('-');
  if (rear === undefined) return [front];
  const board = /^[A-Z][A-Za-z][a-z]/.exec(front)?.[0] ?? '';
  return [front, /^[A-Z][A-Za-z][a-z]/.test(rear) ? rear : board + rear];
}
