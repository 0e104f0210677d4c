import type { HexName } from '../../../board/field.js';
import type { Dice } from '../../../dice/dice.js';
import type { Course } from '../../../game/course.js';
import { equipmentOf } from '../../../position/equipment-of.js';
import type { FillingWork } from '../../../position/siege-works.js';
import type { Position } from '../../../position/position.js';
import type { ItemId } from '../../../position/unit.js';
import type { PbemEvent } from '../core/events.js';
import { hexOf } from '../core/terrain/ground.js';
import { crewsOf, FILLING_CREW, FILLING_CREW_LEAST, moatsBeside, openMoat, isUnderDrawbridge } from './crew.js';

/**
 * Player turns of its side in which a missing character is replaced, after the one in which he drops out
 * (pbem:19.52d).
 */
const TURNS_TO_REPLACE = 2;

/**
 * After each order: screens that are gone or moved, and crews that have lost or found somebody (pbem:19.52d, 19.52e,
 * 19.52j).
 */
export function reviewFilling(course: Course<PbemEvent>): void {
  for (const { screen } of worksOf(course.position)) reviewScreen(course, screen);
  const works = worksOf(course.position).filter(counts);
  if (works.length === 0) return;
  const crews = crewsOf(course.position);
  for (const work of works) reviewCrew(course, work, crews.get(work.screen) ?? 0);
}

/**
 * At the end of a player turn: the first one of a side tells whether the day counts; in each of its own a turn of
 * grace goes by.
 */
export function endTurnOfFilling(course: Course<PbemEvent>): void {
  reviewFilling(course);
  const { side } = course.position.turn;
  const works = worksOf(course.position).filter((work) => work.side === side);
  if (works.length === 0) return;
  const crews = crewsOf(course.position);
  for (const work of works) {
    if (work.today === undefined) beginDay(course, work, crews.get(work.screen) ?? 0);
    else if (work.today === 'counts') passTurn(course, work);
  }
}

const NONE: readonly FillingWork[] = [];

/** The works under way, in the order in which they were declared. */
function worksOf({ filling }: Position): readonly FillingWork[] {
  return filling?.works ?? NONE;
}

/** Nothing more is done for it today. */
function loseDay(course: Course<PbemEvent>, screen: ItemId, rule: string, because: string): void {
  course.emit({ type: 'FillingDayLost', data: { screen, because, rule } });
}

function counts({ today }: FillingWork): boolean {
  return today === 'counts';
}

/**
 * A screen that is destroyed, or has left the moat, takes all progress with it; one that is moved on the first day
 * takes the day.
 */
function reviewScreen(course: Course<PbemEvent>, screen: ItemId): void {
  const work = worksOf(course.position).find((one) => one.screen === screen);
  if (!work) return;
  const abandon = (because: string): void =>
    course.emit({ type: 'FillingAbandoned', data: { screen, because, rule: 'pbem:19.52j' } });
  const at = equipmentOf(course.position, screen)?.hexes[0];
  if (at === undefined) return abandon(`${screen} is destroyed`);
  if (work.at === undefined || at === work.at) return;
  if (work.day === 'second') return abandon(`${screen} has left the moat`);
  if (work.today === 'counts') loseDay(course, screen, 'pbem:19.52e', `${screen} has been moved`);
}

/** Each loss has two turns of its own in which the character may be replaced; who comes replaces the one lost first. */
function reviewCrew(course: Course<PbemEvent>, { screen, side, missing = [] }: FillingWork, crew: number): void {
  if (crew < FILLING_CREW_LEAST) {
    const because = `fewer than ${FILLING_CREW_LEAST} characters man ${screen}`;
    return loseDay(course, screen, 'pbem:19.52d', because);
  }
  const lacking = FILLING_CREW - crew;
  if (lacking === missing.length) return;
  const grace = TURNS_TO_REPLACE + (course.position.turn.side === side ? 1 : 0);
  const lost = Array.from({ length: Math.max(0, lacking - missing.length) }, () => grace);
  const still = missing.slice(Math.max(0, missing.length - lacking));
  course.emit({
    type: 'FillingCrewChanged',
    data: { screen, missing: [...still, ...lost], rule: 'pbem:19.52d' },
  });
}

