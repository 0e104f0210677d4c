import type { Player } from './player.js';
import { curious } from './players/curious.js';
import { greedy } from './players/greedy.js';
import { random } from './players/random.js';

/** Everybody who can take a seat, by name. */
export const PLAYERS: Readonly<Record<string, Player>> = { random, greedy, curious };

/** The players who sit in the seats of a game: they are dealt round by its seed, so that all play all sides. */
export function seated(names: readonly string[], seats: number, seed: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => names[(seat + seed) % names.length] ?? 'random');
}
