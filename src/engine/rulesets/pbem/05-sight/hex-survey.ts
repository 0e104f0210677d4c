import { hexsideName } from '../../../board/field-hexside.js';
import type { FieldHex, Rise } from '../../../board/field.js';
import { isLeafShut } from '../../../board/live.js';
import { riseBetween, sideTowards } from '../../../board/location.js';
import type { HexsideType, HexFeature } from '../../../board/terrain.js';
import type {
  CoverCase,
  CoverValue,
  CoverVoid,
  HexSurvey,
  MoverPrice,
  PricedMover,
  SideSurvey,
} from '../../../game/hex-survey.js';
import { DIRECTIONS, DIRECTION_INDICES, type DirectionIndex } from '../../../hex/direction.js';
import type { Position } from '../../../position/position.js';
import { goesAlong, terrainPrice } from '../07-movement/entry-price.js';
import { crossingPrice, isOnFire } from '../07-movement/entry.js';
import { footingIn, hindranceBy, hindranceIn, ruleOfCrowd } from '../07-movement/hindrance.js';
import { byBook } from '../core/books/of.js';
import { hexsideOf, hexsideValues } from '../core/movement/hexside.js';
import { USUAL_MOVERS, type MoverKind } from '../core/movement/mover.js';
import { unitsIn } from '../core/movement/occupancy.js';
import { TERRAIN } from '../core/terrain/terrain-table.js';
import type { TerrainCover } from '../core/terrain/terrain-values.js';
import { terrainOf } from '../core/terrain/terrain.js';

/** One side of a hex as it is now, looking out of it. */
function surveySide(position: Position, hex: FieldHex, direction: DirectionIndex): SideSurvey {
  const to = hex.neighbours[direction];
  return to ? sideBetween(position, hex, direction, to) : edgeOfMap(hex, direction);
}

function sideBetween(position: Position, from: FieldHex, direction: DirectionIndex, to: FieldHex): SideSurvey {
  const { live } = position;
  const name = hexsideName(from, to);
  const type = sideTowards(from, direction, to);
  const values = hexsideOf(position, from, to) ?? hexsideValues(from, type);
  return {
    direction: DIRECTIONS[direction],
    name,
    type,
    state: live[name] ?? null,
    shut: isLeafShut(live, type, name),
    rise: riseBetween(from, to),
    neighbour: to.name,
    crossing: USUAL_MOVERS.map((mover): MoverPrice => {
      const price = crossingPrice(position, { kind: mover, name: mover }, from, to);
      if (!price.ok) return { mover, mp: null, rule: price.refusal.rule ?? values.rule };
      const dearest = price.value.reduce((most, cost) => (cost.mp > most.mp ? cost : most), {
        mp: 0,
        rule: values.rule,
      });
      return { mover, mp: price.value.reduce((sum, { mp }) => sum + mp, 0), rule: dearest.rule };
    }),
    cover: values.cover,
    advantage: { value: values.defenderAdvantage, rule: values.rule },
  };
}

function edgeOfMap(hex: FieldHex, direction: DirectionIndex): SideSurvey {
  const type = hex.sides[direction] as HexsideType;
  const { cover, defenderAdvantage, rule } = hexsideValues(hex, type);
  return {
    direction: DIRECTIONS[direction],
    name: null,
    type,
    state: null,
    shut: false,
    rise: hex.rises[direction] as Rise,
    neighbour: null,
    crossing: [],
    cover,
    advantage: { value: defenderAdvantage, rule },
  };
}

const FEATURE_RULES: Readonly<Record<HexFeature, string>> = {
  exteriorCorner: 'pbem:16.17a',
  shallow: 'pbem:17.43a',
  deep: 'pbem:17.42a',
  passageEntrance: 'pbem:16.34b',
  manhole: 'pbem:16.33b',
  keepDoor: 'pbem:16.16a',
};

/** The rules about the main door of a keep besides those of all doors. */
const keepDoorRules = byBook(({ combat }): readonly string[] =>
  combat.keepDoor === 'strong' ? ['siege-en:1.82a', 'siege-en:1.82b'] : [],
);

