import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { FeedEntry } from '../../../play/feed/contract.js';
import { recordedEventView } from './event.view.js';
import { SiegeEventView } from './siege-event.view.js';

export const PlayedKinds = { game: 'game', siege: 'siege' } as const;
registerEnumType(PlayedKinds, {
  name: 'PlayedKind',
  description: 'Games on a board, and sieges.',
  valuesMap: { game: { description: 'A game on a board.' }, siege: { description: 'A siege.' } },
});

/** The games and sieges of which a filter of the feed tells. */
@InputType({ isAbstract: true })
export abstract class FedGamesInput {
  @Field(() => [PlayedKinds], { nullable: true, description: 'Only of games, or only of sieges.' })
  kinds?: readonly ('game' | 'siege')[] | null;

  @Field(() => [ID], { nullable: true, description: 'Games and sieges.' })
  ids?: readonly string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Campaigns and sieges: with all games and sieges that belong to them, also those that come later.',
  })
  within?: readonly string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Tournaments to which the games belong; an organiser of one has its private games too.',
  })
  tournaments?: readonly string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only games and sieges in which the key has a seat, or of which it is the arbiter: with the key of an account ' +
      'all of its games.',
  })
  mine?: boolean | null;
}

@InputType({ description: 'A part of the feed; all that is given must hold, of each list one.' })
export class FeedFilterInput extends FedGamesInput {
  @Field(() => [String], { nullable: true, description: 'Types of events: UnitMoved, DayBegan.' })
  types?: readonly string[] | null;
}

@ObjectType('FeedEntry', { description: 'An event, a gap or a mark of the feed (docs/feed.md).' })
export class FeedEntryView {
  @Field(() => String, {
    nullable: true,
    description: 'To go on behind this entry; null: nothing that you may know of has passed yet.',
  })
  cursor!: string | null;

  @Field(() => ID, { nullable: true, description: 'The game of the event or of the gap.' })
  game!: string | null;

  @Field(() => ID, { nullable: true, description: 'The siege of the event or of the gap.' })
  siege!: string | null;

  @Field(() => String, { nullable: true, description: 'The seat that sees the event so; null: a spectator.' })
  seat!: string | null;

  @Field(() => SiegeEventView, { nullable: true, description: 'Null: the entry is a gap or a mark.' })
  event!: SiegeEventView | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why events of the game or siege are left out: its record is damaged.',
  })
  gap!: string | null;

  @Field(() => Boolean, { description: 'There is nothing more at present.' })
  end!: boolean;
}

/** An entry of the feed: an event, a mark (`end`: nothing more is there yet), or a gap and its reason. */
export function feedEntryView(entry: FeedEntry): FeedEntryView {
  const { cursor, kind } = entry;
  if (kind === 'mark') {
    return { cursor, game: null, siege: null, seat: null, event: null, gap: null, end: entry.isEnd };
  }
  const { of } = entry;
  const ids = { game: of.kind === 'game' ? of.id : null, siege: of.kind === 'siege' ? of.id : null };
  return kind === 'gap'
    ? { cursor, ...ids, seat: null, event: null, gap: entry.because, end: false }
    : {
        cursor,
        ...ids,
        seat: entry.seat,
        event: recordedEventView(entry.event),
        gap: null,
        end: false,
      };
}
