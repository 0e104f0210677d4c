import { Field, InputType } from '@nestjs/graphql';

@InputType({ description: 'Declare the task of hitching an animal to a cart (pbem:14b).' })
export class HitchInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The animal, by its name.' })
  animal!: string;

  @Field(() => String, { description: 'The cart, by its name.' })
  cart!: string;
}

@InputType({ description: 'Declare the task of unhitching it (pbem:14b).' })
export class UnhitchInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The animal, by its name.' })
  animal!: string;

  @Field(() => String, { description: 'The cart, by its name.' })
  cart!: string;
}

@InputType({ description: 'Drive a cart from its front hex, or ride its draft horse (pbem:14d).' })
export class DriveInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => [[String]], {
    description: 'Hexes of the animal after each step, head first; of a string those of its first animal.',
  })
  path!: string[][];
}

@InputType({ description: 'Push a cart (pbem:14m).' })
export class PushInput {
  @Field(() => [String], { description: 'The units that push, by their names.' })
  units!: string[];

  @Field(() => String, { description: 'The cart, by its name.' })
  cart!: string;

  @Field(() => [[String]], { description: 'Front and rear hex of the cart after each step.' })
  path!: string[][];
}

@InputType({ description: 'Put what a character carries into a hex of a cart (pbem:14ad).' })
export class LoadItemInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The item, by its name.' })
  item!: string;

  @Field(() => String, { description: 'The cart, by its name.' })
  to!: string;
}

@InputType({ description: 'Take something from a cart (pbem:14ad).' })
export class UnloadItemInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The item, by its name.' })
  item!: string;
}

@InputType({ description: 'Two bearers lay whom they carry on a cart (pbem:12.23c).' })
export class LoadBurdenInput {
  @Field(() => [String], { description: 'The units that load, by their names.' })
  bearers!: string[];

  @Field(() => String, { description: 'The unit that is loaded.' })
  burden!: string;

  @Field(() => String, { description: 'A hex of a cart.' })
  to!: string;
}

@InputType({ description: 'Two bearers lift somebody from a cart (pbem:12.23c).' })
export class UnloadBurdenInput {
  @Field(() => [String], { description: 'The units that unload, by their names.' })
  bearers!: string[];

  @Field(() => String, { description: 'The unit that is unloaded.' })
  burden!: string;

  @Field(() => String, { description: 'The hex of the bearer who steps back.' })
  to!: string;
}
