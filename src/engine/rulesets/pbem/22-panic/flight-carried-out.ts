import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { isActive, type UnitId, isDragon } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { breakDistantMelee } from '../11-melee/disengage.js';
import { breakMelee } from '../core/melee/melee.js';
import { areEnemies } from '../core/movement/occupancy.js';
import { isRaging } from '../core/rage/prey.js';
import { accept } from '../22-surrender/asking.js';
import { isAdjacentTo } from '../core/terrain/adjacency.js';
import { decisionsOf, type DecisionOf } from '../core/turn/decision.js';
import { raise, settle } from '../core/turn/pending.js';
import { flightChoice, type FlightChoice } from './flight-choice.js';
import type { FlightWay } from './flight-way.js';
import { oweFlight } from './panic-test.js';
import { canFear } from '../core/panic/panicked.js';
import { heedShocks } from './shocks.js';

/** Somebody runs along a way that is open to him, or (null) stays where he is, with all that comes of it. */
export function carryOutFlight(
  course: Course<PbemEvent>,
  { id: decision, about: { unit, rout } }: DecisionOf<'Flee'>,
  { fate }: FlightChoice,
  way: FlightWay | null,
  dice: Dice,
): void {
  const rule = rout ? 'pbem:22.9n' : 'pbem:22.9h';
  settle(course, decision, rule);
  const off = way?.off ?? false;
  if (way) course.emit({ type: 'UnitFled', data: { unit, steps: way.steps, off, rule: off ? 'pbem:22.9q' : rule } });
  if (off) breakMelee(course, unit, 'pbem:22.9q');
  else breakDistantMelee(course, unit, rule);
  if (fate === 'yields') yieldTo(course, unit, dice);
}

/**
 * He surrenders to an enemy who stands ADJACENT to him, whatever his class (pbem:22.9o); of several the captors' side
 * chooses one. A raging berserk takes nobody: then he stands.
 */
function yieldTo(course: Course<PbemEvent>, id: UnitId, dice: Dice): void {
  const unit = course.position.units[id];
  // The dragon is nobody's prisoner (ruling of pbem:13.5): it stands at bay.
  if (!unit || isDragon(unit)) return;
  const beside = Object.values(course.position.units).filter(
    (one) => areEnemies(one, unit) && isActive(one) && !isRaging(one) && isAdjacentTo(course.position, one, unit),
  );
  const { turn } = course.position;
  const side = (beside.find((one) => one.side === turn.side) ?? beside[0])?.side;
  const units = beside
    .filter((one) => one.side === side)
    .map((one) => one.id)
    .sort();
  const [only] = units;
  if (only === undefined || side === undefined || side === null) return;
  if (units.length === 1) accept(course, id, only, dice, 'pbem:22.9o');
  else
    raise(course, 'Quarter', side, 'pbem:22.9o', {
      prisoner: id,
      units,
      must: true,
      attack: null,
      ready: [],
      others: [],
    });
}

/** Carries out the flights that leave no choice, and makes rout of panic that finds no way (pbem:22.9i). */
export function settleForcedFlights(course: Course<PbemEvent>, dice: Dice): void {
  for (;;) {
    const before = course.events.length;
    for (const decision of decisionsOf(course.position, 'Flee')) settleForced(course, decision, dice);
    if (course.events.length === before) return;
  }
}

function settleForced(course: Course<PbemEvent>, decision: DecisionOf<'Flee'>, dice: Dice): void {
  const { id, about } = decision;
  const unit = course.position.units[about.unit];
  if (!canFear(course.position, unit) || unit.panic === undefined) {
    settle(course, id, 'pbem:22.9h');
    return;
  }
  const choice = flightChoice(course.position, unit, about.rout);
  if (choice.fate === 'routs') {
    course.emit({ type: 'UnitRouted', data: { unit: unit.id, rule: 'pbem:22.9i' } });
    heedShocks(course);
    oweFlight(course, unit.id, true, id);
  } else if (choice.ways.length < 2) {
    carryOutFlight(course, decision, choice, choice.ways[0] ?? null, dice);
  }
}