function beginDay(course: Course<PbemEvent>, work: FillingWork, crew: number): void {
  const { screen } = work;
  if (course.position.filling?.rests) return loseDay(course, screen, 'pbem:2.81g', 'no moat is filled by night');
  const at = equipmentOf(course.position, screen)?.hexes[0] ?? '';
  if (moatOf(course.position, work) === null) {
    return loseDay(course, screen, 'pbem:19.52a', `${screen} is not beside the moat hex that is to be filled`);
  }
  if (crew < FILLING_CREW) {
    return loseDay(course, screen, 'pbem:19.52c', `fewer than ${FILLING_CREW} characters man ${screen}`);
  }
  course.emit({ type: 'FillingDayCounted', data: { screen, at, rule: 'pbem:19.52c' } });
}

function passTurn(course: Course<PbemEvent>, { screen, missing = [] }: FillingWork): void {
  if (missing.length === 0) return;
  if (missing.some((turns) => turns <= 1)) {
    const because = `who is missing at ${screen} has not been replaced within ${TURNS_TO_REPLACE} turns`;
    return loseDay(course, screen, 'pbem:19.52d', because);
  }
  const left = missing.map((turns) => turns - 1);
  course.emit({ type: 'FillingCrewChanged', data: { screen, missing: left, rule: 'pbem:19.52d' } });
}

/**
 * The moat hex of a work, or null: it is filled, or not ADJACENT to the screen. A work that goes on from the day
 * before and for which none has been named is for the only one that is ADJACENT.
 */
function moatOf(position: Position, { screen, day }: FillingWork): HexName | null {
  const at = equipmentOf(position, screen)?.hexes[0];
  if (at === undefined) return null;
  if (day === 'second') return openMoat(position, at)?.name ?? null;
  const beside = moatsBeside(position, hexOf(position, at)).map(({ name }) => name);
  const named = position.sealed?.[screen] ?? (beside.length === 1 ? beside[0] : undefined);
  return named !== undefined && beside.includes(named) ? named : null;
}

/** Under a drawbridge a second day succeeds with a die of so much at most (pbem:19.5b, 19.52h). */
const UNDER_DRAWBRIDGE_MAX = 5;

/**
 * The evening of a day: screens go into the moat after a first day that counted, moats are filled after a second
 * (pbem:19.52g, 19.52h).
 */
export function endDayOfFilling(course: Course<PbemEvent>, dice: Dice): void {
  reviewFilling(course);
  for (const work of worksOf(course.position)) {
    if (work.today === undefined) {
      loseDay(course, work.screen, 'pbem:19.52c', 'the day is over before the first player turn of its side');
    }
    if (work.today === 'counts') endDayOf(course, work, dice);
  }
}

function endDayOf(course: Course<PbemEvent>, work: FillingWork, dice: Dice): void {
  const { screen, day } = work;
  const hex = moatOf(course.position, work);
  const structure = hex === null ? undefined : hexOf(course.position, hex).structure;
  if (hex === null || (day === 'first' && structure)) {
    return loseDay(course, screen, 'pbem:19.52g', `${screen} cannot be put into the moat hex`);
  }
  if (day === 'first') {
    course.emit({ type: 'ScreenAdvanced', data: { screen, hex, rule: 'pbem:19.52g' } });
    return;
  }
  const die = isUnderDrawbridge(course.position, hex)
    ? dice.roll({ purpose: 'filling', rule: 'pbem:19.52h', faces: 10, subject: screen })
    : undefined;
  const filled = die === undefined || die.value <= UNDER_DRAWBRIDGE_MAX;
  course.emit({
    type: 'MoatWorked',
    data: { screen, hex, ...(die ? { die } : {}), filled, rule: 'pbem:19.52h' },
  });
}
