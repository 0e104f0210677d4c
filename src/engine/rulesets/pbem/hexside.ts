import { hexsideName } from '../../board/field-hexside.js';
import { directionBetween, type FieldHex } from '../../board/field.js';
import { isShut } from '../../board/live.js';
import type { HexsideType } from '../../board/terrain.js';
import type { Position } from '../../position/position.js';
import type { MoverKind } from './mover.js';

/** What a hexside is worth in these rules, crossed in the direction that was asked for. */
export interface HexsideValues {
  readonly type: HexsideType;
  readonly rule: string;
  /** MP to cross besides the hex entered; null: no passage. */
  readonly surcharge: Readonly<Record<MoverKind, number | null>>;
  /** Sight passes between the two hexes beside it (pbem:3.4a). */
  readonly seen: boolean;
  /** A rider may attack across it (pbem:9.5f). */
  readonly riderAttacks: boolean;
  /** No mounting or dismounting across it (pbem:12.32b). */
  readonly barsMounting: boolean;
  /** Combat advantage of whoever defends behind it (pbem:16.2b). */
  readonly defenderAdvantage: 0 | 1;
  /** Cover of a target behind it as a DRM, if the firer is not next to it; null: no line passes. */
  readonly cover: 0 | 2 | null;
}

const OPEN = { foot: 0, horse: 0, mule: 0 } as const;
const CLOSED = { foot: null, horse: null, mule: null } as const;

/** The hexside features of this ruleset (pbem:16.2), standing open where they can be shut. */
const HEXSIDES: Readonly<Record<HexsideType, HexsideValues>> = {
  plain: {
    type: 'plain',
    rule: 'pbem:3.4b',
    surcharge: OPEN,
    seen: true,
    riderAttacks: true,
    barsMounting: false,
    defenderAdvantage: 0,
    cover: 0,
  },
  slopeLip: {
    type: 'slopeLip',
    rule: 'pbem:16.21',
    surcharge: OPEN,
    seen: true,
    riderAttacks: true,
    barsMounting: true,
    defenderAdvantage: 0,
    cover: 0,
  },
  buildingWall: {
    type: 'buildingWall',
    rule: 'pbem:16.22',
    surcharge: CLOSED,
    seen: false,
    riderAttacks: false,
    barsMounting: true,
    defenderAdvantage: 0,
    cover: null,
  },
  window: {
    type: 'window',
    rule: 'pbem:16.23a',
    surcharge: { foot: 3, horse: null, mule: null },
    seen: true,
    riderAttacks: false,
    barsMounting: true,
    defenderAdvantage: 1,
    cover: 2,
  },
  doorHexside: {
    type: 'doorHexside',
    rule: 'pbem:16.24a',
    surcharge: { foot: 0, horse: null, mule: null },
    seen: true,
    riderAttacks: false,
    barsMounting: true,
    defenderAdvantage: 0,
    cover: 2,
  },
};

/** What can be shut bars everything then (pbem:16.23a, 16.24a). */
const SHUT: Partial<Readonly<Record<HexsideType, HexsideValues>>> = {
  window: closed(HEXSIDES.window),
  doorHexside: closed(HEXSIDES.doorHexside),
};

function closed(open: HexsideValues): HexsideValues {
  return { ...open, surcharge: CLOSED, seen: false, riderAttacks: false, defenderAdvantage: 0, cover: null };
}

/** The hexside between two neighbours as it is now; null if they share none. */
export function hexsideOf(position: Position, from: FieldHex, to: FieldHex): HexsideValues | null {
  const direction = directionBetween(from, to);
  if (direction === null) return null;
  const values = HEXSIDES[from.sides[direction] ?? 'plain'];
  const shut = SHUT[values.type];
  return shut && isShut(position.live, hexsideName(from, to)) ? shut : values;
}
