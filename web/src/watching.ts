import { kept } from './kept';

/** The key of a private game for those who only look. */
interface Watched {
  readonly game: string;
  readonly key: string;
}

const WATCHED = kept('herald.watched', (found): readonly Watched[] =>
  Array.isArray(found) ? found.filter(isWatched) : [],
);

/** The key with which this browser may look at a game; null: it has none. */
export function useWatchersKey(game: string): string | null {
  return WATCHED.use().find((one) => one.game === game)?.key ?? null;
}

/** Keeps the key of a watcher, in place of an earlier one. */
export function keepWatchersKey(watched: Watched): void {
  WATCHED.write([watched, ...WATCHED.now().filter(({ game }) => game !== watched.game)]);
}

export function forgetWatchersKey(game: string): void {
  WATCHED.write(WATCHED.now().filter((one) => one.game !== game));
}

function isWatched(value: unknown): value is Watched {
  if (typeof value !== 'object' || value === null) return false;
  const { game, key } = value as Record<string, unknown>;
  return typeof game === 'string' && typeof key === 'string';
}
