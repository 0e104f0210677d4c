import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CLAIM_CHANGES, type ClaimChange, type ClaimEntry } from '../../../play/feed/claim-feed.js';
import { DateTime } from '../date-time.scalar.js';
import { ClaimView, claimView } from './parley.view.js';

const ClaimChanges = Object.fromEntries(CLAIM_CHANGES.map((change) => [change, change]));
registerEnumType(ClaimChanges, {
  name: 'ClaimChange',
  description: 'What happened to a claim.',
  valuesMap: {
    judged: { description: 'It was filed, and the rules have judged it at once.' },
    answered: { description: 'A seat of the other side has agreed or declined (days of a siege).' },
    withdrawn: { description: 'The claimant has taken it back.' },
    appealed: { description: 'A seat has asked the arbiter to decide.' },
    ruled: { description: 'The arbiter has decided.' },
  },
});

@ObjectType('ClaimEntry', {
  description: 'A change of a claim, or a gap or a mark, in the order in which they were recorded (docs/quarrels.md).',
})
export class ClaimEntryView {
  @Field(() => String, {
    nullable: true,
    description: 'To go on behind this entry; null: nothing that you may know of has passed yet.',
  })
  cursor!: string | null;

  @Field(() => ID, { nullable: true, description: 'The game of the claim or of the gap.' })
  game!: string | null;

  @Field(() => ID, { nullable: true, description: 'The siege of the claim or of the gap.' })
  siege!: string | null;

  @Field(() => ClaimChanges, {
    nullable: true,
    description: 'What happened; null: the entry is a gap or a mark.',
  })
  change!: ClaimChange | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Revision of the event that records the change.',
  })
  revision!: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When the change was recorded.' })
  recordedAt!: string | null;

  @Field(() => ClaimView, {
    nullable: true,
    description: 'The claim as it stood after the change.',
  })
  claim!: ClaimView | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why changes of the game or siege are left out: its record is damaged.',
  })
  gap!: string | null;

  @Field(() => Boolean, { description: 'There is nothing more at present.' })
  end!: boolean;
}

const NOTHING = {
  change: null,
  revision: null,
  recordedAt: null,
  claim: null,
  gap: null,
  end: false,
};

/** An entry of the feed of claims: a change, a mark (`end`: nothing more is there yet), or a gap and its reason. */
export function claimEntryView(entry: ClaimEntry): ClaimEntryView {
  const { cursor } = entry;
  if (entry.kind === 'mark') return { ...NOTHING, cursor, game: null, siege: null, end: entry.isEnd };
  const { of } = entry;
  const ids = {
    game: of.kind === 'game' ? of.id : null,
    siege: of.kind === 'siege' ? of.id : null,
  };
  if (entry.kind === 'gap') return { ...NOTHING, cursor, ...ids, gap: entry.because };
  const { change, revision, recordedAt } = entry;
  return {
    ...NOTHING,
    cursor,
    ...ids,
    change,
    revision,
    recordedAt,
    claim: claimView(of, entry.claim),
  };
}
