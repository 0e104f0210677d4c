import { Field, InputType } from '@nestjs/graphql';
import { PathStepInput } from './path-step.input.js';

@InputType({ description: 'Take up a ladder that lies there, each in one of its hexes, the head first (pbem:19.11a).' })
export class TakeLadderInput {
  @Field(() => [String], { description: 'Two.' })
  bearers!: string[];

  @Field(() => String, { description: 'The ladder, by its name.' })
  ladder!: string;
}

@InputType({ description: 'Carry a ladder, which goes as horses go (pbem:19.11g).' })
export class BearLadderInput {
  @Field(() => [String], { description: 'The bearer at its head, then the other.' })
  bearers!: string[];

  @Field(() => String, { description: 'The ladder, by its name.' })
  ladder!: string;

  @Field(() => [PathStepInput], { description: 'Its hexes after each step, head first.' })
  path!: PathStepInput[];
}

@InputType({ description: 'Put up a ladder against a wall (pbem:19.11h).' })
export class RaiseLadderInput {
  @Field(() => [String], { description: 'The units that raise it, by their names.' })
  bearers!: string[];

  @Field(() => String, { description: 'The ladder, by its name.' })
  ladder!: string;

  @Field(() => String, { description: 'The hex in which it stands, one of its two.' })
  base!: string;

  @Field(() => String, { description: 'The wall to which it points.' })
  top!: string;

  @Field(() => String, { description: 'Where the bearer in its hex steps off to.' })
  step!: string;
}

@InputType({ description: 'A unit that makes room, and where it goes.' })
export class StepAsideInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The hex to which it steps.' })
  to!: string;
}

@InputType({ description: 'Turn a standing ladder, or move it along the wall (pbem:19.11m).' })
export class ShiftLadderInput {
  @Field(() => [String], { description: 'Two beside its foot.' })
  workers!: string[];

  @Field(() => String, { description: 'The ladder, by its name.' })
  ladder!: string;

  @Field(() => String, { description: 'Where it shall stand.' })
  base!: string;

  @Field(() => String, { description: 'The wall to which it shall point.' })
  top!: string;

  @Field(() => [StepAsideInput], {
    nullable: true,
    description: 'The unit that steps to stay beside it, and the hex to which it steps.',
  })
  steps?: StepAsideInput[] | null;
}

@InputType({ description: 'Try to topple the ladder that leads to the own hex (pbem:19.11y).' })
export class ToppleLadderInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The ladder, by its name.' })
  ladder!: string;

  @Field(() => String, { description: 'It shall lie from its foot to this hex.' })
  to!: string;
}

@InputType({ description: 'Change places on the platform of a siege tower, in one joint move (pbem:19.12g).' })
export class RearrangeInput {
  @Field(() => [String], { description: 'The units that change places, by their names.' })
  units!: string[];

  @Field(() => [String], { description: 'Where each of them goes, in the same order.' })
  places!: string[];
}

@InputType({ description: 'Move a screen, ram or siege tower (pbem:19.12s, 19.13f, 19.15f).' })
export class PushEquipmentInput {
  @Field(() => [String], { description: 'The units that push, by their names.' })
  workers!: string[];

  @Field(() => String, { description: 'The thing that is pushed, by its name.' })
  equipment!: string;

  @Field(() => [[String]], { description: 'Its hexes after each step, head first.' })
  path!: string[][];
}

@InputType({ description: 'Say which screen is used to fill a moat hex, and in secret which hex (pbem:19.52a).' })
export class FillMoatInput {
  @Field(() => String, { description: 'The screen behind which is worked, by its name.' })
  screen!: string;

  @Field(() => String, { description: 'The other sides do not see it until the screen is put into the moat.' })
  hex!: string;
}

@InputType({ description: 'Work at loading a siege engine for one turn (pbem:18.2i).' })
export class LoadEngineInput {
  @Field(() => [String], { description: 'Those who work at it, an engineer among them.' })
  crew!: string[];

  @Field(() => String, { description: 'The engine, by its name.' })
  engine!: string;
}

@InputType({ description: 'Fire a ballista (pbem:18.2).' })
export class ShootBallistaInput {
  @Field(() => [String], { description: 'Two beside it, an engineer among them.' })
  crew!: string[];

  @Field(() => String, { description: 'The ballista, by its name.' })
  ballista!: string;

  @Field(() => String, { description: 'The unit that is shot at, by its name.' })
  target!: string;

  @Field(() => String, { nullable: true, description: "The target's hex, where it has two." })
  at?: string | null;
}

@InputType({ description: 'Take a cauldron of boiling water at its source (pbem:19.17k).' })
export class DrawWaterInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;
}

@InputType({ description: 'Empty a cauldron into a lower hex beside one (pbem:19.17a).' })
export class PourInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The item, by its name.' })
  item!: string;

  @Field(() => String, { description: 'The hex on which it is poured.' })
  at!: string;

  @Field(() => String, { nullable: true, description: 'One of those who are there; absent if nobody is.' })
  target?: string | null;
}
