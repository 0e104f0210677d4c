import type { Dice } from '../dice/dice.js';
import { refused, type Refusal } from '../game/refusal.js';
import { rollDays } from '../healing/healing.js';
import type { SiegeCourse } from './course.js';
import type { Report } from './orders.js';
import { wearBy } from './strain.js';

/**
 * How a scenario went enters the siege: casualties, engines, walls, who stands where (pbem:2.81d, 2.82c). Points that
 * engines lost on the map become offboard wear (pbem:19.42i). Whoever has run off the map is away as long as a roll on
 * the healing table says (22.9r).
 */
export function report(
  course: SiegeCourse,
  { type: _type, strained = [], ...facts }: Report,
  dice: Dice,
): Refusal | null {
  const { position: siege } = course;
  const named = [
    ...facts.wounded,
    ...facts.killed,
    ...(facts.fled ?? []),
    ...[...facts.captured, ...(facts.marked ?? [])].map(({ unit }) => unit),
    ...facts.places.map(({ unit }) => unit),
  ];
  const strange =
    named.find((id) => !Object.hasOwn(siege.fighters, id)) ??
    [...facts.lost, ...[...facts.worn, ...strained].map(({ engine }) => engine)].find(
      (id) => !Object.hasOwn(siege.engines, id),
    );
  if (strange !== undefined) {
    const because = `the siege has no ${strange}`;
    return refused({ code: 'unknownUnit', rule: 'pbem:2.81d', because, subject: strange }).refusal;
  }
  const taken = siege.today.choice === 'attackCastle' && facts.winner === 'attacker';
  const becomes = strained.map((one) => ({ ...one, becomes: wearBy(one) }));
  course.emit({
    type: 'ScenarioFought',
    data: { ...facts, ...(becomes.length > 0 ? { strained: becomes } : {}), rule: 'pbem:2.81d' },
  });
  for (const unit of [...(facts.fled ?? [])].sort()) rollAbsence(course, unit, dice);
  if (taken && siege.options.endsWithCastleTaken) {
    course.emit({
      type: 'SiegeEnded',
      data: { winner: 'attacker', reason: 'the castle is taken', rule: 'pbem:23.17' },
    });
  }
  return null;
}

function rollAbsence(course: SiegeCourse, unit: string, dice: Dice): void {
  const { die, days } = rollDays(dice, 'absence', 'pbem:22.9r', unit);
  course.emit({ type: 'RunawayRolled', data: { unit, die, days, table: 'pbem:26.6', rule: 'pbem:22.9r' } });
}
