import { playerOfSeat, seatId, sideOfSeat, type SeatId } from '../engine/position/seat.js';
import type { Viewer } from './viewer.js';

/** The seat of a viewer; null for a spectator. */
export function seatOfViewer(viewer: Viewer): SeatId | null {
  return viewer.kind === 'seat' ? seatId(viewer.side, viewer.player) : null;
}

/** The viewer who holds a seat. */
export function viewerOfSeat(seat: SeatId): Viewer {
  const player = playerOfSeat(seat);
  return { kind: 'seat', side: sideOfSeat(seat), ...(player === null ? {} : { player }) };
}
