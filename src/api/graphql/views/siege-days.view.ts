import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { Figures, Strength } from '../../../engine/siege/calendar/figures.js';
import type { Happening } from '../../../engine/siege/calendar/happenings.js';
import type { DayPart } from '../../../engine/siege/calendar/moment.js';
import { SIEGE_SIDES, type SiegeSide } from '../../../engine/siege/siege.js';
import type { CalendarDay, CalendarPart, DiceCount } from '../../../projections/read/siege-days.js';
import { DayParts, DicePurposes, Happenings, SiegeSides } from '../inputs/siege-names.js';
import { PageInfoView } from './page-info.view.js';
import { SiegeStoreView } from './siege-calendar.view.js';

@ObjectType('SiegeStrength', { description: 'How many of a side are in which state; absent ones have not come yet.' })
export class SiegeStrengthView implements Strength {
  @Field(() => Int)
  healthy!: number;

  @Field(() => Int)
  wounded!: number;

  @Field(() => Int)
  dead!: number;

  @Field(() => Int)
  captive!: number;

  @Field(() => Int)
  absent!: number;
}

@ObjectType('SiegeFigures', { description: 'A siege in numbers.' })
export class SiegeFiguresView implements Omit<Figures, 'stores'> {
  @Field(() => Int, { description: 'Offboard resistance points that all targets have left together (pbem:26.71f).' })
  resistance!: number;

  @Field(() => Int, { description: 'Targets that have none left.' })
  fallen!: number;

  @Field(() => Int, { description: 'Moat hexes that are filled.' })
  filled!: number;

  @Field(() => Int, { description: 'Offboard wear of all engines that stand, in battering points (pbem:26.71d).' })
  wear!: number;

  @Field(() => Int)
  enginesLost!: number;

  @Field(() => Int)
  enginesUnbuilt!: number;

  @Field(() => SiegeStrengthView)
  attacker!: SiegeStrengthView;

  @Field(() => SiegeStrengthView)
  defender!: SiegeStrengthView;

  @Field(() => [SiegeStoreView])
  stores!: readonly SiegeStoreView[];
}

@ObjectType('SiegeHappeningCount')
export class SiegeHappeningCountView {
  @Field(() => Happenings)
  happening!: Happening;

  @Field(() => Int)
  events!: number;
}

@ObjectType('SiegePart', { description: 'A part of a day, as it ended or as it stands.' })
export class SiegePartView {
  @Field(() => DayParts)
  part!: DayPart;

  @Field(() => Int)
  firstRevision!: number;

  @Field(() => Int)
  lastRevision!: number;

  @Field(() => SiegeSides, { nullable: true })
  initiative!: SiegeSide | null;

  @Field(() => String, { nullable: true, description: 'The scenario that was chosen, none, or work.' })
  choice!: string | null;

  @Field(() => [SiegeHappeningCountView])
  happened!: readonly SiegeHappeningCountView[];

  @Field(() => SiegeFiguresView, { description: 'At its end.' })
  figures!: SiegeFiguresView;
}

@ObjectType('SiegeDay', { description: 'A day of a siege with its night.' })
export class SiegeDayView {
  @Field(() => Int, { description: 'The day, from 1.' })
  day!: number;

  @Field(() => [SiegePartView])
  parts!: readonly SiegePartView[];

  @Field(() => SiegeFiguresView, { description: 'At its end; of the day under way as it stands.' })
  figures!: SiegeFiguresView;
}

@ObjectType('SiegeDayEdge', { description: 'A member of a list, with its place in it.' })
export class SiegeDayEdgeView {
  @Field(() => String, { description: 'The place in the list, to go on behind it.' })
  cursor!: string;

  @Field(() => SiegeDayView, { description: 'What stands at this place.' })
  node!: SiegeDayView;
}

@ObjectType('SiegeDayConnection', { description: 'Days of a siege, the first first.' })
export class SiegeDayConnectionView {
  @Field(() => [SiegeDayEdgeView], { description: 'The members of the page, in the order of the list.' })
  edges!: readonly SiegeDayEdgeView[];

  @Field(() => PageInfoView, { description: 'Whether there are further pages.' })
  pageInfo!: PageInfoView;
}

@ObjectType('SiegeFace')
export class SiegeFaceView {
  @Field(() => Int)
  value!: number;

  @Field(() => Int)
  rolls!: number;
}

@ObjectType('SiegeDice', { description: 'Dice that were rolled for one purpose.' })
export class SiegeDiceView {
  @Field(() => DicePurposes)
  purpose!: string;

  @Field(() => Int)
  faces!: number;

  @Field(() => Int)
  rolls!: number;

  @Field(() => Float, { description: 'How often each face is to be expected in so many rolls.' })
  expected!: number;

  @Field(() => [SiegeFaceView])
  shown!: readonly SiegeFaceView[];
}

export function siegeDayView({ day, parts }: CalendarDay): SiegeDayView {
  const last = parts.at(-1);
  if (!last) throw new Error(`day ${day} has no parts`);
  return { day, parts: parts.map(partView), figures: figuresView(last.figures) };
}

export function siegeDiceView({ purpose, faces, rolls, shown }: DiceCount): SiegeDiceView {
  const byFace = shown.map((count, index) => ({ value: index + 1, rolls: count }));
  return { purpose, faces, rolls, expected: rolls / faces, shown: byFace };
}

function partView({ counts, figures, ...part }: CalendarPart): SiegePartView {
  return { ...part, happened: happenedView(counts), figures: figuresView(figures) };
}

export function happenedView(counts: CalendarPart['counts']): readonly SiegeHappeningCountView[] {
  return Object.entries(counts).map(([happening, events]) => ({ happening: happening as Happening, events }));
}

export function figuresView({ stores, ...figures }: Figures): SiegeFiguresView {
  const goods = SIEGE_SIDES.flatMap((side) =>
    Object.entries(stores[side]).map(([name, count]) => ({ side, goods: name, count })),
  );
  return { ...figures, stores: goods };
}
