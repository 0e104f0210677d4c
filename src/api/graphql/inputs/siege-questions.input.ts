import { Field, InputType, Int, OmitType } from '@nestjs/graphql';
import type { Happening } from '../../../engine/siege/calendar/happenings.js';
import type { DayPart } from '../../../engine/siege/calendar/moment.js';
import type { Thing, ThingKind } from '../../../engine/siege/calendar/things.js';
import type { SiegeSide } from '../../../engine/siege/siege.js';
import type { SiegeEventFilter } from '../../../projections/read/siege-events.js';
import { NOW, type SiegeInstant } from '../../../projections/read/siege-instant.js';
import type { ThingFilter } from '../../../projections/read/siege-things.js';
import { ApiError } from '../../errors.js';
import { DayParts, Happenings, SiegeSides, ThingKinds } from './siege-names.js';
import { SiegeRangeArgs } from './siege-range.args.js';

/** Values of one filter. */
const VALUES_MAX = 100;

@InputType({ description: 'The end of a day, or of a part of it.' })
export class SiegeDayInput {
  @Field(() => Int, { description: 'The day, from 1.' })
  day!: number;

  @Field(() => DayParts, { nullable: true, description: 'At the end of this part; absent: of the day and its night.' })
  part?: DayPart | null;
}

@InputType({ isOneOf: true, description: 'An instant of a siege.' })
export class SiegeAtInput {
  @Field(() => SiegeDayInput, { nullable: true, description: 'At the end of a day, or of a part of it.' })
  day?: SiegeDayInput;

  @Field(() => Int, { nullable: true, description: 'After this event.' })
  revision?: number;
}

@InputType({ description: 'A thing of a siege, by its kind and its name.' })
export class SiegeThingInput implements Thing {
  @Field(() => ThingKinds, { description: 'The kind of thing.' })
  kind!: ThingKind;

  @Field(() => String, { description: 'Its name among the things of its kind.' })
  name!: string;
}

@InputType({ description: 'Which things of a siege; all that is given must hold, of each list one.' })
export class SiegeThingFilterInput {
  @Field(() => [ThingKinds], { nullable: true, description: 'Of these kinds.' })
  kinds?: readonly ThingKind[] | null;

  @Field(() => [String], { nullable: true, description: 'Of these names.' })
  names?: readonly string[] | null;
}

@InputType({
  description: 'Which events of a siege; all that is given must hold, of each list one. Ranges are inclusive.',
})
export class SiegeEventFilterInput extends SiegeRangeArgs {
  @Field(() => [Happenings], { nullable: true, description: 'Of these kinds.' })
  happenings?: readonly Happening[] | null;

  @Field(() => [DayParts], { nullable: true, description: 'In these parts of the days.' })
  parts?: readonly DayPart[] | null;

  @Field(() => [SiegeSides], { nullable: true, description: 'Of these sides.' })
  sides?: readonly SiegeSide[] | null;

  @Field(() => [SiegeThingInput], { nullable: true, description: 'Events that concern one of these.' })
  things?: readonly SiegeThingInput[] | null;
}

const SIEGE_NAMES = {
  nullable: true,
  description: 'Only in these sieges of the campaign, by their names in it.',
} as const;

@InputType({ description: 'Which things of the sieges of a campaign; all that is given must hold, of each list one.' })
export class CampaignSiegeThingFilterInput extends SiegeThingFilterInput {
  @Field(() => [String], SIEGE_NAMES)
  siegeNames?: readonly string[] | null;
}

@InputType({
  description:
    'Which events of the sieges of a campaign; all that is given must hold, of each list one. Days are those of the ' +
    'campaign, and their range is inclusive.',
})
export class CampaignSiegeEventFilterInput extends OmitType(
  SiegeEventFilterInput,
  ['fromRevision', 'toRevision'],
  InputType,
) {
  @Field(() => [String], SIEGE_NAMES)
  siegeNames?: readonly string[] | null;
}

/** The instant that an input means; none: now. */
export function siegeInstantOf(input: SiegeAtInput | null | undefined): SiegeInstant {
  if (input?.day) return { kind: 'day', day: input.day.day, part: input.day.part ?? null };
  if (input?.revision !== undefined) return { kind: 'revision', revision: input.revision };
  return NOW;
}

/** The filter of things that an input states; what it leaves out narrows nothing. */
export function thingFilterOf(input: SiegeThingFilterInput | null | undefined): ThingFilter {
  return given(input ?? {});
}

/** The filter of a siege's events that an input states; what it leaves out narrows nothing. */
export function eventFilterOf(input: SiegeEventFilterInput | null | undefined): SiegeEventFilter {
  return given(input ?? {});
}

/** The members of a filter that are given. Throws BAD_INPUT for a list without values, or with too many. */
export function given<Filter extends object>(filter: Filter): { [Key in keyof Filter]: NonNullable<Filter[Key]> } {
  const members = Object.entries(filter).filter(([, value]) => value !== null && value !== undefined);
  for (const [name, value] of members) {
    const length = Array.isArray(value) ? value.length : 1;
    if (length < 1 || length > VALUES_MAX) {
      throw new ApiError('BAD_INPUT', `${name} has ${length} values; it may have 1 to ${VALUES_MAX}`);
    }
  }
  return Object.fromEntries(members) as { [Key in keyof Filter]: NonNullable<Filter[Key]> };
}
