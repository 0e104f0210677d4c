import type { SeatId } from '../engine/position/seat.js';
import { KeyNeeded, NotASeat } from './errors.js';
import type { GameId, Viewer } from './viewer.js';
import { seatOfViewer } from './viewer-seat.js';

/** The seat of a viewer who wants to do or ask what only a seat may. Throws KeyNeeded, NotASeat. */
export function ownSeat(game: GameId, viewer: Viewer): SeatId {
  const seat = seatOfViewer(viewer);
  if (seat !== null) return seat;
  assertKeyShown(viewer);
  throw new NotASeat(game);
}

/** Throws KeyNeeded to somebody who has shown no key: he is told so before anything is said about his key. */
export function assertKeyShown(viewer: Viewer): void {
  if (viewer.kind === 'spectator' && viewer.keyHash === undefined) throw new KeyNeeded();
}
