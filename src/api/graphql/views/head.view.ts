import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Head } from '../../../ledger/hash-chain.js';
import type { StreamName } from '../../../ledger/ledger.js';

@ObjectType('Head', {
  description: 'The end of a log at one instant. Who keeps it notices if what was before it changes.',
})
export class HeadView {
  @Field(() => Int, { description: 'Of the last event.' })
  revision!: number;

  @Field(() => String, { description: 'Of the last event; it covers all events before it.' })
  hash!: string;

  /** For the field resolver; no part of the schema. */
  stream!: StreamName;
}

/** The last revision and hash of a stream. */
export function headView(stream: StreamName, { revision, hash }: Head): HeadView {
  return { stream, revision, hash };
}
