import { seatId, type SeatId } from '../engine/position/seat.js';
import type { Viewer } from './viewer.js';

/** The seat of a viewer; null for a spectator. */
export function seatOfViewer(viewer: Viewer): SeatId | null {
  return viewer.kind === 'seat' ? seatId(viewer.side, viewer.player) : null;
}
