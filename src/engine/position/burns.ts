import type { SideId } from './unit.js';

/** The things that set fire to others (pbem:26.51, 26.52); dousing asks whether it was an arrow (pbem:26.53). */
export const FIRE_CAUSES = ['kindling', 'oil', 'arrow', 'spread'] as const;
export type FireCause = (typeof FIRE_CAUSES)[number];

/** The things that a fire consumes, what lit it, and when it was lit (pbem:20.1c, 20.1e). */
export interface Burns {
  /** `tent`, or the name of a cart or of equipment that has its first hex. */
  readonly what: string;
  readonly cause: FireCause;
  /**
   * The first GT in which the thing it consumes burnt throughout, if the thing caught fire from its own fire in another
   * of its hexes.
   */
  readonly whole?: number;
  readonly lit: { readonly gameTurn: number; readonly side: SideId; readonly step: string };
}
