import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import type { Position } from '../../../position/position.js';
import { isCharacter, isLive, isMounted, type Unit } from '../../../position/unit.js';
import { bookOf } from '../core/books/of.js';
import { ruleOf, type Way } from './flight.js';
import { type DecisionOf, type RetreatOwed, isDue, decisionsOf } from '../core/turn/decision.js';
import { letFollow } from './aftermath.js';
import { breakDistantMelee } from '../11-melee/melee.js';
import { letFall } from './fall.js';
import { turnIntoFall } from '../core/siege/tower-fall.js';
import type { Blow } from './effect.js';
import { stepsIntoHidden } from '../22-hidden/on-the-way.js';
import type { PbemEvent } from '../core/events.js';
import { settle } from '../core/turn/pending.js';
import { failRetreat } from './result.js';
import { retreatChoice, type RetreatChoice } from './retreat-choice.js';
import { linkedTo, vacatedBy, type Vacated } from './vacated.js';

/**
 * Carries a retreat out along a legal way (null: no step is possible), with the links that it breaks and the penalty
 * for a failure (pbem:10.22d, 10.22e, 10.23c, 19.12p). By a book in which a retreat is made in full or not at all the
 * rule is that of retreats from fire or from combat, whether there was a choice or not. Returns the hexes that it
 * leaves to the victors of a combat.
 */
export function carryOutRetreat(
  course: Course<PbemEvent>,
  decision: DecisionOf<'Retreat'>,
  choice: RetreatChoice,
  way: Way | null,
  inPbem: string,
  dice: Dice,
): Vacated | null {
  const { about } = decision;
  const rule = bookOf(course.position).results.retreat === 'allOrWound' ? ruleOf(about.missile) : inPbem;
  const { unit } = choice.flight;
  if (!choice.complete && turnIntoFall(course, decision)) return null;
  const run = way?.steps ?? [];
  const linked = linkedTo(course.position, unit.id, about.from);
  settle(course, decision.id, rule);
  letFollow(course, unit.id, 'retreats', dice);
  course.emit({
    type: 'UnitRetreated',
    data: {
      unit: unit.id,
      steps: about.falls ? [] : run.slice(0, stepsIntoHidden(course.position, unit, run) ?? run.length),
      demanded: about.hexes,
      ...(about.fire ? { fire: true as const } : {}),
      cause: { rule },
    },
  });
  const fallen = about.falls && way ? course.position.units[unit.id] : undefined;
  if (fallen) letFall(course, fallen, way?.hexes ?? [], 'pbem:19.12p', dice);
  else breakDistantMelee(course, unit.id, 'pbem:10.25');
  // A man who has fallen off his tower by now does not fall again, but has failed to retreat all the same (10.22f).
  if (!choice.complete || (about.falls && !way)) sufferFailure(course, decision, way, dice);
  if (about.missile || about.noAdvance || about.due === 'ownTurn') return null;
  return vacatedBy(course.position, unit, linked, about.from, way?.hexes ?? unit.hexes);
}

function sufferFailure(course: Course<PbemEvent>, { about }: DecisionOf<'Retreat'>, way: Way | null, dice: Dice): void {
  const unit = course.position.units[about.unit];
  if (!unit || !isCharacter(unit)) return;
  const blow: Blow = {
    rule: failureRule(course.position, unit, about, way),
    from: about.from,
    missile: about.missile,
    firedFrom: about.firedFrom,
  };
  failRetreat(course, unit, blow.rule, way ? 'some' : 'none', blow, dice);
}

function failureRule(position: Position, unit: Unit, { missile, falls }: RetreatOwed, way: Way | null): string {
  if (bookOf(position).results.retreat === 'allOrWound') return ruleOf(missile);
  if (falls) return 'pbem:10.22f';
  if (isMounted(unit)) return 'pbem:10.23c';
  return way ? 'pbem:10.22e' : 'pbem:10.22d';
}

/**
 * Carries out the retreats that are due and leave no choice (pbem:4.4b). Retreats that would fail wait until nobody
 * else has a choice to make, since the retreat of another unit may still make way for them.
 */
export function settleForced(course: Course<PbemEvent>, dice: Dice): readonly Vacated[] {
  const vacated: Vacated[] = [];
  for (;;) {
    const forced = nextForced(course);
    if (!forced) return vacated;
    const { decision, choice } = forced;
    const left = carryOutRetreat(course, decision, choice, choice.ways[0] ?? null, 'pbem:4.4b', dice);
    if (left) vacated.push(left);
  }
}

interface Forced {
  readonly decision: DecisionOf<'Retreat'>;
  readonly choice: RetreatChoice;
}

function nextForced({ position }: Course<PbemEvent>): Forced | undefined {
  const owed = decisionsOf(position, 'Retreat')
    .filter((decision) => isDue(position, decision))
    .flatMap((decision) => {
      const unit = position.units[decision.about.unit];
      if (!unit || !isLive(unit)) return [];
      return [{ decision, choice: retreatChoice(position, unit, decision.about, decision.owner) }];
    });
  const whole = owed.find(({ choice }) => choice.complete && choice.ways.length === 1);
  if (whole) return whole;
  return owed.every(({ choice }) => choice.ways.length < 2) ? owed[0] : undefined;
}
