import { chartOf, type Chart } from '../../engine/board/chart.js';
import type { BoardDocument } from '../../engine/board/document.js';
import type { Field, FieldHex } from '../../engine/board/field.js';
import { findHexside } from '../../engine/board/field-hexside.js';
import { readHexList } from '../../engine/board/hex-list.js';
import { HEXSIDE_TYPES, type HexsideType, type TerrainType } from '../../engine/board/terrain.js';
import { printLabel } from '../../engine/hex/label.js';
import type { Fault } from './finding.js';
import { terrainFactsOf, isBuilt, isRaised, wallsAt } from './ground.js';

/** Hexsides and features of hexes that a board states in places where they have no meaning. */
export function statedFaults(document: BoardDocument, field: Field): readonly Fault[] {
  const walled = walledSides(document);
  const faults: Fault[] = [];
  for (const type of HEXSIDE_TYPES) {
    for (const hex of document.hexsides[type] ?? []) {
      const reason = strayReason(type, hex, field, walled);
      if (reason === null) continue;
      faults.push({ kind: type === 'slopeLip' ? 'impossibleElevation' : 'strayHexside', hex, reason });
    }
  }
  return [...faults, ...featureFaults(document, field)];
}

/** The walls that `walls` alone would put on the board. */
function walledSides(document: BoardDocument): Chart['sides'] {
  return chartOf({ ...document, hexsides: {} }).chart.sides;
}

type Pair = readonly [FieldHex, FieldHex];

function strayReason(type: HexsideType, text: string, field: Field, walled: Chart['sides']): string | null {
  const hexside = findHexside(field, text);
  if (!hexside) return null;
  const pair: Pair = [hexside.from, hexside.to];
  if (pair.every(({ terrain }) => terrain === 'castleWall')) return `${type} between two hexes of solid wall`;
  const fits = FITS[type];
  if (type === 'plain') {
    const other = text.split('/').reverse().join('/');
    return walled.has(text) || walled.has(other) ? null : 'is plain anyway: no wall would stand there';
  }
  return fits(pair) ? null : `${type} ${NEEDS[type] ?? 'stands in no wall'}`;
}

const one =
  (test: (hex: FieldHex) => boolean) =>
  (pair: Pair): boolean =>
    pair.some(test);
const exactlyOne =
  (test: (hex: FieldHex) => boolean) =>
  ([first, second]: Pair): boolean =>
    test(first) !== test(second);
const isOneOf =
  (...types: readonly TerrainType[]) =>
  ({ terrain }: FieldHex): boolean =>
    types.includes(terrain);

const isInGate = isOneOf('gate', 'archway', 'stableGate', 'rampArchway');
const hasSlits = isOneOf('arrowSlit', 'castleTower', 'towerPlatform');
const isWater = (hex: FieldHex): boolean => terrainFactsOf(hex).water;
const liesLow = (hex: FieldHex): boolean => hex.terrain === 'slope' || terrainFactsOf(hex).sunken;
const anywhere = (): boolean => true;

/**
 * A door or window needs a room behind it or a wall beside it: its own hexside is one of those that touch both hexes.
 */
function standsInWall([first, second]: Pair): boolean {
  return terrainFactsOf(first).roofed || terrainFactsOf(second).roofed || Math.min(wallsAt(first), wallsAt(second)) > 1;
}

/** Where a hexside feature can stand, by the terrain beside it. */
const FITS: Readonly<Record<HexsideType, (pair: Pair) => boolean>> = {
  plain: anywhere,
  slopeLip: one(liesLow),
  buildingWall: anywhere,
  window: standsInWall,
  doorHexside: standsInWall,
  paledGate: standsInWall,
  arrowSlit: one(hasSlits),
  battlement: one((hex) => isRaised(hex) && hex.terrain !== 'castleWall'),
  gateDoor: one(isInGate),
  portcullis: one(isInGate),
  bars: (pair) => standsInWall(pair) || pair.some(isWater),
  bank: exactlyOne(isWater),
  stairEnd: one(isOneOf('stairs')),
  bridgeEnd: one(({ terrain }) => ['bridge', 'footBridge', 'drawbridge'].includes(terrain)),
  raisedDrawbridge: () => false,
};

const NEEDS: Partial<Readonly<Record<HexsideType, string>>> = {
  slopeLip: 'lies above neither slope nor moat (pbem:16.21)',
  arrowSlit: 'belongs to no arrow slit and no tower (pbem:16.110a)',
  battlement: 'tops no rampart and no tower (pbem:16.25a)',
  gateDoor: 'closes no gate (pbem:16.26)',
  portcullis: 'closes no gate (pbem:16.27a)',
  bank: 'parts no water from land (pbem:16.29)',
  stairEnd: 'ends no stairs (pbem:16.115a)',
  bridgeEnd: 'ends no bridge (pbem:16.116a, 16.124)',
  raisedDrawbridge: 'is a state of a drawbridge, no feature of a board (pbem:16.116b)',
};

function featureFaults(document: BoardDocument, field: Field): readonly Fault[] {
  const stray = (hex: string, reason: string): Fault => ({ kind: 'strayFeature', hex, reason });
  const named = (feature: keyof NonNullable<BoardDocument['features']>): readonly FieldHex[] =>
    readHexList(document, document.features?.[feature] ?? []).labels.flatMap((at) => field.hex(printLabel(at)) ?? []);
  return [
    ...named('exteriorCorner').flatMap((hex) =>
      hex.sides.some(isBuilt) || wallsAt(hex) > 0 ? [] : [stray(hex.name, 'no wall makes a corner here (pbem:16.17a)')],
    ),
    ...[...named('shallow'), ...named('deep')].flatMap((hex) =>
      [hex, hex.below].some((at) => at && isWater(at)) ? [] : [stray(hex.name, 'depth without water (pbem:17.1a)')],
    ),
    ...named('passageEntrance').flatMap((hex) =>
      hex.below?.terrain === 'secretPassage' || hex.terrain === 'secretPassage'
        ? []
        : [stray(hex.name, 'an entrance without a secret passage under it (pbem:16.34b)')],
    ),
    ...named('keepDoor').flatMap((hex) =>
      hex.terrain === 'doorHex' ? [] : [stray(hex.name, 'the door of a keep that is no door hex (siege-en:1.82a)')],
    ),
    ...named('manhole').flatMap((hex) =>
      hex.below?.terrain === 'dungeon' ? [] : [stray(hex.name, 'a manhole without a dungeon under it (pbem:16.33b)')],
    ),
  ];
}
