import { fieldNow } from '../engine/board/live-field.js';
import { canonicalJson, sha256 } from '../engine/canonical/canonical.js';
import type { Position } from '../engine/position/position.js';
import { factsOf } from '../library/rulesets.js';
import { framesOf } from './board-frames.js';
import { damagesOf } from './damage-layer.js';
import { Marks } from './marks.js';
import { FONT, PAPER } from './palette.js';
import { boundsOf, clip, mapSteps } from './picture.js';
import type { Scene } from './scene.js';
import { surfaceOf } from './surface.js';
import { element } from './svg.js';

/**
 * The map of a scene without units, heading and legend, for whoever draws the units himself, layer by layer. Its
 * coordinates are those of the plane: a hex has the same middle whatever is on the map.
 * @throws BoardsUnsound if the boards do not make a field
 */
export function* groundPictureSteps(scene: Scene): Generator<undefined, string> {
  const ground: Scene = { ...scene, pieces: [], links: [], ropes: [], sights: [], reach: null };
  const surface = surfaceOf(fieldNow(scene.ground.boards, scene.ground.joins, scene.live));
  const { x, y, width, height } = boundsOf(surface.hexes);
  const marks = new Marks();
  const frames = framesOf(scene.ground);
  const map = yield* mapSteps(ground, { surface, frames, liveries: new Map(), marks });
  return (
    element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `${x} ${y} ${width} ${height}`,
        width,
        height,
        'font-family': FONT,
      },
      element('defs', {}, marks.definitions() + frames.map(clip).join('')),
      element('rect', { x, y, width, height, fill: PAPER }),
      map,
    ) + '\n'
  );
}

/** A name of everything that `groundPictureOf` draws of a position, its boards left out: they never change. */
export function sceneryOf(position: Position): string {
  const { live, things, items = [], equipment = [], carts = [] } = position;
  const { lights, litHexes } = factsOf(position).light;
  const drawn = {
    live,
    things,
    items,
    equipment,
    carts,
    damages: damagesOf(position),
    lights: lights(position),
    lit: litHexes(position),
  };
  return sha256(canonicalJson(drawn)).slice(0, 16);
}
