import { gameOfStream } from '../ledger/game-stream.js';

const SEATS = /^seats-(.{36})$/;

/** Which game a stream belongs to, and what it tells about it; null for streams that are not projected. */
export function streamOf(name: string): { readonly kind: 'game' | 'seats'; readonly game: string } | null {
  const game = gameOfStream(name);
  if (game !== null) return { kind: 'game', game };
  const seatsOf = SEATS.exec(name)?.[1];
  return seatsOf === undefined ? null : { kind: 'seats', game: seatsOf };
}
