import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { AnyRulebook } from '../../../engine/game/rulebook.js';
import type { PlannedTurn } from '../../../play/planning.js';
import type { GameView } from './game.view.js';

@ObjectType('PlannedTurn', {
  description:
    'The turn that the seat plans while it waits: its turn under way, or its next one. It is a plan against the position now, as the seat sees it: nothing is recorded, no decision of another side is waited for, and what happens until then may make all of it wrong.',
})
export class PlannedTurnView {
  @Field(() => Int, { description: 'The revision of the position that the plan is made against.' })
  revision!: number;

  @Field(() => Int, { description: 'The game turn that is planned.' })
  gameTurn!: number;

  @Field(() => String, { description: 'The side whose player turn is planned.' })
  side!: string;

  /** Not shown. */
  readonly game!: GameView;
  readonly book!: AnyRulebook;
  readonly plan!: PlannedTurn;
}
