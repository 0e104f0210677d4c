import { Field, ID, ObjectType } from '@nestjs/graphql';
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

  @Field(() => [String], {
    description:
      'Types of orders that are accepted from this actor now: the members of OrderInput, with a capital (Move, EndStep).',
  })
  orders!: readonly string[];
}

export function actorView({ side, player, role, decision, orders }: Actor): ActorView {
  return { side, player: player ?? null, role, decision: decision ?? null, orders };
}
