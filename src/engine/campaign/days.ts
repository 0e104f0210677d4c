import type { Dice } from '../dice/dice.js';
import { illegal, type Refusal } from '../game/refusal.js';
import { rollDays } from '../healing/healing.js';
import type { SideId } from '../position/unit.js';
import { campaignFingerprint, inOrder, underWay, type Campaign } from './campaign.js';
import type { CampaignCourse } from './course.js';

/** A side has nothing more to do on this day; when no side has, the day is over (pbem:24.2a). */
export function close(course: CampaignCourse, side: SideId, dice: Dice): Refusal | null {
  const { position: campaign } = course;
  const [played] = underWay(campaign);
  if (played !== undefined) {
    return { code: 'wrongStep', rule: 'pbem:24', because: `${played} is being played; the day waits for it` };
  }
  if (campaign.closed.includes(side)) return illegal('pbem:24', `${side} has closed the day already`);
  course.emit({ type: 'CampaignDayClosed', data: { side, rule: 'pbem:24' } });
  if (campaign.sides.every((one) => course.position.closed.includes(one))) endDay(course, dice);
  return null;
}

/** The end of a day: healing rolls for the newly wounded (pbem:24.2a), then the next day or the end. */
function endDay(course: CampaignCourse, dice: Dice): void {
  const { day, lastDay } = course.position;
  course.emit({ type: 'CampaignDayEnded', data: { day, fingerprint: campaignFingerprint(course.position) } });
  rollHealing(course, dice);
  if (day < lastDay) {
    beginDay(course);
    return;
  }
  const reason = `the campaign has lasted its ${lastDay} days`;
  course.emit({ type: 'CampaignEnded', data: { winner: winnerOf(course.position), reason, rule: 'pbem:24' } });
}

/** Healing rolls for the newly wounded, but for those who heal in a siege that goes on (pbem:24.2a). */
function rollHealing(course: CampaignCourse, dice: Dice): void {
  const besieged = besiegedIn(course.position);
  for (const [unit, { fresh }] of inOrder(course.position.characters)) {
    if (!fresh || besieged.includes(unit)) continue;
    const { die, days } = rollDays(dice, 'healing', 'pbem:24.2a', unit);
    course.emit({ type: 'WoundHealingRolled', data: { unit, die, days, table: 'pbem:26.6', rule: 'pbem:24.2a' } });
  }
}

/** Characters in sieges that go on. A siege heals its fighters itself and reports how they are. */
function besiegedIn(campaign: Campaign): readonly string[] {
  return underWay(campaign, 'siege').flatMap((name) => campaign.scenarios[name]?.cast ?? []);
}

/**
 * The days of a siege have passed, and it is its last day: those who were wounded elsewhere on the day on which it
 * began roll for healing, and whose days are over are well or back (pbem:24.2a, 22.9r). Nothing if that day is past.
 */
export function letDaysPass(course: CampaignCourse, lastDay: number, dice: Dice): void {
  if (lastDay <= course.position.day) return;
  rollHealing(course, dice);
  const { healed, back } = dueBy(course.position, lastDay);
  course.emit({ type: 'CampaignDaysPassed', data: { day: lastDay, healed, back, rule: 'pbem:24.2a' } });
}

/** A day begins; wounded and runaways whose days are over are well and back (pbem:24.2a, 22.9r). */
export function beginDay(course: CampaignCourse): void {
  const day = course.position.day + 1;
  course.emit({ type: 'CampaignDayBegan', data: { day, ...dueBy(course.position, day), rule: 'pbem:24.2a' } });
}

/** The characters whose wounds are healed, and the runaways who are back, on the morning of a day. */
function dueBy(
  campaign: Campaign,
  day: number,
): { readonly healed: readonly string[]; readonly back: readonly string[] } {
  const characters = inOrder(campaign.characters);
  const besieged = besiegedIn(campaign);
  return {
    healed: characters.flatMap(([id, { heals }]) =>
      typeof heals === 'number' && heals <= day && !besieged.includes(id) ? [id] : [],
    ),
    back: characters.flatMap(([id, one]) => (typeof one.back === 'number' && one.back <= day ? [id] : [])),
  };
}

/** The side that has won most scenarios; null: no single side has. */
function winnerOf({ sides, won }: Campaign): SideId | null {
  const most = Math.max(...sides.map((side) => won[side] ?? 0));
  const best = sides.filter((side) => (won[side] ?? 0) === most);
  return best.length === 1 ? (best[0] ?? null) : null;
}
