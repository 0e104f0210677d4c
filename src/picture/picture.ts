import { fieldNow } from '../engine/board/live-field.js';
import type { FieldHex } from '../engine/board/field.js';
import type { SideId } from '../engine/position/unit.js';
import { frameLayer, framesOf, type Frame } from './board-frames.js';
import { cartLayer } from './cart-layer.js';
import { damageLayer } from './damage-layer.js';
import { doorwayLayer } from './doorway.js';
import { gridLines, hexNotes } from './grid-layer.js';
import { groundLayer, type Patch } from './ground-layer.js';
import { heading, HEADING_HEIGHT_PX } from './heading.js';
import { hexsideLayer } from './hexside-layer.js';
import { itemLayer } from './item-layer.js';
import { legend } from './legend.js';
import { legendEntries } from './legend-entries.js';
import { liveriesOf, type Livery } from './livery.js';
import { Marks } from './marks.js';
import { roadsOf } from './road-layer.js';
import { campfireLayer, darknessLayer } from './night-layer.js';
import { ropeLayer } from './rope-layer.js';
import { meleeLayer } from './melee-layer.js';
import { FONT, INK, PAPER } from './palette.js';
import { centre, HALF_HEIGHT, RADIUS } from './plane.js';
import { allAtOnce } from './steps.js';
import { reachNumbers, reachTint } from './reach-overlay.js';
import type { Scene } from './scene.js';
import { numberPlate, sightOverlay } from './sight-overlay.js';
import { surfaceOf, type Surface } from './surface.js';
import { element, escaped, words } from './svg.js';
import { equipmentLayer } from './equipment-layer.js';
import { changeLayer, debrisLayer, fireLayer } from './thing-layer.js';
import { placePieces, unitLayer } from './unit-layer.js';

const MARGIN_PX = 28;
const CAPTION_HEIGHT_PX = 26;
/** Width of a map, in px, beside which heading and legend have their own size; beside larger ones they grow. */
const PLAIN_WIDTH_PX = 1640;

/**
 * A scene as an SVG document. The same scene gives the same bytes.
 * @throws BoardsUnsound if the boards do not make a field
 */
export function pictureOf(scene: Scene): string {
  return allAtOnce(pictureSteps(scene));
}

/** The same, layer by layer: a server answers others in between. */
export function* pictureSteps(scene: Scene): Generator<undefined, string> {
  const surface = surfaceOf(fieldNow(scene.ground.boards, scene.ground.joins, scene.live));
  const bounds = boundsOf(surface.hexes);
  const scale = Math.max(1, bounds.width / PLAIN_WIDTH_PX);
  const marks = new Marks();
  const liveries = liveriesOf(scene.sides.map(({ id }) => id));
  const frames = framesOf(scene.ground);
  const map = yield* mapSteps(scene, { surface, frames, liveries, marks });
  const below = legend(legendEntries(scene, surface, liveries, marks), bounds.width / scale);
  const headed = Math.round(HEADING_HEIGHT_PX * scale);
  const captions = scene.sights.length * CAPTION_HEIGHT_PX;
  const footed = headed + bounds.height + MARGIN_PX;
  const width = bounds.width + 2 * MARGIN_PX;
  const height = Math.ceil(footed + (captions + below.height) * scale + MARGIN_PX);
  return (
    element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, 'font-family': FONT },
      element('title', {}, escaped(scene.subtitle === '' ? scene.title : `${scene.title}, ${scene.subtitle}`)),
      element('defs', {}, marks.definitions() + frames.map(clip).join('')),
      element('rect', { width, height, fill: PAPER }),
      at(MARGIN_PX, 0, scale, heading(scene, bounds.width / scale)),
      at(MARGIN_PX - bounds.x, headed - bounds.y, 1, map),
      at(MARGIN_PX, footed, scale, captionsOf(scene) + at(0, captions, 1, below.markup)),
    ) + '\n'
  );
}

function at(x: number, y: number, scale: number, content: string): string {
  const scaling = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return element('g', { transform: `translate(${x} ${y})${scaling}` }, content);
}

interface Materials {
  readonly surface: Surface;
  readonly frames: readonly Frame[];
  readonly liveries: ReadonlyMap<SideId, Livery>;
  readonly marks: Marks;
}

/** The map, from the ground up, layer by layer. */
export function* mapSteps(scene: Scene, { surface, frames, liveries, marks }: Materials): Generator<undefined, string> {
  const { live, reach } = scene;
  const placed = placePieces(scene.pieces, liveries, surface);
  const layers: readonly (() => string)[] = [
    () => groundLayer(surface, wholes(surface), marks, roadsOf(scene.ground, surface)),
    ...frames.map((frame) => () => halves(surface, frame, marks)),
    () => gridLines(surface),
    () => (reach ? reachTint(reach, surface) : ''),
    () => hexsideLayer(surface, live, marks),
    () => doorwayLayer(surface, live),
    () => changeLayer(live, surface, marks),
    () => frameLayer(frames),
    () => hexNotes(surface.hexes),
    () => debrisLayer(scene.things, surface, marks),
    () => darknessLayer(scene.darkness, surface),
    () => campfireLayer(scene.lights, surface, marks),
    () => equipmentLayer(scene.equipment, surface, marks),
    () => cartLayer(scene.carts, placed, surface, marks),
    () => fireLayer(scene.things, surface, marks),
    () => damageLayer(scene.damages, surface),
    () => unitLayer(placed, marks),
    () => itemLayer(scene.items, placed, surface, marks),
    () => ropeLayer(scene.ropes, placed),
    () => meleeLayer(scene.links, placed, marks),
    () => sightOverlay(scene.sights, surface, marks),
    () => (reach ? reachNumbers(reach, surface) : ''),
  ];
  let map = '';
  for (const layer of layers) {
    map += layer();
    yield;
  }
  return map;
}

function wholes({ hexes }: Surface): readonly Patch[] {
  // Equipment stands on the ground that is below it.
  return hexes.map((hex) => ({ hex, terrain: (hex.structure && hex.below ? hex.below : hex).terrain }));
}

/** The halves of hexes that a joined board covers with another terrain than the board before it. */
function halves(surface: Surface, { id }: Frame, marks: Marks): string {
  const patches = surface.hexes.flatMap((hex) => {
    const [, terrain] = hex.terrains;
    const [, name] = hex.names;
    return terrain !== undefined && name?.startsWith(id) === true ? [{ hex, terrain }] : [];
  });
  return patches.length === 0
    ? ''
    : element('g', { 'clip-path': `url(#board-${id})` }, groundLayer(surface, patches, marks));
}

/** The clip of a board's frame. */
export function clip({ id, x, y, width, height }: Frame): string {
  return element('clipPath', { id: `board-${id}` }, element('rect', { x, y, width, height }));
}

/** The size of a map, in px. */
interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle, in px, into which these hexes fit. */
export function boundsOf(hexes: readonly FieldHex[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { cell } of hexes) {
    const { x, y } = centre(cell);
    left = Math.min(left, x - RADIUS);
    right = Math.max(right, x + RADIUS);
    top = Math.min(top, y - HALF_HEIGHT);
    bottom = Math.max(bottom, y + HALF_HEIGHT);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The text about the lines of sight, numbered as on the map. */
function captionsOf({ sights }: Scene): string {
  return sights
    .map(({ caption }, index) => {
      const y = index * CAPTION_HEIGHT_PX + 14;
      return numberPlate(index + 1, { x: 12, y: y - 5 }) + words(caption, { x: 30, y, 'font-size': 17, fill: INK });
    })
    .join('');
}
