import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Burns } from '../../../engine/position/things.js';
import type { Position, Thing } from '../../../engine/position/position.js';
import { factsOf } from '../../../library/rulesets.js';
import { FireCauses, MapThingKinds } from './thing-enums.js';

@ObjectType('Burns', { description: 'Kinds of things that a fire consumes (pbem:20.1c).' })
export class BurnsView {
  @Field(() => String, { description: '`tent`, or the name of a cart or of equipment.' })
  what!: string;

  @Field(() => FireCauses, {
    description: 'kindling, oil, arrow or spread; what an arrow lit is doused more easily (pbem:26.53).',
  })
  cause!: string;

  @Field(() => Int, { description: 'The GT in which it broke out.' })
  since!: number;

  @Field(() => Int, { description: 'Complete GT that it has burnt; after five all is destroyed (pbem:20.1e).' })
  burnt!: number;
}

@ObjectType('Thing', { description: 'Debris and fires: things on the map that are no units.' })
export class ThingView {
  @Field(() => ID, { description: 'Its name on the map, unique in its game.' })
  id!: string;

  @Field(() => MapThingKinds, { description: 'debris or fire.' })
  kind!: string;

  @Field(() => [String], { description: 'The hexes that it covers.' })
  hexes!: readonly string[];

  @Field(() => BurnsView, { nullable: true, description: 'Of a fire what it consumes; null: nothing.' })
  burns!: BurnsView | null;
}

/** A thing in its position. */
export function thingView(position: Position, { id, kind, hexes, burns }: Thing): ThingView {
  return { id, kind, hexes, burns: burns ? burnsView(position, burns) : null };
}

function burnsView(position: Position, burns: Burns): BurnsView {
  const { what, cause, lit } = burns;
  return { what, cause, since: lit.gameTurn, burnt: factsOf(position).things.burnt(burns, position.turn.gameTurn - 1) };
}
