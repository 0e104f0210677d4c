import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'Tell beforehand how decisions of a kind are answered (docs/decisions.md); at any time.' })
export class StandInput {
  @Field(() => String, { description: 'The kind of decision: Pin, Retreat, Advance or Pursue.' })
  on!: string;

  @Field(() => String, { description: 'One of the answers of the kind; ask withdraws it.' })
  answer!: string;

  @Field(() => String, { nullable: true, description: 'With the answer atOdds: a column of the combat table, 2-1.' })
  odds?: string | null;

  @Field(() => [String], { nullable: true, description: 'Only in decisions about one of these units.' })
  units?: string[] | null;
}

@InputType({ description: 'Leave a retreat of the other side open until its player turn (pbem:4.4c).' })
export class WaiveInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;
}

@InputType({ description: 'Ask for a retreat that was left open (pbem:4.4c).' })
export class DemandInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;
}

@InputType({ description: 'Tell another player of the side something (pbem:1.2b); nobody else sees what.' })
export class TellInput {
  @Field(() => String, { description: 'The other player.' })
  to!: string;

  @Field(() => String, { description: 'At most 200 characters, no control characters but line feeds.' })
  text!: string;
}
