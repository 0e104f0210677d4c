import type { HexName } from '../../../../board/field.js';
import type { Dice, RolledDie } from '../../../../dice/dice.js';
import type { UnitId } from '../../../../position/unit.js';

/** A unit or hex that was drawn, with all dice that were rolled for it. */
export interface Drawn<Thing> {
  readonly drawn: Thing;
  readonly dice: readonly RolledDie[];
}

/**
 * One of several hexes at random (pbem:2.1f): they are numbered in the order given, a DR10 that names none is rolled
 * again. A single one needs no die. `subject`: the unit that is placed.
 */
export function drawHex(dice: Dice, hexes: readonly HexName[], rule: string, subject: UnitId): Drawn<HexName> {
  const [only] = hexes;
  if (only === undefined) throw new RangeError('nothing to draw from');
  if (hexes.length === 1) return { drawn: only, dice: [] };
  const rolled: RolledDie[] = [];
  for (;;) {
    const die = dice.roll({ purpose: 'placement', rule, faces: 10, subject });
    rolled.push(die);
    const drawn = hexes[die.value - 1];
    if (drawn !== undefined) return { drawn, dice: rolled };
  }
}

/** A DR10 for each unit, in the order given: the lowest is selected, and all that tie with it (pbem:2.1g). */
export function drawLowest(dice: Dice, units: readonly UnitId[], rule: string): Drawn<readonly UnitId[]> {
  const rolled = units.map((subject) => dice.roll({ purpose: 'selection', rule, faces: 10, subject }));
  const lowest = Math.min(...rolled.map(({ value }) => value));
  return { drawn: units.filter((_, index) => rolled[index]?.value === lowest), dice: rolled };
}

/** Exactly one unit: units that tie for lowest roll again (pbem:2.1g, 10.7b). A single unit needs no die. */
export function drawOne(dice: Dice, units: readonly UnitId[], rule: string): Drawn<UnitId> {
  const rolled: RolledDie[] = [];
  let tied = units;
  for (;;) {
    const [only] = tied;
    if (only === undefined) throw new RangeError('nobody to draw from');
    if (tied.length === 1) return { drawn: only, dice: rolled };
    const round = drawLowest(dice, tied, rule);
    rolled.push(...round.dice);
    tied = round.drawn;
  }
}
