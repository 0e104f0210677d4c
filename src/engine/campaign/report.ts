import type { Dice } from '../dice/dice.js';
import { illegal, type Refusal } from '../game/refusal.js';
import { rollDays } from '../healing/healing.js';
import { advanced, type Advance } from './advancement.js';
import { inOrder, memberOf, presentIn, underWay, type Campaign, type Part } from './campaign.js';
import type { CampaignCourse } from './course.js';
import { enginesLeft, whyNoEngineReport } from './engines.js';
import { experienceOf } from './experience.js';
import type { CampaignReport } from './orders.js';

/**
 * How a scenario went enters the campaign: casualties, prisoners, engines, runaways and experience (pbem:24, 24.1,
 * 22.9r). Points that engines lost on the map become offboard wear (pbem:19.42i).
 */
export function report(course: CampaignCourse, order: CampaignReport, dice: Dice): Refusal | null {
  const { position: before } = course;
  const refusal = whyNoReport(before, order);
  if (refusal) return refusal;
  const experience = before.options.characterAdvancement ? experienceOf(before, order, dice) : [];
  const engines = enginesLeft(before, order);
  const facts = { ...factsOf(order), ...(engines ? { engines } : {}) };
  course.emit({ type: 'CampaignScenarioFought', data: { ...facts, rule: 'pbem:24' } });
  for (const one of experience) course.emit({ type: 'ExperienceCounted', data: one });
  if (before.options.characterAdvancement) advanceAll(course, experience);
  for (const unit of [...order.fled].sort()) rollAbsence(course, unit, dice);
  return null;
}

/** The members of a report that its event repeats; it tells of engines in another form. */
function factsOf({
  type: _type,
  lost: _lost,
  strained: _strained,
  worked: _worked,
  ...facts
}: CampaignReport): Omit<CampaignReport, 'type' | 'lost' | 'strained' | 'worked'> {
  return facts;
}

/** Why a report does not fit the campaign, or null: its scenario must be under way, its characters present there. */
function whyNoReport(campaign: Campaign, order: CampaignReport): Refusal | null {
  const unplayed = whyNotPlayed(campaign, order, 'scenario');
  if (unplayed) return unplayed;
  const present = presentIn(campaign, order.scenario);
  for (const unit of namedIn(order)) {
    const character = memberOf(campaign.characters, unit);
    if (!character) {
      return { code: 'unknownUnit', rule: 'pbem:24', because: `the campaign has no ${unit}`, subject: unit };
    }
    if (!present.includes(unit)) return no(`${unit} did not take part in ${order.scenario}`, unit);
  }
  return whyNoCasualties(campaign, order) ?? whyNoEngineReport(campaign, order);
}

/** Why a report is not one of a scenario or siege that is under way, or null. */
export function whyNotPlayed(
  campaign: Campaign,
  { scenario: name, winner }: { readonly scenario: string; readonly winner: string | null },
  kind: Part['kind'],
): Refusal | null {
  const part = memberOf(campaign.scenarios, name);
  if (part?.kind !== kind) return no(`the campaign has no ${kind} ${name}`, name);
  if (part.state === 'over') return no(`${name} has been reported already`, name);
  if (part.state === 'ahead') {
    return no(`${name} is not being played; under way: ${underWay(campaign).join(', ') || 'none'}`, name);
  }
  return winner === null || campaign.sides.includes(winner) ? null : no(`${winner} is no side of the campaign`, winner);
}

/** Only the healthy are newly wounded (pbem:24.2c), and nobody is captured by his own side. */
function whyNoCasualties(
  { characters, sides }: Campaign,
  { wounded, captured, held = [] }: CampaignReport,
): Refusal | null {
  const again = wounded.find((unit) => characters[unit]?.health !== 'healthy');
  if (again !== undefined) return no(`${again} was wounded before; a second wound kills`, again, 'pbem:24.2c');
  const own = captured.find(({ unit, by }) => characters[unit]?.side === characters[by]?.side);
  if (own) return no(`${own.by} and ${own.unit} are of one side`, own.unit);
  const free = held.find(({ unit, by }) => !sides.includes(by) || characters[unit]?.side === by);
  return free ? no(`${free.unit} is no prisoner of ${free.by}`, free.unit) : null;
}

/** A report that is refused because of somebody or something that it names. */
export function no(because: string, subject: string, rule = 'pbem:24'): Refusal {
  return illegal(rule, because, subject);
}

function namedIn({
  wounded,
  killed,
  captured,
  held = [],
  fled,
  marked = [],
  defeats,
  missiles,
}: CampaignReport): readonly string[] {
  return [
    ...wounded,
    ...killed,
    ...captured.flatMap(({ unit, by }) => [unit, by]),
    ...fled,
    ...[...held, ...marked].map(({ unit }) => unit),
    ...defeats.flatMap(({ victors, beaten }) => [...victors, ...beaten].map(({ unit }) => unit)),
    ...Object.keys(missiles),
  ];
}

/** After each scenario whole points are applied to all who fought in it and live (pbem:24.1c, 24.1f). */
export function advanceAll(
  course: CampaignCourse,
  experience: readonly { readonly unit: string; readonly quarters: number }[],
): void {
  const fought = course.position.last?.fought ?? [];
  for (const [unit, character] of inOrder(course.position.characters)) {
    if (!fought.includes(unit) || character.health === 'dead') continue;
    const own = experience.filter((one) => one.unit === unit);
    const advance = advanced(
      character,
      own.reduce((sum, { quarters }) => sum + quarters, 0),
    );
    if (advance) emitAdvance(course, unit, advance);
  }
}

/** Records the change of a character. */
export function emitAdvance(course: CampaignCourse, unit: string, { mounted, ...advance }: Advance): void {
  course.emit({ type: 'CharacterAdvanced', data: { unit, ...advance, ...(mounted ? { mounted } : {}) } });
}

function rollAbsence(course: CampaignCourse, unit: string, dice: Dice): void {
  const { die, days } = rollDays(dice, 'absence', 'pbem:22.9r', unit);
  course.emit({ type: 'AbsenceRolled', data: { unit, die, days, table: 'pbem:26.6', rule: 'pbem:22.9r' } });
}
