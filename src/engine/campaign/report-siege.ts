import type { Dice } from '../dice/dice.js';
import type { Refusal } from '../game/refusal.js';
import { memberOf, underWay, type Campaign } from './campaign.js';
import type { CampaignCourse } from './course.js';
import { letDaysPass } from './days.js';
import { experienceOf } from './experience.js';
import type { CampaignSiegeReport } from './orders.js';
import { advanceAll, no, whyNotPlayed } from './report.js';

/**
 * How a siege went enters the campaign: casualties, prisoners, engines, supplies, and the experience of all of its
 * scenarios together. Its days are days of the campaign: they pass first, so that it is its last day on which all this
 * enters (pbem:24, 24.1, 24.2).
 */
export function reportSiege(course: CampaignCourse, order: CampaignSiegeReport, dice: Dice): Refusal | null {
  const { position: before } = course;
  const refusal = whyNoReport(before, order);
  if (refusal) return refusal;
  const facts = factsOf(order);
  const { defeats, captures: captured, days } = facts;
  const isCounted = before.options.characterAdvancement === true;
  const experience = isCounted ? experienceOf(before, { defeats, captured }, dice) : [];
  letDaysPass(course, (before.scenarios[order.scenario]?.since ?? before.day) + days - 1, dice);
  course.emit({ type: 'CampaignSiegeFought', data: { ...facts, rule: 'pbem:24' } });
  for (const one of experience) course.emit({ type: 'ExperienceCounted', data: one });
  if (isCounted) advanceAll(course, experience);
  return null;
}

/** The members of a report that its event repeats. */
function factsOf({ type: _type, ...facts }: CampaignSiegeReport): Omit<CampaignSiegeReport, 'type'> {
  return facts;
}

/** Why a report does not fit the campaign, or null: the siege must be under way, and name fighters of its own. */
function whyNoReport(campaign: Campaign, order: CampaignSiegeReport): Refusal | null {
  const unplayed = whyNotPlayed(campaign, order, 'siege');
  if (unplayed) return unplayed;
  const [played] = underWay(campaign, 'scenario');
  if (played !== undefined) {
    const because = `${played} is being played; the days of ${order.scenario} pass when ${played} is over`;
    return { code: 'wrongStep', rule: 'pbem:24', because, subject: played };
  }
  const cast = memberOf(campaign.scenarios, order.scenario)?.cast ?? [];
  const stranger = namedIn(order).find((unit) => !cast.includes(unit));
  if (stranger !== undefined) return no(`${stranger} did not take part in ${order.scenario}`, stranger);
  const own = order.captured.find(({ unit, by }) => campaign.characters[unit]?.side === by);
  return own ? no(`${own.unit} is of ${own.by} himself`, own.unit) : null;
}

function namedIn({
  wounded,
  away = [],
  healed,
  killed,
  captured,
  marked = [],
  captures,
  defeats,
}: CampaignSiegeReport): readonly string[] {
  return [
    ...[...wounded, ...away, ...captured, ...marked].map(({ unit }) => unit),
    ...healed,
    ...killed,
    ...captures.flatMap(({ unit, by }) => [unit, by]),
    ...defeats.flatMap(({ victors, beaten }) => [...victors, ...beaten].map(({ unit }) => unit)),
  ];
}
