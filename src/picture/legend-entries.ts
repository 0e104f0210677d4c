import { STRUCTURE_KINDS } from '../engine/board/structure.js';
import { EQUIPMENT_DRAWINGS } from './equipment-drawing.js';
import { hexsideName } from '../engine/board/field-hexside.js';
import { isLeafShut, isShut, type Live } from '../engine/board/live.js';
import { HEX_FEATURES, HEXSIDE_TYPES, TERRAIN_TYPES } from '../engine/board/terrain.js';
import { DIRECTION_INDICES } from '../engine/hex/direction.js';
import { ITEM_KINDS } from '../engine/position/things.js';
import type { Thing } from '../engine/position/position.js';
import { CART } from './cart-layer.js';
import { BOLT, BROKEN } from './hexside-drawing.js';
import { pointsPlate } from './damage-layer.js';
import { DARK_LANTERN, ITEM_DRAWINGS } from './item-drawing.js';
import { CAMPFIRE, COLD_CAMPFIRE, DIMMED } from './night-layer.js';
import { carriedMark } from './item-layer.js';
import { featureEntry, hexsideEntry, sideEntries, terrainEntry, unitEntries, type LegendEntry } from './legend.js';
import type { Livery } from './livery.js';
import type { Marks } from './marks.js';
import { BLUE, INK, SKY } from './palette.js';
import type { Scene } from './scene.js';
import { roadSample } from './road-layer.js';
import { BARRED } from './sight-overlay.js';
import { stroke } from './marks/strokes.js';
import type { Surface } from './surface.js';
import { element, words } from './svg.js';
import { TERRAIN_DRAWINGS } from './terrain-drawings.js';
import { heightPlate } from './grid-layer.js';

/** Everything in the picture that needs explaining, and nothing that is not in it. */
export function legendEntries(
  scene: Scene,
  surface: Surface,
  liveries: ReadonlyMap<string, Livery>,
  marks: Marks,
): readonly LegendEntry[] {
  const { hexes } = surface;
  const terrains = new Set(hexes.flatMap((hex) => hex.terrains));
  const features = new Set(hexes.flatMap((hex) => hex.features));
  return [
    ...TERRAIN_TYPES.filter((type) => terrains.has(type)).map((type) => terrainEntry(type, marks)),
    ...roadEntry(scene),
    ...shutEntries(surface, scene.live, marks),
    ...hexsideEntries(surface, scene.live),
    ...stateEntries(scene.live),
    ...HEX_FEATURES.filter((feature) => features.has(feature)).map(featureEntry),
    ...heightEntry(surface),
    ...sideEntries(scene.sides, liveries, marks),
    ...unitEntries({
      pieces: scene.pieces,
      melee: scene.links.length > 0,
      debris: lies(scene, 'debris'),
      fire: lies(scene, 'fire'),
    }),
    ...itemEntries(scene),
    ...nightEntries(scene, surface),
    ...equipmentEntries(scene),
    ...pointEntries(scene),
    ...overlayEntries(scene),
  ];
}

function lies({ things }: Scene, kind: Thing['kind']): boolean {
  return things.some((thing) => thing.kind === kind);
}

function roadEntry({ ground }: Scene): readonly LegendEntry[] {
  const drawn = ground.boards.some(({ roads = [] }) => roads.length > 0);
  return drawn ? [{ title: 'road', sample: roadSample() }] : [];
}

/** Doors, entrances and gates that stand in hexes and are shut. */
function shutEntries({ hexes }: Surface, live: Live, marks: Marks): readonly LegendEntry[] {
  const shut = new Set(hexes.flatMap(({ terrain, name }) => (isShut(live, name) ? [terrain] : [])));
  const drawn = TERRAIN_TYPES.filter((type) => shut.has(type) && TERRAIN_DRAWINGS[type].portal !== null);
  return drawn.map((type) => terrainEntry(type, marks, true));
}

function stateEntries(live: Live): readonly LegendEntry[] {
  const states = new Set(Object.values(live));
  const scaled = (mark: string): string => element('g', { transform: 'scale(1.7)' }, mark);
  return [
    ...(states.has('bolted') ? [{ title: 'bolted', sample: scaled(BOLT) }] : []),
    ...(states.has('broken') ? [{ title: 'broken', sample: scaled(BROKEN) }] : []),
  ];
}

