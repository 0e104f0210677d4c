import { fieldOf } from '../../../board/build.js';
import type { Field, FieldHex } from '../../../board/field.js';
import { sees } from '../../../board/sight.js';
import { forbidden, type Refusal } from '../../../game/refusal.js';
import type { Position } from '../../../position/position.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { isHouse, workOf } from '../../../battering/works.js';

/**
 * Why the foot of a target is in sight of nobody who could stand on the engine's side of the walls, or null
 * (pbem:19.2f, 19.2g): through a breach it must be seen from a hex that does not touch the rubble (19.2x). `before`:
 * the hexes in front of the target.
 */
export function whyUnseen(
  position: Position,
  engine: FieldHex,
  target: FieldHex,
  before: readonly FieldHex[],
): Refusal | null {
  const field = fieldOfGame(position);
  const ruins = ruinsIn(position, field);
  const inside = enclosureOf(field, engine, ruins);
  const feet = before.filter((hex) => !isWall(hex));
  if (feet.some((foot) => inside.has(foot))) return null;
  const viewers = [...inside, ...worksRound(inside)];
  const seen = viewers.filter((from) => feet.some((foot) => sees(field, position.live, from, foot)));
  if (seen.some((from) => !from.neighbours.some((next) => next !== null && ruins.has(next)))) return null;
  const rule = seen.length > 0 ? 'pbem:19.2x' : 'pbem:19.2f';
  return forbidden(rule, `the ground before ${target.name} is seen from nowhere on the side of the engine`, target.name)
    .refusal;
}

/** Works of a castle, which close in what lies behind them. */
function isWall(hex: FieldHex): boolean {
  return workOf(hex) !== null && !isHouse(hex);
}

/** Rubble of what were works of a castle. */
function ruinsIn({ ground }: Position, field: Field): ReadonlySet<FieldHex> {
  const drawn = fieldOf(ground.boards, ground.joins);
  return new Set(
    field.hexes.filter((hex) => {
      const was = hex.terrain === 'rubble' ? drawn.hex(hex.name) : undefined;
      return was !== undefined && isWall(was);
    }),
  );
}

/** All hexes not parted from one by an unbroken line of works, standing or fallen. */
function enclosureOf(field: Field, from: FieldHex, ruins: ReadonlySet<FieldHex>): ReadonlySet<FieldHex> {
  const found = new Set([from]);
  for (const hex of found) {
    for (const next of hex.neighbours) {
      const upper = next && (next.above ?? next);
      if (upper && !isWall(upper) && !ruins.has(upper)) found.add(upper);
    }
  }
  return found;
}

/**
 * A castle's own works give a view to those inside it; a field that reaches the edge of the map is not inside (ruling
 * of pbem:19.2g).
 */
function worksRound(inside: ReadonlySet<FieldHex>): readonly FieldHex[] {
  const hexes = [...inside];
  if (hexes.some(({ neighbours }) => neighbours.includes(null))) return [];
  const round = hexes.flatMap(({ neighbours }) => neighbours.filter((next) => next !== null));
  return [...new Set(round.filter(isWall))];
}
