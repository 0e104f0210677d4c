import type { FieldHex, HexName } from '../../../board/field.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isLive, isMounted, type Unit } from '../../../position/unit.js';
import { nearest, RUN_HEXES_MIN, straightRuns, strikingHexes, whyNotDeclare } from './charge-movement.js';
import { costOf, goStep, mayStop } from './going.js';
import { fieldOfGame, hexOf } from '../terrain/ground.js';
import { isInMelee } from '../melee/melee.js';
import { mpLeft } from './mobility.js';
import { areEnemies } from './occupancy.js';
import type { Move, PathStep } from '../orders.js';

/**
 * Charges that begin with the run: for each enemy in sight every way of it that is open. Charges of a unit that first
 * rides to where the run begins, that first withdraws from melee, or at several targets are accepted and not listed.
 */
export function chargesOf(position: Position, unit: Unit): readonly LegalOrder<Move>[] {
  if (!isMounted(unit) || unit.acts.mpSpent > 0 || isInMelee(position, unit.id)) return [];
  const head = hexOf(position, unit.hexes[0] as HexName);
  const left = mpLeft(position, unit);
  return Object.values(position.units)
    .filter((target) => areEnemies(unit, target) && isLive(target) && target.hexes.length > 0)
    .flatMap((target) => {
      const goals = strikingHexes(position, unit, target);
      const hexes = nearest(head, goals);
      if (hexes < RUN_HEXES_MIN || hexes > left) return [];
      const runs = endsOf(head, goals, hexes)
        .flatMap((end) => straightRuns(fieldOfGame(position), head, end))
        .flatMap((run) => chargeAlong(position, unit, target, run, left));
      return runs.length > 0 && whyNotDeclare(position, unit, [target.id]) === null ? runs : [];
    });
}

function endsOf(head: FieldHex, goals: readonly FieldHex[], hexes: number): readonly FieldHex[] {
  return [...new Set(goals.filter((goal) => nearest(head, [goal]) === hexes))];
}

function chargeAlong(
  position: Position,
  unit: Unit,
  target: Unit,
  run: readonly FieldHex[],
  left: number,
): readonly LegalOrder<Move>[] {
  const path: PathStep[] = [];
  let held: readonly HexName[] = unit.hexes;
  let mp = 0;
  for (const { name } of run) {
    const step: PathStep = { gait: 'forward', hexes: [name, held[0] as HexName] };
    const gone = goStep(position, unit, held, step);
    if (!gone.ok) return [];
    path.push(step);
    held = gone.value.hexes;
    mp += costOf([gone.value]);
  }
  if (mp > left || mayStop(position, unit, held)) return [];
  const order: Move = { type: 'Move', unit: unit.id, path, charge: [target.id] };
  return [{ order, mp, summary: `charge ${target.id} to ${held.join('-')}` }];
}
