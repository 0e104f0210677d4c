import type { FieldHex, HexName } from '../../../board/field.js';
import type { LegalOrder } from '../../../game/ruleset.js';
import type { Position } from '../../../position/position.js';
import { isLive, isMounted, type Unit } from '../../../position/unit.js';
import { nearest, RUN_HEXES_MIN, straightRuns, strikingHexes, whyNotDeclare } from './charge-movement.js';
import { costOf, goStep, mayStop } from './going.js';
import { fieldOfGame, hexOf } from '../terrain/ground.js';
import { remembered, whileNothingIsOwed } from '../listing/memory.js';
import { isWithin, looksTheSame } from '../listing/nearness.js';
import { isInMelee } from '../melee/melee.js';
import { mpLeft } from './mobility.js';
import { areEnemies } from './occupancy.js';
import type { Move } from '../orders/movement-orders.js';
import type { PathStep } from '../orders/path-step.js';

/**
 * Charges that begin with the run: for each enemy in sight every way of it that is open. Charges of a unit that first
 * rides to where the run begins, that first withdraws from melee, or at several targets are accepted and not listed.
 */
export function chargesOf(position: Position, unit: Unit): readonly LegalOrder<Move>[] {
  if (!isMounted(unit) || unit.acts.mpSpent > 0 || isInMelee(position, unit.id)) return [];
  return chargesKnown(position, unit).charges;
}

interface Known {
  readonly charges: readonly LegalOrder<Move>[];
  readonly mpMax: number;
}

/** Hexes beyond what a charge is ridden that may matter to it: the target beside its end, and what hides him. */
const AROUND = 3;

/** Charges stay what they are until somebody whom they might meet has changed. */
const chargesKnown = remembered<Known>(
  (position, unit) => ({ charges: chargesAnew(position, unit), mpMax: mpLeft(position, unit) }),
  (known, position, unit, changes) => {
    const holds =
      known.mpMax === mpLeft(position, unit) &&
      changes.every(
        (change) =>
          (!change.tied && looksTheSame(change)) ||
          (change.after.id !== unit.id &&
            !isWithin(position, unit, change.before.hexes, known.mpMax + AROUND) &&
            !isWithin(position, unit, change.after.hexes, known.mpMax + AROUND)),
      );
    return holds ? known : null;
  },
  whileNothingIsOwed,
);

function chargesAnew(position: Position, unit: Unit): readonly LegalOrder<Move>[] {
  const head = hexOf(position, unit.hexes[0] as HexName);
  const left = mpLeft(position, unit);
  const begins = firstHexes(position, unit, head);
  if (begins.length === 0) return [];
  return Object.values(position.units)
    .filter((target) => areEnemies(unit, target) && isLive(target) && isInRange(position, head, target, left))
    .flatMap((target) => {
      const goals = strikingHexes(position, unit, target);
      const hexes = nearest(head, goals);
      if (hexes < RUN_HEXES_MIN || hexes > left) return [];
      const runs = endsOf(head, goals, hexes)
        .filter((end) => nearest(end, begins) < hexes)
        .flatMap((end) => straightRuns(fieldOfGame(position), head, end))
        .flatMap((run) => chargeAlong(position, unit, target, run, left));
      return runs.length > 0 && whyNotDeclare(position, unit, [target.id]) === null ? runs : [];
    });
}

/** Hexes into which the unit can go straight on from where it stands. */
function firstHexes(position: Position, unit: Unit, head: FieldHex): readonly FieldHex[] {
  return head.neighbours.filter(
    (hex): hex is FieldHex =>
      hex !== null && goStep(position, unit, unit.hexes, { gait: 'forward', hexes: [hex.name, head.name] }).ok,
  );
}

/** The run to a hex beside the target is neither too short nor dearer than what is left. */
function isInRange(position: Position, head: FieldHex, { hexes }: Unit, left: number): boolean {
  return hexes.some((name) => {
    const hexesAway = nearest(head, [hexOf(position, name)]);
    return hexesAway + 1 >= RUN_HEXES_MIN && hexesAway - 1 <= left;
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
