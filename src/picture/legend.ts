import type { HexFeature, HexsideType, TerrainType } from '../engine/board/terrain.js';
import type { SideId } from '../engine/position/unit.js';
import { BEAST_DOWN, MAN_DOWN } from './body.js';
import { counter, STUN, WOUND } from './counter.js';
import { EMBLEM_DRAWINGS } from './emblem-drawing.js';
import { FEATURE_DRAWINGS } from './feature-drawing.js';
import { runLayers } from './ground-layer.js';
import { HEXSIDE_DRAWINGS } from './hexside-drawing.js';
import { NEUTRAL, type Livery } from './livery.js';
import type { Marks } from './marks.js';
import { stroke } from './marks/strokes.js';
import { CROSSED_SWORDS } from './melee-layer.js';
import { GRID_LINE, INK } from './palette.js';
import { PANIC } from './panic-mark.js';
import { isBeast, type Emblem, type Piece } from './piece.js';
import { corners } from './plane.js';
import { decimal, element, group, polyline, words } from './svg.js';
import type { Portal } from './terrain-drawing.js';
import { TERRAIN_DRAWINGS } from './terrain-drawings.js';
import { DEBRIS, FIRE } from './thing-layer.js';
import { DRAGON } from './dragon-drawing.js';
import { HORSE } from './unit-layer.js';

/** One entry: a sample of at most 84 by 72 px about the origin, and its name. */
export interface LegendEntry {
  readonly sample: string;
  readonly title: string;
}

const HEX = polyline(corners({ x: 0, y: 0 }), true);

/** Hexsides that show what stands in a hex of a wall. */
const PORTAL_SIDES: Readonly<Record<Portal, { readonly open: string; readonly shut: string }>> = {
  door: HEXSIDE_DRAWINGS.doorHexside,
  entrance: { open: stroke('M-20 0H-11M11 0H20', INK, 6), shut: HEXSIDE_DRAWINGS.doorHexside.shut },
  paled: HEXSIDE_DRAWINGS.paledGate,
};

/** A kind of terrain, as the map draws it. `shut`: its doors are. */
export function terrainEntry(terrain: TerrainType, marks: Marks, shut = false): LegendEntry {
  const { title, fill, texture, marks: variants, portal, run } = TERRAIN_DRAWINGS[terrain];
  const layers = runLayers(run, 'M-30 0H30');
  return {
    title: shut ? `${title}, shut` : title,
    sample:
      element('path', { d: HEX, fill }) +
      (texture === null ? '' : element('path', { d: HEX, fill: marks.fill(texture) })) +
      (variants.find((mark) => mark !== '') ?? '') +
      layers.join('') +
      (portal === null ? '' : element('g', { transform: 'scale(1.5)' }, PORTAL_SIDES[portal][shut ? 'shut' : 'open'])) +
      element('path', { d: HEX, fill: 'none', stroke: GRID_LINE, 'stroke-width': 1.4 }),
  };
}

/** A kind of hexside, as the map draws it open or shut. */
export function hexsideEntry(type: HexsideType, shut: boolean): LegendEntry {
  const { title, open, shut: closed } = HEXSIDE_DRAWINGS[type];
  const stated = open === closed ? title : `${title}, ${shut ? 'shut' : 'open'}`;
  return { title: stated, sample: element('g', { transform: 'scale(1.7)' }, shut ? closed : open) };
}

/** A feature of a hex, as the map draws it. */
export function featureEntry(feature: HexFeature): LegendEntry {
  const { title, mark } = FEATURE_DRAWINGS[feature];
  return { title, sample: element('path', { d: HEX, fill: 'none', stroke: GRID_LINE }) + mark };
}

/** A counter whose every part is named. */
function sideEntry(name: string, livery: Livery, marks: Marks): LegendEntry {
  const sample: Piece = {
    id: 'name',
    side: null,
    emblem: 'sword',
    health: 'healthy',
    attack: 8,
    defence: 6,
    mpa: 5,
    hexes: [],
    ridden: false,
  };
  return { title: name, sample: counter(sample, livery, { x: 0, y: 0 }, 1.6, marks) };
}

function emblemEntry(emblem: Emblem): LegendEntry {
  const { title, mark } = EMBLEM_DRAWINGS[emblem];
  return { title, sample: element('g', { transform: 'scale(2)' }, mark) };
}

export interface UnitTraits {
  readonly pieces: readonly Piece[];
  readonly melee: boolean;
  readonly debris: boolean;
  readonly fire: boolean;
}

