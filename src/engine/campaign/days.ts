import type { Dice } from '../dice/dice.js';
import { forbidden, type Refusal } from '../game/refusal.js';
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
  if (campaign.closed.includes(side)) return forbidden('pbem:24', `${side} has closed the day already`).refusal;
  course.emit({ type: 'CampaignDayClosed', data: { side, rule: 'pbem:24' } });
  if (campaign.sides.every((one) => course.position.closed.includes(one))) endDay(course, dice);
  return null;
}

/** The end of a day: healing rolls for the newly wounded (pbem:24.2a), then the next day or the end. */
function endDay(course: CampaignCourse, dice: Dice): void {
  const { day, lastDay } = course.position;
  course.emit({ type: 'CampaignDayEnded', data: { day, fingerprint: campaignFingerprint(course.position) } });
  for (const [unit, { fresh }] of inOrder(course.position.characters)) {
    if (!fresh) continue;
    const { die, days } = rollDays(dice, 'healing', 'pbem:24.2a', unit);
    course.emit({ type: 'WoundHealingRolled', data: { unit, die, days, table: 'pbem:26.6', rule: 'pbem:24.2a' } });
  }
  if (day < lastDay) {
    beginDay(course);
    return;
  }
  const reason = `the campaign has lasted its ${lastDay} days`;
  course.emit({ type: 'CampaignEnded', data: { winner: winnerOf(course.position), reason, rule: 'pbem:24' } });
}

/** A day begins; wounded and runaways whose days are over are well and back (pbem:24.2a, 22.9r). */
export function beginDay(course: CampaignCourse): void {
  const day = course.position.day + 1;
  const characters = inOrder(course.position.characters);
  const healed = characters.flatMap(([id, { heals }]) => (typeof heals === 'number' && heals <= day ? [id] : []));
  const back = characters.flatMap(([id, one]) => (typeof one.back === 'number' && one.back <= day ? [id] : []));
  course.emit({ type: 'CampaignDayBegan', data: { day, healed, back, rule: 'pbem:24.2a' } });
}

/** The side that has won most scenarios; null: no single side has. */
function winnerOf({ sides, won }: Campaign): SideId | null {
  const most = Math.max(...sides.map((side) => won[side] ?? 0));
  const best = sides.filter((side) => (won[side] ?? 0) === most);
  return best.length === 1 ? (best[0] ?? null) : null;
}
