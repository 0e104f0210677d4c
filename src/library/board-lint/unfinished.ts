import type { Field, FieldHex } from '../../engine/board/field.js';
import type { HexsideType, TerrainType } from '../../engine/board/terrain.js';
import type { Fault } from './finding.js';

/** Hexes that lack a part that their terrain needs. */
export function unfinishedFaults(field: Field): readonly Fault[] {
  return [
    ...field.hexes.flatMap((hex) => {
      const lack = LACKS[hex.terrain]?.(hex) ?? null;
      return lack === null ? [] : [unfinished(hex, lack)];
    }),
    ...closedBelow(field),
    ...stagnant(field),
  ];
}

/** River hexes for which no line says where they flow; a river may end in such a hex (pbem:17.13a). */
function stagnant({ places }: Field): readonly Fault[] {
  const fed = new Set(
    places.flatMap(({ flow, neighbours }) => flow.map((direction) => neighbours[direction]?.names[0])),
  );
  return places
    .filter((hex) => hex.terrain === 'river' && hex.flow.length === 0)
    .filter((hex) => ![hex, hex.above].some((one) => one && fed.has(one.names[0])))
    .map((hex) => unfinished(hex, 'a river that flows nowhere (pbem:17.13a)'));
}

function unfinished({ name }: FieldHex, reason: string): Fault {
  return { kind: 'unfinished', hex: name, reason };
}

/** The things that can stand in the way through a gate. */
const GATE_SIDES: readonly HexsideType[] = ['gateDoor', 'portcullis', 'bars'];

function gateLack(hex: FieldHex): string | null {
  return GATE_SIDES.some((type) => hex.sides.includes(type)) ? null : `a ${hex.terrain} without doors (pbem:16.26)`;
}

/**
 * The missing part, by terrain. Walls of more than one hex need battlements only on the outermost hex (pbem:16.111b).
 */
const LACKS: Partial<Readonly<Record<TerrainType, (hex: FieldHex) => string | null>>> = {
  gate: gateLack,
  stableGate: gateLack,
  arrowSlit: ({ sides }) => (sides.includes('arrowSlit') ? null : 'the niche of no arrow slit (pbem:16.110a)'),
  embattlement: (hex) => {
    const beside = hex.neighbours.filter((next) => next?.terrain === 'embattlement');
    const topped = [hex, ...beside].some((one) => one?.sides.includes('battlement'));
    return topped ? null : 'an embattlement without battlements (pbem:16.111a)';
  },
};

/** Passages and dungeons that nobody can enter, one fault for each. */
function closedBelow({ places }: Field): readonly Fault[] {
  const seen = new Set<FieldHex>();
  return places.flatMap((hex) => {
    const way = WAYS_DOWN[hex.terrain];
    if (way === undefined || seen.has(hex)) return [];
    const whole = sameAround(hex);
    for (const one of whole) seen.add(one);
    const entered = whole.some(({ features, above }) => features.includes(way) || above?.features.includes(way));
    const reason = hex.terrain === 'dungeon' ? 'a dungeon without a trapdoor (pbem:16.33b)' : NO_ENTRANCE;
    return entered ? [] : [unfinished(hex, reason)];
  });
}

const NO_ENTRANCE = 'a secret passage without an entrance (pbem:16.34b)';
const WAYS_DOWN: Partial<Readonly<Record<TerrainType, 'passageEntrance' | 'manhole'>>> = {
  secretPassage: 'passageEntrance',
  dungeon: 'manhole',
};

/** A location and all connected locations of the same terrain. */
function sameAround(hex: FieldHex): readonly FieldHex[] {
  const found = new Set([hex]);
  for (const one of found) {
    for (const next of one.neighbours) if (next?.terrain === hex.terrain) found.add(next);
  }
  return [...found];
}
