import { Known } from '../../known/known.js';
import { DIRECTION_INDICES } from '../../hex/direction.js';
import type { FieldHex } from '../field.js';
import { TERRAIN_FACTS } from '../terrain-facts.js';
import { isUnderBridge } from './bar.js';

/**
 * A unit on a bridge does not see the places below any hex of the bridge (pbem:5.59a, 17.3c); the rule that says so, or
 * null.
 */
function hiddenByBridge(from: FieldHex, to: FieldHex): string | null {
  const [under, other] = isUnderBridge(from) ? [from, to] : [to, from];
  if (!isUnderBridge(under) || !isBridge(other)) return null;
  if (under.above === other) return 'pbem:5.59a';
  return decks.of(under.above as FieldHex, deckFrom).has(other) ? 'pbem:17.3c' : null;
}

function isBridge({ terrain }: FieldHex): boolean {
  return TERRAIN_FACTS[terrain].ends === 'bridgeEnd';
}

const decks = new Known<FieldHex, ReadonlySet<FieldHex>>();

/** A hex of a bridge with all others of the same bridge. */
function deckFrom(hex: FieldHex): ReadonlySet<FieldHex> {
  const deck = new Set([hex]);
  for (const one of deck) {
    for (const next of one.neighbours) if (next && isBridge(next.above ?? next)) deck.add(next.above ?? next);
  }
  return deck;
}

/** The rule by which two places never see each other, whatever lies between; null: there is none. */
export function placesApart(from: FieldHex, to: FieldHex): string | null {
  const [one, other] = [TERRAIN_FACTS[from.terrain], TERRAIN_FACTS[to.terrain]];
  if (one.apart || other.apart) {
    const below = one.apart ? from.terrain : to.terrain;
    if (from.terrain !== to.terrain) return below === 'dungeon' ? 'pbem:16.33b' : 'pbem:16.34b';
    const next = from.neighbours.some((beyond) => (beyond?.below ?? beyond) === to);
    return below === 'dungeon' || next || from === to ? null : 'pbem:16.34c';
  }
  const touching = from.cell.x === to.cell.x && from.cell.y === to.cell.y && from !== to;
  if (touching && (from.terrain === 'underTower' || to.terrain === 'underTower')) return 'pbem:19.12d';
  return hiddenByBridge(from, to);
}

/** Whether one place of a secret passage lies straight down it from another: sight ends at a bend (pbem:16.34c). */
export function isDownPassage(from: FieldHex, to: FieldHex): boolean {
  if (from.terrain !== 'secretPassage' || to.terrain !== 'secretPassage') return false;
  return DIRECTION_INDICES.some((direction) => {
    let here: FieldHex | null | undefined = from;
    do {
      const beyond: FieldHex | null | undefined = here.neighbours[direction];
      here = beyond?.terrain === 'secretPassage' ? beyond : beyond?.below;
      if (here === to) return true;
    } while (here?.terrain === 'secretPassage');
    return false;
  });
}

/** Whether a place is on the bridge that another lies under, or in a hex at an end of that bridge (pbem:5.59c). */
export function isAtBridgeOver(under: FieldHex, place: FieldHex): boolean {
  return isUnderBridge(under) && ends.of(under.above as FieldHex, endsFrom).has(place);
}

const ends = new Known<FieldHex, ReadonlySet<FieldHex>>();

/** All places on the bridge of a hex and in the hexes at its ends, however many hexes it has. */
function endsFrom(hex: FieldHex): ReadonlySet<FieldHex> {
  const deck = decks.of(hex, deckFrom);
  const beyond = [...deck].flatMap(({ sides, neighbours }) =>
    neighbours.filter((next, way) => next && sides[way] === 'bridgeEnd' && !isBridge(next.above ?? next)),
  );
  return new Set([...deck, ...beyond.flatMap((next) => [next, next?.above, next?.below].filter((one) => !!one))]);
}
