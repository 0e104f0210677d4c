import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { SiegeSide } from '../../../engine/siege/siege.js';
import { sumOfDice, type DiceSum, type SeriesDay } from '../../../projections/read/siege-series.js';
import { DicePurposes, SiegeSides } from '../inputs/siege-names.js';
import { SiegeDoings } from './siege-enums.js';
import { figuresView, happenedView, SiegeFiguresView, SiegeHappeningCountView } from './siege-days.view.js';

@ObjectType('SiegeDiceSum', { description: 'Dice that were rolled for one purpose, beside what is to be expected.' })
export class SiegeDiceSumView implements DiceSum {
  @Field(() => DicePurposes, { description: 'The purpose of the dice.' })
  purpose!: string;

  @Field(() => Int, { description: 'How many were rolled.' })
  rolls!: number;

  @Field(() => Int, { description: 'Their sum.' })
  total!: number;

  @Field(() => Float, { description: 'The sum that is to be expected of so many dice.' })
  expected!: number;
}

@ObjectType('SiegeLosses', { description: 'Dead and captive fighters of each side, since the siege began.' })
export class SiegeLossesView {
  @Field(() => Int, { description: 'Losses of the besieger.' })
  attacker!: number;

  @Field(() => Int, { description: 'Losses of the besieged.' })
  defender!: number;
}

@ObjectType('SiegeSeriesDay', { description: 'A day of a siege with its night, in numbers.' })
export class SiegeSeriesDayView {
  @Field(() => Int, { description: 'The day, from 1.' })
  day!: number;

  @Field(() => SiegeSides, { nullable: true, description: 'By day, not by night; null: it was not rolled for.' })
  initiative!: SiegeSide | null;

  @Field(() => SiegeDoings, { nullable: true, description: 'The scenario that was chosen, none, or work.' })
  choice!: string | null;

  @Field(() => [SiegeHappeningCountView], { description: 'Its events, counted by kind.' })
  happened!: readonly SiegeHappeningCountView[];

  @Field(() => SiegeFiguresView, { description: 'At its end; of the day under way as it stands.' })
  figures!: SiegeFiguresView;

  @Field(() => SiegeLossesView, { description: 'The losses of the day.' })
  losses!: SiegeLossesView;

  @Field(() => [SiegeDiceSumView], { description: 'The dice of the day, by purpose.' })
  dice!: readonly SiegeDiceSumView[];
}

@ObjectType('SiegeSeries', { description: 'A siege in numbers, day by day.' })
export class SiegeSeriesView {
  @Field(() => ID, { description: 'The id of the siege.' })
  siege!: string;

  @Field(() => [SiegeSeriesDayView], { description: 'The siege day by day.' })
  days!: readonly SiegeSeriesDayView[];

  @Field(() => [SiegeDiceSumView], { description: 'The dice of all these days together.' })
  dice!: readonly SiegeDiceSumView[];
}

/** The days of a siege in numbers, and the dice of all of them together. */
export function siegeSeriesView(siege: string, series: readonly SeriesDay[]): SiegeSeriesView {
  const days = series.map(({ counts, figures, ...day }) => ({
    ...day,
    happened: happenedView(counts),
    figures: figuresView(figures),
  }));
  return { siege, days, dice: sumOfDice(series) };
}
