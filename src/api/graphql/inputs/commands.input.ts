import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Computer } from '../views/seat.view.js';
import { DiceWantedInput } from './dice.input.js';
import { OrderInput } from './order.input.js';
import { ArbiterInput } from './parley.input.js';
import { GameKeepingEnum, StatementInput, type GameKeeping } from './statement.input.js';
import { ReserveSeatInput } from './seats.input.js';

@InputType({ description: 'An option of the ruleset that is switched on or off.' })
export class OptionInput {
  @Field(() => String, { description: 'Name of an option of the ruleset.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is to be in force.' })
  on!: boolean;
}

@InputType({ description: 'The game that is wanted: its scenario, its options, and who may sit down.' })
export class CreateGameInput {
  @Field(() => ID, { description: 'Id of a scenario.' })
  scenario!: string;

  @Field(() => [OptionInput], { nullable: true, description: "Options that differ from the scenario's." })
  options?: OptionInput[] | null;

  @Field(() => ID, {
    description: 'Chosen by the client, a UUID say: the same command sent twice creates one game.',
  })
  commandId!: string;

  @Field(() => [ReserveSeatInput], { nullable: true, description: 'Seats for whoever holds their invitations.' })
  reserve?: ReserveSeatInput[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'All seats are reserved, and nobody without a key of the game learns that there is one.',
  })
  private?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The organiser's own key: hk_ and at least 128 random bits. With it the command may be repeated; absent: one is made, if seats are reserved, and shown once.",
  })
  organiserKey?: string | null;

  @Field(() => DiceWantedInput, {
    nullable: true,
    description: 'Absent: reported where the option honourDice is on, else committed.',
  })
  dice?: DiceWantedInput | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The tournament to which the game belongs; the key of this request is of one of its organisers.',
  })
  tournament?: string | null;

  @Field(() => ArbiterInput, {
    nullable: true,
    description: 'An arbiter who hears appeals from the beginning; absent: the seats may agree on one later.',
  })
  arbiter?: ArbiterInput | null;

  @Field(() => GameKeepingEnum, {
    nullable: true,
    description: 'The way in which the game is kept; absent: the server refuses what the rules forbid.',
  })
  keeping?: GameKeeping | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'In a game of honour, the sender of a forbidden order is told so; absent: the server tells nobody.',
  })
  warnSender?: boolean | null;
}

@InputType({ description: 'The seat that is wanted, and the proof that one may have it.' })
export class JoinGameInput {
  @Field(() => ID, { description: 'The id of the game.' })
  game!: string;

  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => String, { nullable: true, description: 'Of several players of the side the one to sit as (pbem:1.2a).' })
  player?: string | null;

  @Field(() => String, { nullable: true, description: 'For a reserved seat.' })
  invitation?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The client's own key for the seat: hk_ and at least 128 random bits. With it the command may be repeated; absent: one is made and shown once.",
  })
  key?: string | null;
}

@InputType({ description: 'The seat to give to the computer, and the kind of player that takes it.' })
export class SeatComputerInput {
  @Field(() => ID, { description: 'The id of the game.' })
  game!: string;

  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => String, { nullable: true, description: 'Of several players of the side the one to sit as (pbem:1.2a).' })
  player?: string | null;

  @Field(() => String, { nullable: true, description: 'For a reserved seat.' })
  invitation?: string | null;

  @Field(() => Computer, { description: 'The player that sits down.' })
  computer!: string;
}

@InputType({ description: 'An order, and the revision of the game for which it is meant.' })
export class SubmitOrderInput {
  @Field(() => ID, { description: 'The id of the game.' })
  game!: string;

  @Field(() => Int, { description: 'Revision of the game that the player has seen.' })
  expectedRevision!: number;

  @Field(() => ID, {
    description: 'Chosen by the client: the same order sent twice with the same key is carried out once.',
  })
  idempotencyKey!: string;

  @Field(() => OrderInput, { description: 'The order.' })
  order!: OrderInput;

  @Field(() => StatementInput, {
    nullable: true,
    description: 'Facts that the sender states about the order, in a game of honour (pbem:1.4b); absent: none.',
  })
  stated?: StatementInput | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Dice that the player rolled himself, if the game is of mode reported; else the server derives them.',
  })
  dice?: number[] | null;
}
