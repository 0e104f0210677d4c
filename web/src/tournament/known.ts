import { kept } from '../kept';

/** A tournament that was opened or looked at in this browser. */
interface KnownTournament {
  readonly id: string;
  readonly name: string;
}

const TOURNAMENTS = kept('herald.tournaments', (found): readonly KnownTournament[] =>
  Array.isArray(found) ? found.filter(isKnown) : [],
);

export function useTournaments(): readonly KnownTournament[] {
  return TOURNAMENTS.use();
}

/** Keeps a tournament, in place of what was known of it. */
export function keepTournament({ id, name }: KnownTournament): void {
  const before = TOURNAMENTS.now();
  if (before.some((one) => one.id === id && one.name === name)) return;
  TOURNAMENTS.write([{ id, name }, ...before.filter((one) => one.id !== id)]);
}

export function forgetTournament(id: string): void {
  TOURNAMENTS.write(TOURNAMENTS.now().filter((one) => one.id !== id));
}

function isKnown(value: unknown): value is KnownTournament {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string';
}
