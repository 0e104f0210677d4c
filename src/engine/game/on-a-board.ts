import { fingerprint } from '../position/fingerprint.js';
import type { Position } from '../position/position.js';
import { seatsOf } from '../position/seat.js';
import { COMMON_FRAME } from './frame.js';
import type { GameEvent } from './event.js';
import type { Game } from './game.js';
import { BOARD_KEEPING } from './keeping.js';
import type { Setup } from './setup.js';

/** The members of `Game` that are the same for all games whose state is a Position. */
export const ON_A_BOARD = {
  frame: COMMON_FRAME,
  seats: seatsOf,
  moment: ({ turn }) => turn,
  pending: ({ pending }) => pending,
  fingerprint,
  settled: (position, winner, reason) => ({ ...position, outcome: { winner, points: {}, reason }, pending: [] }),
  pinned: (position, { id, version }) => ({ ...position, ruleset: { id, version } }),
  keeping: BOARD_KEEPING,
  field: (position) => position,
} satisfies Partial<Game<Position, unknown, GameEvent, Setup>>;