function hexsideEntries(surface: Surface, live: Live): readonly LegendEntry[] {
  const seen = new Set<string>();
  for (const hex of surface.hexes) {
    for (const direction of DIRECTION_INDICES) {
      const type = hex.sides[direction] ?? 'plain';
      const beyond = surface.beyond(hex, direction);
      if (type === 'plain' || !beyond) continue;
      seen.add(`${type} ${isLeafShut(live, type, hexsideName(hex, beyond))}`);
    }
  }
  return HEXSIDE_TYPES.flatMap((type) =>
    [false, true].filter((shut) => seen.has(`${type} ${shut}`)).map((shut) => hexsideEntry(type, shut)),
  );
}

function heightEntry({ hexes }: Surface): readonly LegendEntry[] {
  const raised = hexes.find(({ elevation }) => elevation > 0);
  if (!raised) return [];
  const plate = heightPlate({ cell: { x: 0, y: 0 }, elevation: raised.elevation });
  return [{ title: 'height in stairs', sample: element('g', { transform: 'scale(2) translate(-13 -27)' }, plate) }];
}

function itemEntries({ items, carts }: Scene): readonly LegendEntry[] {
  const scaled = (mark: string): string => element('g', { transform: 'scale(2.6)' }, mark);
  const kinds = ITEM_KINDS.filter((kind) => items.some((item) => item.kind === kind));
  const held = items.find(({ carrier }) => carrier !== null);
  return [
    ...(carts.length > 0 ? [{ title: 'cart', sample: element('g', { transform: 'scale(0.6)' }, CART) }] : []),
    ...kinds.map((kind) => ({ title: ITEM_DRAWINGS[kind].title, sample: scaled(ITEM_DRAWINGS[kind].mark) })),
    ...(held ? [{ title: 'carried', sample: scaled(carriedMark(held.kind)) }] : []),
  ];
}

/** Entries for the night of the picture: dark hexes, campfires, lanterns that do not burn. */
function nightEntries({ darkness, lights, items }: Scene, { hexes }: Surface): readonly LegendEntry[] {
  const scaled = (mark: string): string => element('g', { transform: 'scale(1.7)' }, mark);
  const campfires = lights.filter(({ kind }) => kind === 'campfire');
  const entries: LegendEntry[] = [];
  if (darkness && hexes.some((hex) => darkness.isDark(hex))) {
    entries.push({
      title: 'in the dark',
      sample: element('rect', { x: -30, y: -26, width: 60, height: 52, ...DIMMED }),
    });
  }
  if (campfires.some(({ burning }) => burning)) entries.push({ title: 'campfire', sample: scaled(CAMPFIRE) });
  if (campfires.some(({ burning }) => !burning)) {
    entries.push({ title: 'campfire, out', sample: scaled(COLD_CAMPFIRE) });
  }
  if (items.some(({ unlit }) => unlit)) {
    entries.push({ title: 'lantern, out', sample: element('g', { transform: 'scale(2.6)' }, DARK_LANTERN) });
  }
  return entries;
}

/** The plates of what was battered or repaired, and of what is being built. */
function pointEntries({ damages, equipment }: Scene): readonly LegendEntry[] {
  const plate = (text: string): string => element('g', { transform: 'scale(1.4)' }, pointsPlate(text, { x: 0, y: 0 }));
  return [
    ...(damages.length > 0 ? [{ title: 'points left', sample: plate('17/20') }] : []),
    ...(equipment.some(({ unbuilt }) => unbuilt) ? [{ title: 'being built', sample: plate('day 1/4') }] : []),
  ];
}

function equipmentEntries({ equipment }: Scene): readonly LegendEntry[] {
  const scaled = (mark: string): string => element('g', { transform: 'scale(0.45)' }, mark);
  const kinds = STRUCTURE_KINDS.filter((kind) => equipment.some((one) => one.kind === kind));
  return kinds.map((kind) => {
    const { title, mark } = EQUIPMENT_DRAWINGS[kind];
    return { title, sample: scaled(mark) };
  });
}

function overlayEntries({ sights, reach }: Scene): readonly LegendEntry[] {
  const entries: LegendEntry[] = [];
  if (sights.some(({ free }) => free))
    entries.push({ title: 'line of sight, free', sample: stroke('M-36 0H36', BLUE, 6) });
  if (sights.some(({ free }) => !free)) {
    entries.push({ title: 'line of sight, barred', sample: element('g', { transform: 'scale(1.8)' }, BARRED) });
  }
  if (reach) {
    const sample =
      element('rect', { x: -26, y: -26, width: 52, height: 52, fill: SKY, 'fill-opacity': 0.38, stroke: '#0b4f78' }) +
      words('3', { y: 12, 'font-size': 34, 'font-weight': 700, 'text-anchor': 'middle', fill: INK });
    entries.push({ title: `${reach.unit} can go there, MP`, sample });
  }
  return entries;
}
