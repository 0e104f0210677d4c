/** A call of a client to a fake server. */
export interface FakeCall {
  readonly kind: 'append' | 'read' | 'subscribe' | 'delete';
  /** Empty: the whole log. */
  readonly stream: string;
}

/**
 * The mishap of a call. `cut`: the connection breaks before anything is done, while the request is still coming, or
 * when all is done. `lost`: all is done, and no answer comes. `dropped`: nothing is done, and the server says after a
 * while that the time is over, as KurrentDB does to appends whose ids are being written. `denied`: the user may not do
 * it.
 */
export type Mood =
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'cut'; readonly when: 'before' | 'in' | 'after' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'dropped'; readonly ms: number }
  | { readonly kind: 'denied' };

/** The mood in which a server meets a call; undefined: it does what it is asked. */
export type Temper = (call: FakeCall) => Mood | undefined;

/** Meets calls of a kind in the moods of a list, one after the other, and then as always. */
export function inTurn(kind: FakeCall['kind'], moods: readonly Mood[]): Temper {
  const left = [...moods];
  return (call) => (call.kind === kind ? left.shift() : undefined);
}

/** Moods by chance, of a seed: about one call in `oneIn` meets one. */
export function byChance(seed: number, oneIn: number): Temper {
  const next = chance(seed);
  return ({ kind }) => {
    if (next() % oneIn !== 0) return undefined;
    const moods = kind === 'append' ? APPEND_MOODS : READ_MOODS;
    return moods[next() % moods.length];
  };
}

const READ_MOODS: readonly Mood[] = [
  { kind: 'delay', ms: 15 },
  { kind: 'cut', when: 'before' },
  { kind: 'cut', when: 'after' },
];
const APPEND_MOODS: readonly Mood[] = [
  ...READ_MOODS,
  { kind: 'cut', when: 'in' },
  { kind: 'lost' },
  { kind: 'dropped', ms: 30 },
];

/** Numbers by chance, the same for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
