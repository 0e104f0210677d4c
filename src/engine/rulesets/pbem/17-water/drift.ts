import type { FieldHex } from '../../../board/field.js';
import type { Dice, RolledDie } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, type Unit, type UnitId, type Character } from '../../../position/unit.js';
import { breakDistantMelee } from '../11-melee/melee.js';
import { drawHex } from '../core/combat/draw.js';
import type { PbemEvent } from '../core/events.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';
import { hexOf } from '../core/terrain/ground.js';
import { letSink } from './drowning.js';
import { rollOntoStones } from './swimming-rolls.js';

/** How the way of a drifter is called where it leaves the map. */
const OFF_THE_MAP = 'offboard';

/** A stretch of a drift as far as it has gone. */
export class Stretch {
  readonly way: FieldHex[] = [];
  private readonly rolled: RolledDie[] = [];

  /** `end`: the last hex in which he can be left; null: he has been swept past all of them. */
  constructor(
    private readonly id: UnitId,
    private readonly rule: string,
    public end: FieldHex | null,
  ) {}

  /** One of several ways at random (pbem:2.1f); null among them leads off the map. */
  draw(ways: readonly (FieldHex | null)[], dice: Dice): FieldHex | null {
    const names = ways.map((hex) => hex?.name ?? OFF_THE_MAP);
    const { drawn, dice: rolled } = drawHex(dice, names, this.rule, this.id);
    this.rolled.push(...rolled);
    return ways[names.indexOf(drawn)] ?? null;
  }

  /** Tells of it, if there is anything to tell; he is left in its end. */
  tell(course: Course<PbemEvent>, to: FieldHex): void {
    const { id: unit, rule } = this;
    const way = this.way.map(({ name }) => name);
    if (way.length === 0 && this.rolled.length === 0) return;
    course.emit({ type: 'SwimmerDrifted', data: { unit, way, to: to.name, dice: this.rolled, rule } });
    breakDistantMelee(course, unit, 'pbem:11.45');
  }
}

/** Nobody else who lives is there, so that a drifter can be left there (ruling of pbem:17.13a). */
export function isFree(position: Position, { name }: FieldHex, drifter: Unit): boolean {
  return liveUnitsIn(position, name, drifter).length === 0;
}

/** Water in which he can stand stops him (ruling of pbem:17.13a). */
export function canStandIn({ depth }: FieldHex): boolean {
  return depth === 'shallow' || depth === 'deep';
}

const RULE = 'pbem:17.13a';

/**
 * The hexes to which the river flows on from here: null beyond the edge of the map. Where there are two locations it is
 * the water.
 */
function downstream({ flow, neighbours }: FieldHex): readonly (FieldHex | null)[] {
  return flow.map((direction) => {
    const next = neighbours[direction] ?? null;
    return next && next.depth === null && next.below ? next.below : next;
  });
}

/**
 * A river takes a swimmer so many hexes downstream (pbem:17.13a): under bridges and past others, over the edge of the
 * map (17.2a), into a millwheel (16.37), onto stepping stones or past them (17.13b, 17.13c), up to where he can stand.
 */
export function driftDownstream(course: Course<PbemEvent>, id: UnitId, hexes: number, dice: Dice): void {
  const swimmer = course.position.units[id];
  if (!swimmer || !isCharacter(swimmer)) throw new Error(`${id} does not swim`);
  const start = hexOf(course.position, swimmer.hexes[0] ?? '');
  let stretch = new Stretch(id, RULE, start);
  let at = start;
  for (let left = hexes; left > 0 || stretch.end === null; left -= 1) {
    const ways = downstream(at);
    if (ways.length === 0 && stretch.end !== null) break;
    const next = ways.length === 0 ? null : stretch.draw(ways, dice);
    // Past stones he finds no hold before the next free water; where none comes, he is gone (ruling of pbem:17.13c).
    const nowhere = stretch.end === null && next !== null && (isDry(next) || stretch.way.includes(next));
    if (!next || nowhere) return leaveMap(course, swimmer, stretch, at);
    if (next.terrain === 'millwheel') return crush(course, swimmer, stretch, at);
    if (next.terrain === 'steppingStones') {
      stretch.tell(course, stretch.end ?? at);
      if (isFree(course.position, next, swimmer) && rollOntoStones(course, swimmer, dice)) {
        const onto = new Stretch(id, 'pbem:17.13b', next);
        onto.way.push(next);
        return onto.tell(course, next);
      }
      stretch = new Stretch(id, 'pbem:17.13c', null);
    } else if (isDry(next)) {
      break;
    } else if (isFree(course.position, next, swimmer)) {
      stretch.end = next;
      if (canStandIn(next)) left = 0;
    } else if (canStandIn(next) && stretch.end !== null) {
      break;
    }
    stretch.way.push(next);
    at = next;
  }
  stretch.tell(course, stretch.end ?? at);
}

function isDry({ depth, terrain }: FieldHex): boolean {
  return depth === null && terrain !== 'steppingStones' && terrain !== 'millwheel';
}

/** He was there when he was last seen: no hex is shared with anybody. */
function lastSeen(course: Course<PbemEvent>, swimmer: Character, at: FieldHex): FieldHex {
  const here = hexOf(course.position, course.position.units[swimmer.id]?.hexes[0] ?? '');
  return at.depth !== null && isFree(course.position, at, swimmer) ? at : here;
}

/** Over the edge of the map, or to where no water goes on beyond the stones (pbem:17.2a). */
function leaveMap(course: Course<PbemEvent>, swimmer: Character, stretch: Stretch, at: FieldHex): void {
  stretch.tell(course, lastSeen(course, swimmer, at));
  course.emit({ type: 'SwimmerLost', data: { unit: swimmer.id, rule: 'pbem:17.2a' } });
}

/** He is killed, not drowned (ruling of pbem:16.37), and nothing of him is found. */
function crush(course: Course<PbemEvent>, swimmer: Character, stretch: Stretch, at: FieldHex): void {
  const { id } = swimmer;
  stretch.tell(course, lastSeen(course, swimmer, at));
  course.emit({ type: 'UnitKilled', data: { unit: id, cause: { rule: 'pbem:16.37' } } });
  letSink(course, id, 'pbem:16.37');
}
