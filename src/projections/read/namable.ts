import { type DataSource, In } from 'typeorm';
import { seatsStream } from '../../ledger/game-stream.js';
import { SeatStreamRow } from '../rows/seat-stream-row.js';
import { streamOf } from '../stream.js';

/**
 * The streams of a list that may be named to everybody: none of private games, and none of a game whose seats are set
 * aside, since it may be private. `known`: all streams that are set aside.
 */
export async function namableStreams<Named extends { readonly stream: string }>(
  source: DataSource,
  named: readonly Named[],
  known: readonly { readonly stream: string }[],
): Promise<readonly Named[]> {
  const idOf = ({ stream }: Named): string => streamOf(stream)?.id ?? '';
  const rows = await source.manager.findBy(SeatStreamRow, { game: In(named.map(idOf)), isPrivate: true });
  const hidden = new Set(rows.map(({ game }) => game));
  const aside = new Set(known.map(({ stream }) => stream));
  return named.filter((one) => !hidden.has(idOf(one)) && !aside.has(seatsStream(idOf(one))));
}
