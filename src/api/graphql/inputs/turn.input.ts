import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { MESSAGE_EXTENTS, type MessageExtent } from '../../../play/commands.js';
import { OrderInput } from './order.input.js';

const MessageExtents = Object.fromEntries(MESSAGE_EXTENTS.map((extent) => [extent, extent]));
registerEnumType(MessageExtents, {
  name: 'MessageExtent',
  description: 'How far a turn message is carried out that has a line at fault.',
  valuesMap: {
    wholeMessage: { description: 'The message is carried out as a whole or not at all.' },
    firstFault: { description: 'The lines before the first one at fault are carried out.' },
  },
});

/** The members of everything that is sent as a whole turn. */
@InputType({ isAbstract: true })
abstract class WholeTurnInput {
  @Field(() => ID, { description: 'The id of the game.' })
  game!: string;

  @Field(() => Int, { description: 'Revision of the game that the player has seen.' })
  expectedRevision!: number;

  @Field(() => ID, {
    description: 'Chosen by the client: the same message sent twice with the same key is carried out once.',
  })
  idempotencyKey!: string;

  @Field(() => Boolean, { nullable: true, description: 'The message is only checked, and nothing changes.' })
  dryRun?: boolean | null;

  @Field(() => MessageExtents, {
    nullable: true,
    description: 'How far a message with a line at fault is carried out; absent: not at all.',
  })
  upTo?: MessageExtent | null;
}

@InputType({ description: 'A whole turn as one message (docs/notation.md, pbem:4.1b).' })
export class SubmitTurnInput extends WholeTurnInput {
  @Field(() => String, {
    description:
      'One order a line in written notation, with dice and statements behind it in square brackets: `Ann attacks Ben [dice 4]`.',
  })
  message!: string;
}

@InputType({ description: 'Several orders at once, each a line of one turn message (pbem:4.1b).' })
export class SubmitOrdersInput extends WholeTurnInput {
  @Field(() => [OrderInput], {
    description:
      'The orders as they are to be given, one after the other. The place of an order, from 1, is its line in the answer.',
  })
  orders!: readonly OrderInput[];
}
