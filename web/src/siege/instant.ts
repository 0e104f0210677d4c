import { useMemo } from 'react';
import type { SiegeAtInput } from '../api/generated';

/** A siege at the end of a day; `day` null: now. */
export interface SiegeInstant {
  readonly siege: string;
  readonly revision: number;
  /** The day that is looked at. */
  readonly shown: number;
  /** Null: it is the day under way. */
  readonly day: number | null;
}

/** The evening of a day, as the server is asked for it; null: now. */
export function atOf(day: number | null): SiegeAtInput | null {
  return day === null ? null : { day: { day } };
}

/** Asks anew when the siege has gone on. */
export function useFresh(revision: number) {
  return useMemo(() => ({ requestPolicy: 'cache-and-network' as const, revision }), [revision]);
}
