import type { SetupFire } from '../engine/game/setup.js';
import type { FireCause } from '../engine/position/things.js';

/** A fire as cases and scenarios write it: a hex, or with what burns in it, since which GT, and what lit it. */
export type WrittenFire =
  | string
  /** A hex, and what is known of its fire. */
  | { readonly at: string; readonly burns?: string; readonly cause?: FireCause; readonly since?: number };

/** The fire of a set-up that a file writes. */
export function setupFire(written: WrittenFire): SetupFire {
  if (typeof written === 'string') return { hex: written };
  const { at, ...more } = written;
  return { hex: at, ...more };
}
