import type { Position } from '../../../position/position.js';
import type { Unit } from '../../../position/unit.js';
import { rangeBand, type RangeBand, type ShotWeapon } from '../core/fire/missile-tables.js';
import { bookOf } from '../core/books/of.js';
import { hexOf } from '../core/terrain/ground.js';
import { bestTerrainLine } from '../16-terrain/terrain-line.js';
import { lineUsed, rangeBetween, shotAt } from './shot.js';

/**
 * Finds the lines along which a firer may shoot at some targets in range, one in each step. They are remembered, and
 * nearly all of the time that the list of his shots takes goes into them (ADR 96).
 */
export function* linesInSteps(
  position: Position,
  firer: Unit,
  weapon: ShotWeapon,
  targets: Iterable<Unit>,
  fits: (band: RangeBand) => boolean = () => true,
): Generator<undefined> {
  const { fire } = bookOf(position);
  const using = lineUsed(fire, firer, weapon);
  for (const target of targets) {
    for (const from of firer.hexes.map((name) => hexOf(position, name))) {
      for (const at of target.hexes.map((name) => hexOf(position, name))) {
        const band = rangeBand(fire.weapons, using, rangeBetween(from, at));
        if (band === null || !fits(band)) continue;
        // Where there are carts, lines past units are not remembered.
        if (position.carts) bestTerrainLine(position, from, at, target);
        else shotAt(position, firer, weapon, target, { from: from.name, at: at.name });
        yield;
      }
    }
  }
}
