import type { Dice } from '../dice/dice.js';
import { Course } from '../game/course.js';
import { allowed, illegal, type Refusal, refused, type Ruled } from '../game/refusal.js';
import type { Decided } from '../game/ruleset.js';
import { HERALD, type SeatId } from '../position/seat.js';
import type { SideId } from '../position/unit.js';
import { memberOf, presentIn, underWay, type Campaign } from './campaign.js';
import type { CampaignCourse } from './course.js';
import { beginDay, close } from './days.js';
import { deed } from './deed.js';
import type { CampaignEvent } from './events.js';
import { evolveCampaign } from './evolve.js';
import {
  isReport,
  type CampaignOrder,
  type CampaignReports,
  type CampaignSideOrder,
  type Open,
  type Release,
} from './orders.js';
import { report } from './report.js';
import { reportSiege } from './report-siege.js';
import type { CampaignSetup } from './setup.js';
import { whatIsWrong } from './setup-check.js';

/** The edition of the rules that a campaign pins when it begins. */
const CAMPAIGN_EDITION = { id: 'pbem', version: 1 } as const;

/** The first events of a campaign: it is set up, and its first day begins. */
export function createCampaign(setup: CampaignSetup): Ruled<readonly CampaignEvent[]> {
  const wrong = whatIsWrong(setup);
  if (wrong) return refused(wrong);
  const setUp: CampaignEvent = { type: 'CampaignSetUp', data: { rules: CAMPAIGN_EDITION, setup } };
  const course = new Course(evolveCampaign(null, setUp), evolveCampaign);
  beginDay(course);
  return allowed([setUp, ...course.events]);
}

/**
 * The events of an order, or the rule that forbids it; changes nothing. HERALD itself reports how a scenario went.
 * Throws what the dice throw (see `act`).
 */
export function decideCampaign(
  campaign: Campaign,
  seat: SeatId,
  order: CampaignOrder,
  dice: Dice,
): Decided<CampaignEvent, Campaign> {
  const side = campaign.sides.find((one) => one === seat) ?? null;
  if (side === null && seat !== HERALD) {
    return refused({ code: 'notYourTurn', rule: null, because: `the campaign has no side ${seat}` });
  }
  if (campaign.outcome) return refused({ code: 'gameOver', rule: 'pbem:24', because: 'the campaign is over' });
  if ((side === null) !== isReport(order)) {
    return refused({
      code: 'notYourTurn',
      rule: 'pbem:24',
      because: 'how a scenario or siege went is told by its game',
    });
  }
  const course = new Course(campaign, evolveCampaign);
  course.emit({ type: 'CampaignOrderTaken', data: { number: campaign.orders + 1, side, order } });
  const forbiddenBy =
    side === null
      ? takeReport(course, order as CampaignReports, dice)
      : (whyNotToday(campaign, order as CampaignSideOrder) ?? carryOut(course, side, order as CampaignSideOrder, dice));
  if (forbiddenBy) return refused(forbiddenBy);
  return { ok: true, events: course.events, position: course.position };
}

function takeReport(course: CampaignCourse, order: CampaignReports, dice: Dice): Refusal | null {
  return order.type === 'Report' ? report(course, order, dice) : reportSiege(course, order, dice);
}

/** An order names its day, so that one which comes late does not fall on another day. */
function whyNotToday({ day: today }: Campaign, { day }: CampaignSideOrder): Refusal | null {
  if (day === today) return null;
  const because =
    day < today ? `day ${day} is over; it is day ${today}` : `day ${day} has not come; it is day ${today}`;
  return { code: 'wrongStep', rule: 'pbem:24', because };
}

function carryOut(course: CampaignCourse, side: SideId, order: CampaignSideOrder, dice: Dice): Refusal | null {
  switch (order.type) {
    case 'Open':
      return open(course, side, order);
    case 'Deed':
      return deed(course, side, order, dice);
    case 'Release':
      return release(course, side, order);
    case 'Close':
      return close(course, side, dice);
  }
}

function open(course: CampaignCourse, side: SideId, { scenario: name }: Open): Refusal | null {
  const { position: campaign } = course;
  const scenario = memberOf(campaign.scenarios, name);
  const no = (because: string, subject = name): Refusal => illegal('pbem:24', because, subject);
  if (!scenario) return no(`the campaign has no scenario ${name}`);
  if (scenario.state !== 'ahead') return no(`${name} ${scenario.state === 'over' ? 'is over' : 'is being played'}`);
  if (scenario.wanted.includes(side)) return no(`${side} has said so already`);
  const present = presentIn(campaign, name);
  const twice = underWay(campaign)
    .flatMap((other) => presentIn(campaign, other).map((unit) => ({ unit, other })))
    .find(({ unit }) => present.includes(unit));
  if (twice) return no(`${twice.unit} is in ${twice.other}, and cannot be in two places`, twice.unit);
  const engine = underWay(campaign)
    .flatMap((other) => (campaign.enginesOf[other] ?? []).map((id) => ({ id, other })))
    .find(({ id }) => campaign.enginesOf[name]?.includes(id) && campaign.engines?.[id]?.lost !== true);
  if (engine) return no(`${engine.id} is in ${engine.other}, and cannot be in two places`, engine.id);
  for (const one of campaign.sides) {
    const isOfSide = (unit: string): boolean => campaign.characters[unit]?.side === one;
    if (scenario.cast.some(isOfSide) && !present.some(isOfSide)) return no(`${one} has nobody left for ${name}`);
  }
  course.emit({ type: 'ScenarioWanted', data: { scenario: name, side, rule: 'pbem:24' } });
  const wanted = course.position.scenarios[name]?.wanted ?? [];
  if (campaign.sides.every((one) => wanted.includes(one))) {
    course.emit({ type: 'CampaignScenarioOpened', data: { scenario: name, side, rule: 'pbem:24' } });
  }
  return null;
}

function release(course: CampaignCourse, side: SideId, { unit }: Release): Refusal | null {
  const character = memberOf(course.position.characters, unit);
  if (!character) return { code: 'unknownUnit', rule: null, because: `there is no ${unit}`, subject: unit };
  if (character.captive !== side) return illegal('pbem:24', `${unit} is no prisoner of ${side}`, unit);
  course.emit({ type: 'PrisonerReleased', data: { unit, by: side, rule: 'pbem:24' } });
  return null;
}
