import type { SideId } from './unit.js';

/** What sets fire to things (pbem:26.51, 26.52); dousing asks whether it was an arrow (pbem:26.53). */
export const FIRE_CAUSES = ['kindling', 'oil', 'arrow', 'spread'] as const;
export type FireCause = (typeof FIRE_CAUSES)[number];

/** What a fire consumes, by what, and when it was lit (pbem:20.1c, 20.1e). */
export interface Burns {
  /** `tent`, or the name of a cart or of equipment that has its first hex. */
  readonly what: string;
  readonly cause: FireCause;
  /** The first GT that what it consumes burnt throughout, where it caught fire from what burned already in another hex of it. */
  readonly whole?: number;
  readonly lit: { readonly gameTurn: number; readonly side: SideId; readonly step: string };
}
