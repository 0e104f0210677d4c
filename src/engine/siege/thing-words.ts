import { spaced } from '../game/spaced.js';
import type { ThingKind, ThingState, ThingStates } from './calendar/things.js';
import { engineInWords, healthInWords } from './describe.js';

type Words = { readonly [Kind in ThingKind]: (state: ThingStates[Kind]) => string };

const WORDS: Words = {
  target: ({ kind, left }) => (left === 0 ? `${spaced(kind)}, fallen` : `${spaced(kind)}, ${left} left`),
  moat: ({ filled }) => (filled ? 'filled' : 'open'),
  engine: (engine) => `${spaced(engine.kind)}, ${engineInWords(engine)}`,
  fighter: healthInWords,
  store: String,
  place: (state) => state,
  equipment: (hexes) => hexes?.join('-') ?? 'gone',
};

/** How a thing of a siege stands, in words; the state is one of its kind. */
export function thingInWords(kind: ThingKind, state: ThingState): string {
  return (WORDS[kind] as (state: ThingState) => string)(state);
}