/** Marks that counters can show besides their side, as far as this picture has them. */
export function unitEntries({ pieces, melee, debris, fire }: UnitTraits): readonly LegendEntry[] {
  const shown = pieces.filter(({ ridden, hexes }) => !ridden && hexes.length > 0);
  const entries: LegendEntry[] = [];
  const add = (there: boolean, title: string, sample: string): void => {
    if (there) entries.push({ title, sample });
  };
  const scaled = (mark: string, by: number): string => element('g', { transform: `scale(${by})` }, mark);
  const dead = shown.filter(({ health }) => health === 'dead');
  add(
    shown.some(({ health }) => health === 'wounded'),
    'wounded',
    scaled(WOUND, 2),
  );
  add(
    shown.some(({ health }) => health === 'stunned'),
    'stunned, counter grey',
    scaled(STUN, 2),
  );
  add(
    shown.some(({ panic }) => panic === 'panicked'),
    'in panic',
    scaled(PANIC.panicked, 1.6),
  );
  add(
    shown.some(({ panic }) => panic === 'routed'),
    'routed',
    scaled(PANIC.routed, 1.6),
  );
  add(
    dead.some(({ emblem }) => !isBeast(emblem)),
    'body',
    scaled(MAN_DOWN, 1.4),
  );
  add(
    dead.some(({ emblem }) => isBeast(emblem)),
    'carcass',
    scaled(BEAST_DOWN, 1.2),
  );
  add(
    shown.some(({ hexes, emblem }) => hexes.length > 1 && emblem !== 'dragon'),
    'on horse; it looks to the left',
    element('g', { transform: 'scale(0.62) rotate(-90)' }, HORSE),
  );
  add(
    shown.some(({ emblem, health }) => emblem === 'dragon' && health !== 'dead'),
    'dragon; it looks to the left',
    element('g', { transform: 'scale(0.62) rotate(-90)' }, DRAGON),
  );
  add(melee, 'melee', scaled(CROSSED_SWORDS, 2));
  add(debris, 'debris', DEBRIS);
  add(fire, 'fire', FIRE);
  const emblems = [...new Set(shown.map(({ emblem }) => emblem))].sort();
  return [...entries, ...emblems.map(emblemEntry)];
}

/** The counters of the sides by name, and how their numbers are read. */
export function sideEntries(
  sides: readonly { readonly id: SideId; readonly name: string }[],
  liveries: ReadonlyMap<SideId, Livery>,
  marks: Marks,
): readonly LegendEntry[] {
  if (sides.length === 0) return [];
  const figures = words('8-6', { y: 12, 'font-size': 38, 'font-weight': 700, 'text-anchor': 'middle', fill: INK });
  return [
    ...sides.map(({ id, name }) => sideEntry(name, liveries.get(id) ?? NEUTRAL, marks)),
    { title: 'attack-defence, MP a turn', sample: figures },
  ];
}

const CELL_WIDTH_PX = 232;
const CELL_HEIGHT_PX = 46;
const SAMPLE_SCALE = 0.5;
/** Where the words of a cell begin. */
const WORDS_X_PX = 54;
const FONT_PX = 16;
const LINE_PX = 15;
/** Letters that fit beside a sample in the widest fonts in use, which take some 0.6 of their height for one. */
const LINE_LETTERS = Math.floor((CELL_WIDTH_PX - WORDS_X_PX) / (0.6 * FONT_PX));

/** The legend in columns of one width, and its height in px. */
export function legend(
  entries: readonly LegendEntry[],
  width: number,
): { readonly markup: string; readonly height: number } {
  const columns = Math.max(1, Math.floor(width / CELL_WIDTH_PX));
  const cells = entries.map(({ sample, title }, index) => {
    const x = (index % columns) * CELL_WIDTH_PX;
    const y = Math.floor(index / columns) * CELL_HEIGHT_PX;
    return (
      element(
        'g',
        { transform: `translate(${x + 24} ${decimal(y + CELL_HEIGHT_PX / 2)}) scale(${SAMPLE_SCALE})` },
        sample,
      ) + titleLines(title, x + WORDS_X_PX, y + CELL_HEIGHT_PX / 2)
    );
  });
  return { markup: group({ id: 'legend' }, cells), height: Math.ceil(entries.length / columns) * CELL_HEIGHT_PX };
}

/** The title of an entry, in as many lines as it needs in any font, about a height. */
function titleLines(title: string, x: number, middle: number): string {
  const lines = wrapped(title);
  const first = middle + 5 - ((lines.length - 1) * LINE_PX) / 2;
  return lines
    .map((line, index) => words(line, { x, y: decimal(first + index * LINE_PX), 'font-size': FONT_PX, fill: INK }))
    .join('');
}

/** A title in lines that are no longer than fits; a word that is longer stands alone. */
function wrapped(title: string): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE_LETTERS)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