/** A hex with everything that these rules say about it now. */
export function surveyHex(position: Position, hex: FieldHex): HexSurvey {
  const { crowd } = terrainOf(hex);
  const equivalents = hindranceIn(position, hex.name, null);
  const effect = hindranceBy(equivalents, crowd);
  const survey: Omit<HexSurvey, 'rules'> = {
    hex,
    state: position.live[hex.name] ?? null,
    sides: DIRECTION_INDICES.map((direction) => surveySide(position, hex, direction)),
    entering: pricesOf(position, hex, false),
    along: hasPriceAlong(hex) ? pricesOf(position, hex, true) : [],
    crowding: { equivalents, effect, rule: ruleOfCrowd(position, hex.name, crowd, effect) },
    cover: coverOf(hex),
    advantage: advantageOf(position, hex),
    units: unitsIn(position, hex.name).map(({ id }) => id),
    things: position.things.flatMap(({ id, hexes }) => (hexes.includes(hex.name) ? [id] : [])),
  };
  return { ...survey, rules: rulesOf(survey) };
}

function hasPriceAlong(hex: FieldHex): boolean {
  return terrainOf(hex).along !== null && goesAlong(hex, hex);
}

/** Kinds of movers, and riders: riders may be barred where led horses are not (pbem:16.32a). */
function pricesOf(position: Position, hex: FieldHex, along: boolean): readonly MoverPrice[] {
  const { rule, barsRiders } = terrainOf(hex);
  const bar = isOnFire(position, hex) ? 'pbem:20.1g' : null;
  const priceFor = (mover: PricedMover, kind: MoverKind): MoverPrice => {
    if (bar !== null) return { mover, mp: null, rule: bar };
    return { mover, mp: terrainPrice(position, kind, along, hex), rule };
  };
  const rider = priceFor('rider', 'horse');
  const [mule, pig] = [priceFor('mule', 'mule'), priceFor('pig', 'pig')];
  const usual = USUAL_MOVERS.map((kind) => priceFor(kind, kind));
  return [...usual, ...(pig.mp === mule.mp ? [] : [pig]), barsRiders ? { ...rider, mp: null } : rider];
}

function advantageOf(position: Position, hex: FieldHex): HexSurvey['advantage'] {
  const { advantage, rule } = footingIn(position, null, hex.name);
  return { value: advantage, rule };
}

/** The terrain values that void the cover of a case. */
const VOIDS: Readonly<Record<CoverCase, readonly (readonly [keyof TerrainCover, CoverVoid])[]>> = {
  in: [
    ['voidedByElevation', 'firerHigher'],
    ['intoExemptsAdjacent', 'firerAdjacent'],
    ['notWithin', 'lineWithin'],
    ['oneSided', 'fromUncoveredSide'],
  ],
  inOverLip: [
    ['voidedByElevation', 'firerHigher'],
    ['intoExemptsAdjacent', 'firerAdjacent'],
    ['notWithin', 'lineWithin'],
    ['oneSided', 'fromUncoveredSide'],
  ],
  beyond: [
    ['overVoidedByElevation', 'firerHigher'],
    ['throughExemptsAdjacent', 'firerAdjacent'],
  ],
  adjacentBehind: [],
};

function coverOf(hex: FieldHex): readonly CoverValue[] {
  const { cover, rule } = terrainOf(hex);
  const value = (when: CoverCase, drm: number | null, by = rule): CoverValue => {
    const voidedBy = drm === 0 ? [] : VOIDS[when].flatMap(([key, what]) => (cover[key] === true ? [what] : []));
    return { when, drm, voidedBy, rule: by };
  };
  return [
    value('in', cover.into, cover.oneSided ? 'pbem:16.16d' : rule),
    ...(cover.intoOverLip === cover.into ? [] : [value('inOverLip', cover.intoOverLip, 'pbem:16.12b')]),
    value('beyond', cover.through, cover.throughExemptsAdjacent ? 'pbem:16.16f' : rule),
    ...(cover.behindAdjacent === 0 ? [] : [value('adjacentBehind', cover.behindAdjacent, 'pbem:16.36b')]),
  ];
}

function rulesOf(survey: Omit<HexSurvey, 'rules'>): readonly string[] {
  const { hex, sides, entering, along, crowding, cover, advantage } = survey;
  const rules = [
    ...hex.terrains.map((type) => TERRAIN[type].rule),
    ...hex.features.map((feature) => FEATURE_RULES[feature]),
    ...(hex.features.includes('keepDoor') ? keepDoorRules(hex.ruleset) : []),
    ...[...entering, ...along, ...cover, advantage, crowding].map(({ rule }) => rule),
    ...sides.flatMap(({ crossing, advantage: behind }) => [...crossing, behind].map(({ rule }) => rule)),
  ];
  return [...new Set(rules)].sort();
}
