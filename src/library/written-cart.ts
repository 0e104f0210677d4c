import { readPlace } from '../engine/notation/place.js';
import type { SetupCart } from '../engine/game/setup.js';

/** A cart as cases and scenarios write it: front and rear hex, `O9-P9`, and the animal that is hitched to it. */
export interface WrittenCart {
  readonly at: string;
  readonly draft?: string;
}

/** Carts by name. */
export type WrittenCarts = Readonly<Record<string, WrittenCart>>;

/** The cart that a file describes, or what is wrong with its place. The ruleset decides whether it can stand there. */
export function setupCart(id: string, { at, draft }: WrittenCart): SetupCart | string {
  const place = readPlace(at);
  if (!place.ok) return `"${at}" is no place: ${place.error.message}`;
  return { id, hexes: place.value, ...(draft === undefined ? {} : { draft }) };
}
