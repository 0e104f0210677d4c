import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { Figures, Strength } from '../../../engine/siege/calendar/figures.js';
import type { Happening } from '../../../engine/siege/calendar/happenings.js';
import type { DayPart } from '../../../engine/siege/calendar/moment.js';
import { SIEGE_SIDES, type SiegeSide } from '../../../engine/siege/siege.js';
import type { CalendarDay, CalendarPart, DiceCount } from '../../../projections/read/siege-days.js';
import { DayParts, DicePurposes, Happenings, SiegeSides } from '../inputs/siege-names.js';
import { SiegeDoings } from './siege-enums.js';
import { whenRead } from '../when-read.js';
import { CountedPageView } from './counted-page.view.js';
import { SiegeStoreView } from './siege-calendar.view.js';

@ObjectType('SiegeStrength', { description: 'How many of a side are in which state; absent ones have not come yet.' })
export class SiegeStrengthView implements Strength {
  @Field(() => Int, { description: 'They are healthy.' })
  healthy!: number;

  @Field(() => Int, { description: 'They are wounded.' })
  wounded!: number;

  @Field(() => Int, { description: 'They are dead.' })
  dead!: number;

  @Field(() => Int, { description: 'They are prisoners.' })
  captive!: number;

  @Field(() => Int, { description: 'They have not come yet.' })
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

  @Field(() => Int, { description: 'Engines that were lost.' })
  enginesLost!: number;

  @Field(() => Int, { description: 'Engines that are still to be built.' })
  enginesUnbuilt!: number;

  @Field(() => SiegeStrengthView, { description: "The besieger's people." })
  attacker!: SiegeStrengthView;

  @Field(() => SiegeStrengthView, { description: 'The people of the besieged.' })
  defender!: SiegeStrengthView;

  @Field(() => [SiegeStoreView], { description: 'Goods that are left.' })
  stores!: readonly SiegeStoreView[];
}

@ObjectType('SiegeHappeningCount', { description: 'How many events of one kind of happening there are.' })
export class SiegeHappeningCountView {
  @Field(() => Happenings, { description: 'The kind of happening.' })
  happening!: Happening;

  @Field(() => Int, { description: 'Their number.' })
  events!: number;
}

@ObjectType('SiegePart', { description: 'A part of a day, as it ended or as it stands.' })
export class SiegePartView {
  @Field(() => DayParts, { description: 'The part of the day.' })
  part!: DayPart;

  @Field(() => Int, { description: 'Its first event.' })
  firstRevision!: number;

  @Field(() => Int, { description: 'Its last event.' })
  lastRevision!: number;

  @Field(() => SiegeSides, { nullable: true, description: 'The side that had the initiative; null: none had.' })
  initiative!: SiegeSide | null;

  @Field(() => SiegeDoings, { nullable: true, description: 'The scenario that was chosen, none, or work.' })
  choice!: string | null;

  @Field(() => [SiegeHappeningCountView], { description: 'Its events, counted by kind.' })
  happened!: readonly SiegeHappeningCountView[];

  @Field(() => SiegeFiguresView, { description: 'At its end.' })
  figures!: SiegeFiguresView;
}

@ObjectType('SiegeDay', { description: 'A day of a siege with its night.' })
export class SiegeDayView {
  @Field(() => Int, { description: 'The day, from 1.' })
  day!: number;

  @Field(() => [SiegePartView], { description: 'The parts of the day that have begun.' })
  parts!: readonly SiegePartView[];

  @Field(() => SiegeFiguresView, { description: 'At its end; of the day under way as it stands.' })
  figures!: SiegeFiguresView;
}

@ObjectType('SiegeDayEdge', { description: 'A member of a list, with its place in it.' })
export class SiegeDayEdgeView {
  @Field(() => String, { description: 'The place in the list, to go on behind it.' })
  cursor!: string;

  @Field(() => SiegeDayView, { description: 'The entry at this place of the list.' })
  node!: SiegeDayView;
}

@ObjectType('SiegeDayConnection', { description: 'Days of a siege, the first first.' })
export class SiegeDayConnectionView extends CountedPageView {
  @Field(() => [SiegeDayEdgeView], { description: 'The members of the page, in the order of the list.' })
  edges!: readonly SiegeDayEdgeView[];
}

@ObjectType('SiegeFace', { description: 'How often one face of a die showed.' })
export class SiegeFaceView {
  @Field(() => Int, { description: 'The face.' })
  value!: number;

  @Field(() => Int, { description: 'How often it showed.' })
  rolls!: number;
}

@ObjectType('SiegeDice', { description: 'Dice that were rolled for one purpose.' })
export class SiegeDiceView {
  @Field(() => DicePurposes, { description: 'The purpose of the dice.' })
  purpose!: string;

  @Field(() => Int, { description: 'How many faces these dice have.' })
  faces!: number;

  @Field(() => Int, { description: 'How many were rolled.' })
  rolls!: number;

  @Field(() => Float, { description: 'How often each face is to be expected in so many rolls.' })
  expected!: number;

  @Field(() => [SiegeFaceView], { description: 'How often each face showed.' })
  shown!: readonly SiegeFaceView[];
}

const partView = whenRead<SiegePartView, CalendarPart>({
  part: ({ part }) => part,
  firstRevision: ({ firstRevision }) => firstRevision,
  lastRevision: ({ lastRevision }) => lastRevision,
  initiative: ({ initiative }) => initiative,
  choice: ({ choice }) => choice,
  happened: ({ counts }) => happenedView(counts),
  figures: ({ figures }) => figuresView(figures),
});

export const siegeDayView = whenRead<SiegeDayView, CalendarDay>({
  day: ({ day }) => day,
  parts: ({ parts }) => parts.map(partView),
  figures: ({ day, parts }) => {
    const last = parts.at(-1);
    if (!last) throw new Error(`day ${day} has no parts`);
    return figuresView(last.figures);
  },
});

/** How often dice were rolled for a purpose, how often each face came, and how often it was to be expected. */
export function siegeDiceView({ purpose, faces, rolls, shown }: DiceCount): SiegeDiceView {
  const byFace = shown.map((count, index) => ({ value: index + 1, rolls: count }));
  return { purpose, faces, rolls, expected: rolls / faces, shown: byFace };
}

/** How many events of each kind there were. */
export function happenedView(counts: CalendarPart['counts']): readonly SiegeHappeningCountView[] {
  return Object.entries(counts).map(([happening, events]) => ({ happening: happening as Happening, events }));
}

/** A siege in numbers at the end of a part of a day, with the stores of both sides. */
export function figuresView({ stores, ...figures }: Figures): SiegeFiguresView {
  const goods = SIEGE_SIDES.flatMap((side) =>
    Object.entries(stores[side]).map(([name, count]) => ({ side, goods: name, count })),
  );
  return { ...figures, stores: goods };
}
