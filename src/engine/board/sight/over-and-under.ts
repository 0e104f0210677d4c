import type { FieldHex } from '../field.js';
import { TERRAIN_FACTS } from '../terrain-facts.js';
import { isUnderBridge } from './bar.js';

/**
 * A unit on a bridge does not see the places below any hex of the bridge (pbem:5.59a, 17.3c); the rule that says so, or
 * null.
 */
export function hiddenByBridge(from: FieldHex, to: FieldHex): string | null {
  const [under, other] = isUnderBridge(from) ? [from, to] : [to, from];
  if (!isUnderBridge(under) || !isBridge(other)) return null;
  if (under.above === other) return 'pbem:5.59a';
  return deckOf(under.above as FieldHex).has(other) ? 'pbem:17.3c' : null;
}

function isBridge({ terrain }: FieldHex): boolean {
  return TERRAIN_FACTS[terrain].ends === 'bridgeEnd';
}

const decks = new WeakMap<FieldHex, ReadonlySet<FieldHex>>();

/** A hex of a bridge with all others of the same bridge. */
function deckOf(hex: FieldHex): ReadonlySet<FieldHex> {
  const known = decks.get(hex);
  if (known) return known;
  const deck = new Set([hex]);
  for (const one of deck) {
    for (const next of one.neighbours) if (next && isBridge(next.above ?? next)) deck.add(next.above ?? next);
  }
  decks.set(hex, deck);
  return deck;
}
