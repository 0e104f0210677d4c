import type { Dice } from '../dice/dice.js';
import { illegal, type Refusal } from '../game/refusal.js';
import type { SideId } from '../position/unit.js';
import { exceedsClass, knighted } from './advancement.js';
import { memberOf } from './campaign.js';
import type { CampaignCourse } from './course.js';
import type { Deed } from './orders.js';
import { emitAdvance } from './report.js';

/** The highest roll by which a sergeant becomes a knight (pbem:24.1i). */
const KNIGHTED_MAX = 5;

/**
 * A side confirms a sergeant's deed of valour in the last scenario. When all sides have, he rolls to become a knight,
 * once for each scenario (pbem:24.1i, 24.1k).
 */
export function deed(course: CampaignCourse, side: SideId, { unit }: Deed, dice: Dice): Refusal | null {
  const { position: campaign } = course;
  const no = (because: string, rule = 'pbem:24.1i'): Refusal => illegal(rule, because, unit);
  const character = memberOf(campaign.characters, unit);
  if (!character) return { code: 'unknownUnit', rule: null, because: `there is no ${unit}`, subject: unit };
  if (!campaign.options.characterAdvancement) return no('in this campaign nobody advances', 'pbem:24.1a');
  if (character.health === 'dead') return no(`${unit} is dead`);
  if (character.class !== 'sergeant') return no(`${unit} is no sergeant but a ${character.class}`);
  const { last } = campaign;
  if (!last?.fought.includes(unit)) return no(`${unit} did not fight in the last scenario`, 'pbem:24.1k');
  if (!exceedsClass(character)) return no(`${unit} has no more points than a sergeant may have`);
  const confirmed = memberOf(last.deeds, unit) ?? [];
  if (confirmed.includes(side)) return no(`${side} has confirmed it already`, 'pbem:24.1k');
  course.emit({ type: 'DeedConfirmed', data: { unit, side, rule: 'pbem:24.1i' } });
  if (!campaign.sides.every((one) => one === side || confirmed.includes(one))) return null;
  const die = dice.roll({ purpose: 'knighthood', rule: 'pbem:24.1i', faces: 10, subject: unit });
  const success = die.value <= KNIGHTED_MAX;
  course.emit({ type: 'KnighthoodRolled', data: { unit, die, knighted: success, rule: 'pbem:24.1i' } });
  if (success) emitAdvance(course, unit, knighted(character));
  return null;
}
