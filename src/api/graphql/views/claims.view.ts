import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { ListedClaim } from '../../../projections/read/claims.js';
import { DateTime } from '../date-time.scalar.js';
import type { PlayedKind } from '../../../ledger/game-stream.js';
import { CountedPageView } from './counted-page.view.js';
import { PlayedKinds } from './feed.view.js';
import { ClaimStandings, ClaimView, claimView } from './parley.view.js';

@ObjectType('ListedClaim', { description: 'A claim in the list of claims over all games.' })
export class ListedClaimView {
  @Field(() => ID, { description: 'The id of the game or siege.' })
  game!: string;

  @Field(() => PlayedKinds, { description: 'Whether it is a game or a siege.' })
  kind!: PlayedKind;

  @Field(() => String, { description: 'The title of the game or siege; plain text.' })
  title!: string;

  @Field(() => DateTime, { description: 'When the claim was filed.' })
  filedAt!: string;

  @Field(() => ClaimView, { description: 'The claim as it stands now.' })
  claim!: ClaimView;
}

@ObjectType('ClaimEdge', { description: 'A claim with its place in the list.' })
export class ClaimEdgeView {
  @Field(() => String, { description: 'The place in the list.' })
  cursor!: string;

  @Field(() => ListedClaimView, { description: 'The claim and its game.' })
  node!: ListedClaimView;
}

@ObjectType('ClaimCount', { description: 'How many claims stand so, by rule.' })
export class ClaimCountView {
  @Field(() => String, { nullable: true, description: 'The rule on which the claims rest; null: none is named.' })
  rule!: string | null;

  @Field(() => ClaimStandings, { description: 'How these claims stand.' })
  standing!: string;

  @Field(() => Int, { description: 'Their number.' })
  count!: number;
}

@ObjectType('ClaimConnection', { description: 'Claims, the newest first.' })
export class ClaimConnectionView extends CountedPageView {
  @Field(() => [ClaimEdgeView], { description: 'The claims of the page.' })
  edges!: readonly ClaimEdgeView[];

  @Field(() => [ClaimCountView], { description: 'All claims that pass the filter, counted by rule and standing.' })
  counts!: readonly ClaimCountView[];
}

/** A claim in a list, with the game or siege in which it was filed. */
export function listedClaimView({ key: { filedAt }, of, title, claim }: ListedClaim): ListedClaimView {
  return { game: of.id, kind: of.kind, title, filedAt, claim: claimView(of, claim) };
}
