import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import {
  DOOR_DEEDS,
  type DoorDeed,
  GATE_DEEDS,
  type GateDeed,
  WINCH_DEEDS,
  type WinchDeed,
} from '../../../engine/rulesets/pbem/core/orders/door-orders.js';

const DoorDeeds = Object.fromEntries(DOOR_DEEDS.map((deed) => [deed, deed]));
registerEnumType(DoorDeeds, { name: 'DoorDeed', description: 'Actions on a door or window (pbem:12.6).' });

@InputType({ description: 'Open, shut, bolt or unbolt a door or window (pbem:12.6).' })
export class OperateDoorInput {
  @Field(() => String)
  unit!: string;

  @Field(() => DoorDeeds)
  deed!: DoorDeed;

  @Field(() => String, { description: 'A hex (I11) or a hexside (J13/J14).' })
  door!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'For a unit that shuts the door of its own hex: a hex beside the door, on the side where the unit stays.',
  })
  side?: string | null;
}

const GateDeeds = Object.fromEntries(GATE_DEEDS.map((deed) => [deed, deed]));
registerEnumType(GateDeeds, { name: 'GateDeed', description: 'Actions on the doors of a gate (pbem:12.6h).' });

@InputType({ description: 'Open or shut the doors of a gate, a task of one turn (pbem:12.6h).' })
export class MoveGateInput {
  @Field(() => String)
  unit!: string;

  @Field(() => String, { description: 'The hex of the gate.' })
  gate!: string;

  @Field(() => GateDeeds)
  deed!: GateDeed;
}

const WinchDeeds = Object.fromEntries(WINCH_DEEDS.map((deed) => [deed, deed]));
registerEnumType(WinchDeeds, {
  name: 'WinchDeed',
  description: 'Actions on a drawbridge or portcullis at its winch (pbem:18.1).',
});

@InputType({ description: 'Raise or lower a drawbridge or portcullis, a task of one turn at its winch (pbem:18.1).' })
export class WorkWinchInput {
  @Field(() => [String])
  workers!: string[];

  @Field(() => String, { description: 'A hex of the drawbridge, or the hex of the gate of the portcullis.' })
  moves!: string;

  @Field(() => WinchDeeds)
  deed!: WinchDeed;
}

@InputType({ description: 'State against which side a door or corner is to cover (pbem:7.9).' })
export class ClaimCoverInput {
  @Field(() => String)
  unit!: string;

  @Field(() => String, { description: 'A hex beside the door or corner, on that side.' })
  against!: string;
}
