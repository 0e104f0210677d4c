import type { Crossed } from '../engine/board/sight/crossed.js';
import type { Field, FieldHex } from '../engine/board/field.js';
import { hexsideName } from '../engine/board/field-hexside.js';
import { fieldNow } from '../engine/board/live-field.js';
import { sight } from '../engine/board/sight.js';
import type { Position } from '../engine/position/position.js';
import { isLive } from '../engine/position/unit.js';
import { factsOf } from '../library/rulesets.js';
import { HEXSIDE_DRAWINGS } from './hexside-drawing.js';
import type { Piece } from './piece.js';
import type { ReachView } from './reach-overlay.js';
import type { Scene } from './scene.js';
import type { SightView } from './sight-overlay.js';
import { TERRAIN_DRAWINGS } from './terrain-drawings.js';

/** Something was asked for that the picture cannot show; the message says what. */
export class NotInPicture extends Error {
  readonly type = 'notInPicture';
}

/** A picture shows at most so many lines of sight. */
export const SIGHTS_MAX = 20;

/**
 * The scene with lines of sight, written `L9,T4;Richard,B2`: pairs of hexes, or of units on the map.
 * @throws NotInPicture
 */
export function withSights(scene: Scene, written: string): Scene {
  const field = fieldNow(scene.ground.boards, scene.ground.joins, scene.live);
  const pairs = written.split(';');
  if (pairs.length > SIGHTS_MAX) throw new NotInPicture(`a picture shows at most ${SIGHTS_MAX} lines of sight`);
  const sights = pairs.map((pair) => {
    const [from, to, ...rest] = pair.split(',').map((name) => name.trim());
    if (from === undefined || to === undefined || rest.length > 0) {
      throw new NotInPicture(`${shown(pair)} is no pair of hexes (L9,T4)`);
    }
    return sightView(
      field,
      scene,
      { name: from, hex: hexNamed(field, scene, from) },
      { name: to, hex: hexNamed(field, scene, to) },
    );
  });
  return { ...scene, sights: [...scene.sights, ...sights] };
}

/**
 * The scene with the places that a unit can reach by the MP it has left.
 * @throws NotInPicture
 */
export function withReach(scene: Scene, position: Position, unitId: string): Scene {
  const unit = Object.hasOwn(position.units, unitId) ? position.units[unitId] : undefined;
  if (!unit) throw new NotInPicture(`there is no unit ${shown(unitId)}`);
  if (!isLive(unit) || unit.hexes.length === 0 || unit.rider !== null) {
    throw new NotInPicture(`${unit.id} goes nowhere: it is dead, ridden or not on the map`);
  }
  const { mpLeft, reach } = factsOf(position).units;
  const places = new Map<string, number>();
  for (const { hexes, mp } of reach(position, unit)) {
    const [head] = hexes;
    if (head !== undefined) places.set(head, Math.min(mp, places.get(head) ?? mp));
  }
  const view: ReachView = { unit: unit.id, mpMax: mpLeft(position, unit), places };
  return { ...scene, reach: view };
}

interface End {
  readonly name: string;
  readonly hex: FieldHex;
}

function hexNamed(field: Field, { pieces }: Scene, name: string): FieldHex {
  const piece = pieces.find(({ id }: Piece) => id === name);
  const hex = field.hex(piece?.hexes[0] ?? name);
  if (!hex) throw new NotInPicture(piece ? `${name} is not on the map` : `there is no hex or unit ${shown(name)}`);
  return hex;
}

function sightView(field: Field, { live, darkness }: Scene, from: End, to: End): SightView {
  const seen = sight(field, live, from.hex, to.hex);
  const dark = darkness?.hides(from.hex, to.hex) ?? null;
  const hidden = dark === null ? null : { where: to.hex.name, rule: dark };
  const blockedBy = seen.free ? hidden : seen.blockedBy;
  const verdict = blockedBy ? `does not see ${to.name}: ${blockedBy.where} (${blockedBy.rule})` : `sees ${to.name}`;
  const through = [...new Set(seen.crossed.flatMap(remarkable))];
  return {
    from: from.hex.name,
    to: to.hex.name,
    line: null,
    free: blockedBy === null,
    passed: seen.crossed.flatMap((thing) => (thing.kind === 'hex' ? [thing.hex.name] : [])),
    blockedBy: blockedBy?.where ?? null,
    caption: `${from.name} ${verdict}${through.length === 0 ? '' : `; on the way ${through.join(', ')}`}`,
  };
}

/** The terrain and hexsides that a line passes besides flat ground. */
function remarkable(thing: Crossed): readonly string[] {
  switch (thing.kind) {
    case 'hex':
      return thing.hex.terrain !== 'flatGround'
        ? [`${TERRAIN_DRAWINGS[thing.hex.terrain].title} ${thing.hex.name}`]
        : [];
    case 'hexside':
      return thing.side === 'plain'
        ? []
        : [`${HEXSIDE_DRAWINGS[thing.side].title.replace(/,.*/, '')} ${hexsideName(thing.from, thing.to)}`];
  }
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
