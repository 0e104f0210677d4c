import { HEX_FEATURES, EQUIPMENT_TERRAIN, HEXSIDE_TYPES, TERRAIN_TYPES } from '../../../engine/board/terrain.js';
import { LIVE_STATES } from '../../../engine/board/live-states.js';
import { PRICED_MOVERS } from '../../../engine/game/hex-survey.js';
import { DIRECTIONS } from '../../../engine/hex/direction.js';
import { enumOf, sayingThemselves } from '../enum.js';

const TERRAIN = [...TERRAIN_TYPES, ...EQUIPMENT_TERRAIN] as const;

export const TerrainTypes = enumOf(
  TERRAIN,
  'TerrainType',
  'Kinds of ground of hexes (pbem:16.1, 16.3), and what equipment makes of them (pbem:19.1).',
  sayingThemselves(TERRAIN),
);
export const LiveStates = enumOf(
  LIVE_STATES,
  'LiveState',
  'States of places that can change in a game: doors, windows, gates, bridges, walls, moats, tents and tables.',
  {
    open: 'Open.',
    shut: 'Shut, and not bolted.',
    bolted: 'Shut and bolted.',
    broken: 'Broken, so that it cannot be shut.',
    raised: 'A drawbridge or portcullis that is up.',
    lowered: 'A drawbridge or portcullis that is down.',
    rubble: 'Fallen to rubble.',
    filled: 'A moat that is filled up.',
    destroyed: 'Gone: a tent, a table, a bridge.',
    tent: 'A tent has been pitched.',
  },
);
export const PricedMovers = enumOf(PRICED_MOVERS, 'Mover', 'Kinds of movers for which prices are told.', {
  foot: 'A character on foot, and all animals that pay what he pays.',
  horse: 'A horse.',
  mule: 'A mule.',
  pig: 'A pig, where its price differs from that of a mule.',
  rider: 'A horse with a rider, who may be barred where a horse that is led is not.',
});
export const HexsideTypes = enumOf(
  HEXSIDE_TYPES,
  'HexsideType',
  'Kinds of hexsides (pbem:16.2).',
  sayingThemselves(HEXSIDE_TYPES),
);
export const Directions = enumOf(DIRECTIONS, 'Direction', 'The six directions from a hex, clockwise.', {
  n: 'North.',
  ne: 'North-east.',
  se: 'South-east.',
  s: 'South.',
  sw: 'South-west.',
  nw: 'North-west.',
});
export const Depths = enumOf(['shallow', 'deep', 'bottomless'], 'Depth', 'Depths of water (pbem:17.1a).', {
  shallow: 'One can wade.',
  deep: 'One has to swim.',
  bottomless: 'One has to swim, and nobody can stand.',
});
export const HexFeatures = enumOf(
  HEX_FEATURES,
  'HexFeature',
  'Features of a hex besides its terrain (pbem:16.17a, 16.33b, 16.34b, 17.1a).',
  sayingThemselves(HEX_FEATURES),
);
export const CoverCases = enumOf(
  ['in', 'inOverLip', 'beyond', 'adjacentBehind'],
  'CoverCase',
  'Where a target of fire is, as seen from the terrain that gives it cover.',
  {
    in: 'In the hex.',
    inOverLip: 'In the hex, over the lip of a slope.',
    beyond: 'Beyond the hex.',
    adjacentBehind: 'In the hex just behind.',
  },
);
export const CrowdingEffects = enumOf(
  ['none', 'double', 'impassable'],
  'CrowdingEffect',
  'What the units in a hex mean for units that would enter it.',
  { none: 'Nothing.', double: 'The price of entering is doubled.', impassable: 'Nobody can enter.' },
);
export const CrossedKinds = enumOf(['hex', 'hexside'], 'CrossedKind', 'Things that a line of sight meets.', {
  hex: 'A hex.',
  hexside: 'A hexside.',
});
export const ClosableClasses = enumOf(
  ['building', 'keep'],
  'ClosableClass',
  'How strong a door is against battering (pbem:19.2a).',
  { building: 'A door of a building.', keep: 'A door of a keep.' },
);
export const CoverVoids = enumOf(
  ['firerHigher', 'firerAdjacent', 'lineWithin', 'fromUncoveredSide'],
  'CoverVoid',
  'Why a hex gives no cover against a shot.',
  {
    firerHigher: 'The firer stands higher.',
    firerAdjacent: 'The firer is in the next hex.',
    lineWithin: 'The line of fire stays within the terrain.',
    fromUncoveredSide: 'The shot comes from a side that has no cover.',
  },
);
