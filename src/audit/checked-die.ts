import type { RolledDie } from '../engine/dice/dice.js';

/**
 * The proof of a die. `proven`: an open secret gives its value. `false`: it gives another. `unopened`: its secret is
 * not open yet. `taken`: the server rolled it without a commitment, or a player reported it; nobody can check it.
 */
export type DieStanding = 'proven' | 'false' | 'unopened' | 'taken';

/** A die of a log, with all that tells it apart. */
export interface CheckedDie {
  readonly revision: number;
  /** The turn, from 1, and the order in it, from 1, to which the die belongs. */
  readonly turn: number;
  readonly order: number;
  readonly die: RolledDie;
  /** Counts the dice of the order with the same purpose and subject, from 1. */
  readonly number: number;
  /** Not everybody may see it, so that it is derived from the secret that is opened last. */
  readonly hidden: boolean;
  readonly standing: DieStanding;
}

/** A die while the log is looked through; `hash`: that of its order. */
export type OpenDie = { -readonly [Key in keyof CheckedDie]: CheckedDie[Key] } & { readonly hash: string };

/** Whether the mode of a game allows the source of a die. */
export function isOfMode(mode: 'committed' | 'reported', { source }: RolledDie): boolean {
  return source === 'committed' || (mode === 'reported' && source === 'reported');
}
