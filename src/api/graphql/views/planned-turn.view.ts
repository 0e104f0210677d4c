import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { AnyRulebook } from '../../../engine/game/rulebook.js';
import type { PlannedOrder, PlannedTurn } from '../../../play/questions/planning.js';
import { ForeseenEventView, foreseenEventViews } from './foresight.view.js';
import type { GameView } from './game.view.js';
import { RefusalView, refusalView } from './refusal.view.js';

@ObjectType('PlannedOrder', {
  description: 'An order that is given in a plan: what comes of it, or why it cannot be given.',
})
export class PlannedOrderView {
  @Field(() => String, { nullable: true, description: 'The step that takes it; null: it is refused.' })
  step!: string | null;

  @Field(() => [ForeseenEventView], { description: 'The events that would happen, in order; none: it is refused.' })
  events!: readonly ForeseenEventView[];

  @Field(() => RefusalView, {
    nullable: true,
    description:
      'Why it is refused, with diceMissing where a die decides at once: the plan goes on as if it had not been given. Null: it is not refused.',
  })
  refusal!: RefusalView | null;
}

@ObjectType('PlannedPlace', { description: 'A unit that would stand elsewhere than it does now.' })
export class PlannedPlaceView {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [String], { description: 'Its hexes after the orders of the plan, head first; none: off the map.' })
  hexes!: readonly string[];
}

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

  @Field(() => [String], { description: 'The steps in which orders can be given after those of the plan, in order.' })
  steps!: readonly string[];

  @Field(() => [PlannedOrderView], {
    description: 'The orders that are given in the plan, each after those before it.',
  })
  given!: readonly PlannedOrderView[];

  @Field(() => [PlannedPlaceView], {
    description: 'The units that would stand elsewhere than they do now, after the orders of the plan, by name.',
  })
  places!: readonly PlannedPlaceView[];

  /** Not shown. */
  readonly game!: GameView;
  readonly book!: AnyRulebook;
  readonly plan!: PlannedTurn;
}

/** Planned orders, each with all that would come of it, or with the reason why it would be refused. */
export function plannedOrderViews(given: readonly PlannedOrder[], book: AnyRulebook): readonly PlannedOrderView[] {
  return given.map(({ step, events, texts, refusal }) => ({
    step,
    events: foreseenEventViews(events, texts, book),
    refusal: refusal && refusalView(refusal),
  }));
}
