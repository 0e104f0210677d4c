import { Field, InputType } from '@nestjs/graphql';
import { PathStepInput } from './path-step.input.js';

@InputType({ description: 'Fire at a target (pbem:6).' })
export class FireInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The unit that is shot at, by its name.' })
  target!: string;

  @Field(() => String, { nullable: true, description: "The target's hex, where it has two." })
  at?: string | null;

  @Field(() => String, { nullable: true, description: "The firer's hex, where he has two." })
  from?: string | null;
}

@InputType({ description: 'Attack, alone or in a group (pbem:9).' })
export class AttackInput {
  @Field(() => [String], { description: 'The units that attack, by their names.' })
  attackers!: string[];

  @Field(() => [String], { description: 'The units that are attacked, by their names.' })
  defenders!: string[];

  @Field(() => Boolean, { nullable: true, description: 'As a charge attack (pbem:9.4).' })
  charge?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "The lone rider's declaration of pbem:11.3b." })
  rejectMelee?: boolean | null;
}

@InputType({ description: 'Answer a pending retreat (pbem:10.2); no steps where none is possible.' })
export class RetreatInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [PathStepInput], { description: 'The steps of the way.' })
  path!: PathStepInput[];
}

@InputType({ description: 'Answer which of your characters in a combat suffers its result (siege-en:1.72b).' })
export class ChooseCasualtyInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;
}

@InputType({ description: 'Answer where a rider who was thrown off his horse is put down (siege-en:1.74a).' })
export class PlaceDismountedInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The hex in which the rider stands.' })
  to!: string;
}

@InputType({ description: 'Answer where somebody runs who panics or routs (pbem:22.9).' })
export class FleeInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [PathStepInput], { description: 'May be empty.' })
  path!: PathStepInput[];

  @Field(() => Boolean, { nullable: true, description: 'true: off the map at the end.' })
  off?: boolean | null;
}

@InputType({ description: 'Answer an offered advance (pbem:10.9); without a unit nobody advances.' })
export class AdvanceInput {
  @Field(() => String, { nullable: true, description: 'The unit, by its name.' })
  unit?: string | null;

  @Field(() => [PathStepInput], { nullable: true, description: 'The steps of the way; absent: the unit stays.' })
  path?: PathStepInput[] | null;
}

@InputType({ description: 'Answer an offered pursuit (pbem:11.44b).' })
export class PursueInput {
  @Field(() => Boolean, { description: 'Melee with the retreated character goes on.' })
  keep!: boolean;
}

@InputType({ description: 'Answer who raises the alarm (pbem:12.7c); no units: nobody.' })
export class RaiseAlarmInput {
  @Field(() => [String], { description: 'The units that raise the alarm, by their names.' })
  units!: string[];
}

@InputType({ description: 'Answer an offered attempt to pin (pbem:8.1b); without a unit nobody tries.' })
export class PinInput {
  @Field(() => String, { nullable: true, description: 'The unit, by its name.' })
  unit?: string | null;
}
