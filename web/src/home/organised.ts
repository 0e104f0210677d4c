import { kept } from '../kept';

/** A game that was made in this browser, with the secrets that its organiser was shown. */
export interface Organised {
  readonly game: string;
  readonly organiserKey: string;
  /** By seat, as links name it: `red`, `red/Ann`. */
  readonly invitations: Readonly<Record<string, string>>;
}

const ORGANISED = kept('herald.organised', (found): readonly Organised[] =>
  Array.isArray(found) ? found.filter(isOrganised) : [],
);

/** The secrets of a game that was made in this browser; null: it was made elsewhere, or its seats are open to all. */
export function useOrganised(game: string): Organised | null {
  return ORGANISED.use().find((one) => one.game === game) ?? null;
}

export function keepOrganised(organised: Organised): void {
  ORGANISED.write([organised, ...ORGANISED.now()]);
}

function isOrganised(value: unknown): value is Organised {
  if (typeof value !== 'object' || value === null) return false;
  const { game, organiserKey, invitations } = value as Record<string, unknown>;
  const isTold = typeof game === 'string' && typeof organiserKey === 'string';
  if (!isTold || typeof invitations !== 'object' || invitations === null) return false;
  return Object.values(invitations).every((one) => typeof one === 'string');
}
