import { HERALD, playerOfSeat, seatId, sideOfSeat, type SeatId } from '../engine/position/seat.js';
import type { Viewer } from './viewer.js';

/** Somebody who has no seat and shows no key. */
export const SPECTATOR: Viewer = { kind: 'spectator' };

/** Herald itself, which looks into private games too and sees what everybody sees in a game. */
export const HERALD_VIEWER: Viewer = { kind: 'seat', side: HERALD };

/** The seat of a viewer; null for a spectator. */
export function seatOfViewer(viewer: Viewer): SeatId | null {
  return viewer.kind === 'seat' ? seatId(viewer.side, viewer.player) : null;
}

/** The viewer who holds a seat. */
export function viewerOfSeat(seat: SeatId): Viewer {
  const player = playerOfSeat(seat);
  return { kind: 'seat', side: sideOfSeat(seat), ...(player === null ? {} : { player }) };
}
