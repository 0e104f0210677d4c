import type { FieldHex } from '../../../board/field.js';
import type { Dice, RolledDie } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import type { Unit, UnitId } from '../../../position/unit.js';
import { drawHex } from '../core/combat/draw.js';
import type { PbemEvent } from '../core/events.js';
import { breakDistantMelee } from '../11-melee/disengage.js';
import { liveUnitsIn } from '../core/movement/occupancy.js';

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
