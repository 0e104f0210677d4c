import { Field, ID, ObjectType } from '@nestjs/graphql';
import { acceptedTypes } from '../../../engine/game/accepted.js';
import type { GameState } from '../../../engine/game/game.js';
import type { AnyRulebook } from '../../../engine/game/rulebook.js';
import type { Actor } from '../../../engine/game/ruleset.js';
import { enumOf } from '../enum.js';

const ActorRoles = enumOf(['turn', 'decision'], 'ActorRole', 'Why a seat acts.', {
  turn: 'It gives orders of the open step.',
  decision: 'It owes an answer.',
});

@ObjectType('Actor', { description: 'A seat that may or must do something now.' })
export class ActorView {
  @Field(() => String, { description: 'The side, by its name.' })
  side!: string;

  @Field(() => String, { nullable: true, description: 'Of several players of the side (pbem:1.2a); null: it has one.' })
  player!: string | null;

  @Field(() => ActorRoles, { description: 'Why it acts.' })
  role!: string;

  @Field(() => ID, { nullable: true, description: 'The pending decision, for role decision.' })
  decision!: string | null;

  /** Lists the orders of the actor, which takes work; not shown. */
  readonly accepted!: () => readonly string[];
}

/** An actor in a state as the viewer sees it. Its orders are listed only if somebody asks for them. */
export function actorView(actor: Actor, { ruleset }: AnyRulebook, state: GameState): ActorView {
  const { side, player, role, decision } = actor;
  return {
    ...{ side, player: player ?? null, role, decision: decision ?? null },
    accepted: () => acceptedTypes(ruleset, state, actor),
  };
}
