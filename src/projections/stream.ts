import { gameOfStream, siegeOfStream, tournamentOfStream } from '../ledger/game-stream.js';

const SEATS = /^seats-(.{36})$/;

/** The game, siege or tournament that a stream tells something about. */
export interface ProjectedStream {
  readonly kind: 'game' | 'siege' | 'seats' | 'tournament';
  readonly id: string;
}

/** The game, siege or tournament of a stream, and the kind of the stream; null for streams that are not projected. */
export function streamOf(name: string): ProjectedStream | null {
  const game = gameOfStream(name);
  if (game !== null) return { kind: 'game', id: game };
  const siege = siegeOfStream(name);
  if (siege !== null) return { kind: 'siege', id: siege };
  const seatsOf = SEATS.exec(name)?.[1];
  if (seatsOf !== undefined) return { kind: 'seats', id: seatsOf };
  const tournament = tournamentOfStream(name);
  return tournament === null ? null : { kind: 'tournament', id: tournament };
}
