import { Field, InputType } from '@nestjs/graphql';
import { DoorDeeds, GateDeeds, WinchDeeds } from './order-enums.js';

@InputType({ description: 'Open, shut, bolt or unbolt a door or window (pbem:12.6).' })
export class OperateDoorInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => DoorDeeds, { description: 'The deed at the door.' })
  deed!: string;

  @Field(() => String, { description: 'A hex (I11) or a hexside (J13/J14).' })
  door!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'For a unit that shuts the door of its own hex: a hex beside the door, on the side where the unit stays.',
  })
  side?: string | null;
}

@InputType({ description: 'Open or shut the doors of a gate, a task of one turn (pbem:12.6h).' })
export class MoveGateInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'The hex of the gate.' })
  gate!: string;

  @Field(() => GateDeeds, { description: 'The deed at the gate.' })
  deed!: string;
}

@InputType({ description: 'Raise or lower a drawbridge or portcullis, a task of one turn at its winch (pbem:18.1).' })
export class WorkWinchInput {
  @Field(() => [String], { description: 'The units that work it, by their names.' })
  workers!: string[];

  @Field(() => String, { description: 'A hex of the drawbridge, or the hex of the gate of the portcullis.' })
  moves!: string;

  @Field(() => WinchDeeds, { description: 'The deed at the winch.' })
  deed!: string;
}

@InputType({ description: 'State against which side a door or corner is to cover (pbem:7.9).' })
export class ClaimCoverInput {
  @Field(() => String, { description: 'The unit, by its name.' })
  unit!: string;

  @Field(() => String, { description: 'A hex beside the door or corner, on that side.' })
  against!: string;
}
