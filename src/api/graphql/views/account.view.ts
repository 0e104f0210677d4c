import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { OwnAccount } from '../../../play/accounts/contract.js';
import { DateTime } from '../date-time.scalar.js';
import { GameView } from './game.view.js';
import { PageInfoView } from './page-info.view.js';

@ObjectType('AccountKey', { description: 'A key of an account. The key itself is shown once and not kept.' })
export class AccountKeyView {
  @Field(() => ID, { description: 'The beginning of its hash, by which revokeAccountKey names it.' })
  id!: string;

  @Field(() => String, { description: 'The words by which the person tells it from other keys.' })
  label!: string;

  @Field(() => DateTime, { description: 'When it was given.' })
  givenAt!: string;

  @Field(() => Boolean, { description: 'It is the key of this request.' })
  isThis!: boolean;
}

@ObjectType('Account', { description: 'The account of the key of this request.' })
export class AccountView {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The name by which other players know the person.' })
  name!: string;

  @Field(() => [AccountKeyView], { description: 'The keys that are in force, the oldest first.' })
  keys!: readonly AccountKeyView[];
}

@ObjectType('GivenAccountKey', { description: 'A new key of an account.' })
export class GivenAccountKeyView {
  @Field(() => ID, { description: 'The id of the account.' })
  account!: string;

  @Field(() => String, { description: 'The key. It is shown this once; only its hash is kept.' })
  key!: string;
}

@ObjectType('MyGame', { description: 'A game in which the account of the key has a seat.' })
export class MyGameView {
  @Field(() => String, { description: 'The side of the seat.' })
  side!: string;

  @Field(() => String, { nullable: true, description: 'Of several players of the side (pbem:1.2a); null: it has one.' })
  player!: string | null;

  @Field(() => DateTime, { description: 'When the seat was taken.' })
  takenAt!: string;

  @Field(() => GameView, { description: 'The game as the seat may see it.' })
  game!: GameView;
}

@ObjectType('MyGameEdge', { description: 'A game with its place in the list.' })
export class MyGameEdgeView {
  @Field(() => String, { description: 'The place in the list.' })
  cursor!: string;

  @Field(() => MyGameView, { description: 'The seat and its game.' })
  node!: MyGameView;
}

@ObjectType('MyGameConnection', { description: 'The games of an account, the seat that was taken last first.' })
export class MyGameConnectionView {
  @Field(() => [MyGameEdgeView], { description: 'The games of the page.' })
  edges!: readonly MyGameEdgeView[];

  @Field(() => PageInfoView, { description: 'Whether there are further pages.' })
  pageInfo!: PageInfoView;

  @Field(() => Int, { description: 'How many games there are on all pages.' })
  totalCount!: number;
}

/** An account with its keys, for its holder alone. */
export function accountView({ account, name, keys }: OwnAccount): AccountView {
  return { id: account, name, keys };
}
