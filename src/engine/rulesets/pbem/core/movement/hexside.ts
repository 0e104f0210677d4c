import { hexsideName } from '../../../../board/field-hexside.js';
import { directionBetween, type FieldHex } from '../../../../board/field.js';
import { isLeafShut } from '../../../../board/live.js';
import { sideTowards, topOf } from '../../../../board/location.js';
import { HEXSIDE_TYPES, type HexsideType } from '../../../../board/terrain.js';
import type { Position } from '../../../../position/position.js';
import type { GroundChart } from '../books/book.js';
import { byBook } from '../books/of.js';
import type { CoverDrm } from '../terrain/terrain-values.js';
import { CLOSED, FOOT_ONLY, type HexsideFeature, type HexsideValues } from './hexside-values.js';

/** The hexsides of one book. */
interface Chart {
  readonly open: ReadonlyMap<HexsideType, HexsideValues>;
  readonly shut: ReadonlyMap<HexsideType, HexsideValues>;
  /**
   * A battlement that is crossed from a ladder (pbem:19.11r), and from a siege tower (19.12j); null: there are none.
   */
  readonly overLadder: HexsideValues | null;
  readonly overTower: HexsideValues | null;
}

/** Cover through a hexside that is shut; null: it bars sight too. Others cannot be shut. */
const SHUT_COVER: Partial<Readonly<Record<HexsideType, CoverDrm | null>>> = {
  window: null,
  doorHexside: null,
  paledGate: 2,
  gateDoor: null,
  portcullis: 2,
  bars: 1,
};

/** MP to cross a battlement from a ladder, and from a siege tower. */
const OVER_LADDER_MP = 3;
const OVER_TOWER_MP = 1;

const chartOf = byBook(({ ground: { hexsides } }): Chart => ({
  open: withTypes(hexsides),
  shut: withTypes(shutIn(hexsides)),
  overLadder: crossedFor(hexsides.battlement, OVER_LADDER_MP),
  overTower: crossedFor(hexsides.battlement, OVER_TOWER_MP),
}));

/** A hexside that is shut bars the way, and also sight unless it is made of bars or pales. */
function shutIn(features: GroundChart['hexsides']): GroundChart['hexsides'] {
  const shut: Partial<Record<HexsideType, HexsideFeature>> = {};
  for (const [name, cover = null] of Object.entries(SHUT_COVER)) {
    const open = features[name as HexsideType];
    if (!open) continue;
    const seen = cover !== null;
    shut[name as HexsideType] = { ...open, surcharge: CLOSED, seen, riderAttacks: false, defenderAdvantage: 0, cover };
  }
  return shut;
}

function withTypes(features: GroundChart['hexsides']): Map<HexsideType, HexsideValues> {
  return new Map(
    HEXSIDE_TYPES.flatMap((type) => {
      const feature = features[type];
      return feature ? [[type, { ...feature, type }] as const] : [];
    }),
  );
}

function crossedFor(battlement: HexsideFeature | undefined, foot: number): HexsideValues | null {
  return battlement ? { ...battlement, type: 'battlement', surcharge: { ...FOOT_ONLY, foot } } : null;
}

/** The effects of a hexside feature beside a hex; features that can be shut are taken as open. */
export function hexsideValues({ ruleset }: Pick<FieldHex, 'ruleset'>, type: HexsideType): HexsideValues {
  return chartOf(ruleset).open.get(type) as HexsideValues;
}

/** The hexside between two neighbours as it is now; null if they share none. */
export function hexsideOf(position: Pick<Position, 'live'>, from: FieldHex, to: FieldHex): HexsideValues | null {
  const direction = directionBetween(from, to);
  if (direction === null) return null;
  const type = sideTowards(from, direction, to);
  const { open, shut } = chartOf(from.ruleset);
  const closed = shut.get(type);
  if (closed && isLeafShut(position.live, type, hexsideName(from, to))) return closed;
  return type === 'battlement' ? battlementBetween(from, to) : (open.get(type) as HexsideValues);
}

/**
 * A battlement is crossed from a ladder that leans on it and from the platform of a siege tower, and back
 * (pbem:16.25a).
 */
function battlementBetween(from: FieldHex, to: FieldHex): HexsideValues | null {
  const { overLadder, overTower } = chartOf(from.ruleset);
  if (topOf(from) === to || topOf(to) === from) return overLadder;
  const onTower = from.terrain === 'siegePlatform' || to.terrain === 'siegePlatform';
  return onTower ? overTower : hexsideValues(from, 'battlement');
}
