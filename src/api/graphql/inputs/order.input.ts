import { Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import {
  DOOR_DEEDS,
  GATE_DEEDS,
  SWIM_DEEDS,
  WINCH_DEEDS,
  type DoorDeed,
  type GateDeed,
  type SwimDeed,
  type WinchDeed,
} from '../../../engine/rulesets/pbem/orders.js';
import {
  DriveInput,
  HitchInput,
  LoadBurdenInput,
  LoadItemInput,
  PushInput,
  UnhitchInput,
  UnloadBurdenInput,
  UnloadItemInput,
} from './carts.input.js';
import { AimEngineInput, BatterInput, BombardInput, RamInput } from './battering.input.js';
import { PathStepInput } from './path-step.input.js';
import {
  BearLadderInput,
  PushEquipmentInput,
  DrawWaterInput,
  LoadEngineInput,
  PourInput,
  ShootBallistaInput,
  RaiseLadderInput,
  ShiftLadderInput,
  TakeLadderInput,
  ToppleLadderInput,
} from './siege.input.js';
import { QuarterInput, SurrenderInput } from './surrender.input.js';
import { DouseInput, FlamingArrowInput, KindleInput, ThrowOilInput } from './burning.input.js';
import { FixTorchInput, PutOutInput, ShootOutInput, SmashInput, TendLightInput } from './night.input.js';
import { ResupplyInput } from './resupply.input.js';
import { GoOnInput, HideInput } from './hidden.input.js';
import { AgreeEndInput } from './day.input.js';
import { AnswerChallengeInput, ChallengeInput, KeepWordInput, PlaceChampionInput } from './duel.input.js';

@InputType({ description: 'Move along a path (pbem:7).' })
export class MoveInput {
  @Field(() => String)
  unit!: string;

  @Field(() => [PathStepInput])
  path!: PathStepInput[];

  @Field(() => [String], {
    nullable: true,
    description: 'Targets of a charge, declared before the first step (pbem:7.10).',
  })
  charge?: string[] | null;
}

@InputType({ description: 'Jump over a hex of trench on horseback (pbem:16.120b).' })
export class JumpInput {
  @Field(() => String)
  unit!: string;

  @Field(() => [String], { description: 'The hexes on which the horse lands, head first.' })
  to!: string[];
}

const SwimDeeds = Object.fromEntries(SWIM_DEEDS.map((deed) => [deed, deed]));
registerEnumType(SwimDeeds, {
  name: 'SwimDeed',
  description:
    'drift: in open water; climb: out over a bank; wade: wounded where it is deep (pbem:17.11a, 17.11b, 17.42e).',
});

@InputType({ description: 'Roll for one in the water, once in each movement phase of his own (pbem:17.11a).' })
export class SwimInput {
  @Field(() => String)
  unit!: string;

  @Field(() => SwimDeeds)
  deed!: SwimDeed;
}

@InputType({ description: 'Dismount into a side hex of the horse (pbem:12.34).' })
export class DismountInput {
  @Field(() => String)
  unit!: string;

  @Field(() => String)
  to!: string;
}

@InputType({ description: 'Declare the task of mounting a horse (pbem:12.33).' })
export class MountInput {
  @Field(() => String)
  unit!: string;

  @Field(() => String)
  horse!: string;
}

const DoorDeeds = Object.fromEntries(DOOR_DEEDS.map((deed) => [deed, deed]));
registerEnumType(DoorDeeds, { name: 'DoorDeed', description: 'What is done to a door or window (pbem:12.6).' });

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
    description: 'Who shuts the door in whose hex he stands: a hex beside it on the side where he stays.',
  })
  side?: string | null;
}

const GateDeeds = Object.fromEntries(GATE_DEEDS.map((deed) => [deed, deed]));
registerEnumType(GateDeeds, { name: 'GateDeed', description: 'What is done to the doors of a gate (pbem:12.6h).' });

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
  description: 'What is done to a drawbridge or portcullis at its winch (pbem:18.1).',
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

@InputType({ description: 'Throw a prisoner into the dungeon (pbem:16.33c).' })
export class ThrowInput {
  @Field(() => String, { description: 'One of his guards; all of them spend their MP.' })
  unit!: string;

  @Field(() => String)
  prisoner!: string;

  @Field(() => String, { description: 'A hex of the dungeon.' })
  to!: string;
}

@InputType({ description: 'Bring a prisoner up from the dungeon, a task of one turn for two (pbem:16.33d).' })
export class HaulInput {
  @Field(() => [String])
  workers!: string[];

  @Field(() => String)
  prisoner!: string;
}

@InputType({ description: 'State against which side a door or corner is to cover (pbem:7.9).' })
export class ClaimCoverInput {
  @Field(() => String)
  unit!: string;

  @Field(() => String, { description: 'A hex beside the door or corner, on that side.' })
  against!: string;
}

@InputType({ description: 'Carry a character between two bearers (pbem:12.23).' })
export class CarryInput {
  @Field(() => [String])
  bearers!: string[];

  @Field(() => String)
  burden!: string;

  @Field(() => [[String]], {
    description: 'The hexes of the first bearer, the burden and the second bearer, after each step.',
  })
  path!: string[][];
}

@InputType({ description: 'Help a wounded friend to mount with a whole movement step (pbem:12.22).' })
export class HelpInput {
  @Field(() => String)
  unit!: string;

  @Field(() => String)
  helped!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Out of the water, or to stand in it (pbem:17.12b, 17.42f); absent: to mount.',
  })
  water?: boolean | null;
}

@InputType({ description: 'Give MP to a friend on foot beside the helper, for hard ground (pbem:12.21).' })
export class GiveMpInput {
  @Field(() => String)
  unit!: string;

  @Field(() => String)
  helped!: string;

  @Field(() => Int, { description: '1 or 2.' })
  mp!: number;
}

@InputType({ description: 'Declare that bodies, a dead animal or debris are moved by one hex (pbem:12.9).' })
export class ClearInput {
  @Field(() => [String])
  workers!: string[];

  @Field(() => [String], { description: 'Names of dead units, or of debris.' })
  loads!: string[];

  @Field(() => [String], { description: 'Hexes where it shall lie: one, or head and rear.' })
  to!: string[];
}

@InputType({ description: 'Declare glorious suicide (pbem:12.10).' })
export class SeppukuInput {
  @Field(() => String)
  unit!: string;
}

@InputType({ description: 'The poem of a samurai at seppuku (pbem:12.10e).' })
export class ReciteInput {
  @Field(() => String)
  unit!: string;

  @Field(() => String, { description: 'At most 400 characters, no control characters but line feeds.' })
  poem!: string;
}

@InputType({ description: 'Answer how a samurai at seppuku defends (pbem:12.10d).' })
export class DefendInput {
  @Field(() => String)
  unit!: string;

  @Field(() => Boolean, { description: 'With the strength of the stunned counter, which does not break it off.' })
  stunned!: boolean;
}

@InputType({ description: 'Fire at a target (pbem:6).' })
export class FireInput {
  @Field(() => String)
  unit!: string;

  @Field(() => String)
  target!: string;

  @Field(() => String, { nullable: true, description: "The target's hex, where it has two." })
  at?: string | null;

  @Field(() => String, { nullable: true, description: "The firer's hex, where he has two." })
  from?: string | null;
}

@InputType({ description: 'Attack, alone or in a group (pbem:9).' })
export class AttackInput {
  @Field(() => [String])
  attackers!: string[];

  @Field(() => [String])
  defenders!: string[];

  @Field(() => Boolean, { nullable: true, description: 'As a charge attack (pbem:9.4).' })
  charge?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "The lone rider's declaration of pbem:11.3b." })
  rejectMelee?: boolean | null;
}

@InputType({ description: 'Take up an animal, a string by its first animal, or a friendly rider (pbem:13.7e).' })
export class LeadInput {
  @Field(() => String)
  unit!: string;

  @Field(() => String)
  led!: string;
}

@InputType()
export class StringPlaceInput {
  @Field(() => String)
  unit!: string;

  @Field(() => [String], { description: 'Hexes held after the step, head first.' })
  hexes!: string[];
}

@InputType()
export class MarchStepInput {
  @Field(() => [String], { nullable: true, description: 'Hexes of the leader after the step; absent: he stays.' })
  hexes?: string[] | null;

  @Field(() => [StringPlaceInput], {
    nullable: true,
    description: 'What he leads, from the first animal on; the others follow if they must. Absent: all stay.',
  })
  string?: StringPlaceInput[] | null;
}

@InputType({ description: 'A leader moves together with what he leads, hex by hex (pbem:13.7m).' })
export class MarchInput {
  @Field(() => String)
  unit!: string;

  @Field(() => [MarchStepInput])
  path!: MarchStepInput[];
}

@InputType({ description: 'Tie one animal behind another, or untie it: a task of one turn (pbem:13.61).' })
export class TieInput {
  @Field(() => String)
  unit!: string;

  @Field(() => String, { description: 'The animal in front.' })
  front!: string;

  @Field(() => String, { description: 'The animal behind it.' })
  rear!: string;
}

@InputType({ description: 'A leader lets go, or a led rider takes his own reins (pbem:13.7u, 13.7w).' })
export class LetGoInput {
  @Field(() => String)
  unit!: string;
}

@InputType({ description: 'Answer a pending retreat (pbem:10.2); no steps where none is possible.' })
export class RetreatInput {
  @Field(() => String)
  unit!: string;

  @Field(() => [PathStepInput])
  path!: PathStepInput[];
}

@InputType({ description: 'Answer where somebody runs who panics or routs (pbem:22.9).' })
export class FleeInput {
  @Field(() => String)
  unit!: string;

  @Field(() => [PathStepInput], { description: 'May be empty.' })
  path!: PathStepInput[];

  @Field(() => Boolean, { nullable: true, description: 'true: off the map at the end.' })
  off?: boolean | null;
}

@InputType({ description: 'Answer an offered advance (pbem:10.9); without a unit nobody advances.' })
export class AdvanceInput {
  @Field(() => String, { nullable: true })
  unit?: string | null;

  @Field(() => [PathStepInput], { nullable: true })
  path?: PathStepInput[] | null;
}

@InputType({ description: 'Answer an offered pursuit (pbem:11.44b).' })
export class PursueInput {
  @Field(() => Boolean, { description: 'Melee with the retreated character goes on.' })
  keep!: boolean;
}

@InputType({ description: 'Answer who raises the alarm (pbem:12.7c); no units: nobody.' })
export class RaiseAlarmInput {
  @Field(() => [String])
  units!: string[];
}

@InputType({ description: 'Come onto the map at the unit’s entry (pbem:23.16).' })
export class EnterInput {
  @Field(() => String)
  unit!: string;

  @Field(() => [String], { description: 'One hex, or head and rear.' })
  hexes!: string[];
}

@InputType({ description: 'Leave the map for good where the scenario has an exit (pbem:23.14).' })
export class LeaveInput {
  @Field(() => String)
  unit!: string;
}

@InputType({ description: 'Pick up an item that lies in the own hex (pbem:12.5b).' })
export class PickUpInput {
  @Field(() => String)
  unit!: string;

  @Field(() => String)
  item!: string;
}

@InputType({ description: 'Put down an item that is carried (pbem:12.5h).' })
export class DropInput {
  @Field(() => String)
  unit!: string;

  @Field(() => String)
  item!: string;
}

@InputType({ description: 'Answer an offered attempt to pin (pbem:8.1b); without a unit nobody tries.' })
export class PinInput {
  @Field(() => String, { nullable: true })
  unit?: string | null;
}

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
  @Field(() => String)
  unit!: string;
}

@InputType({ description: 'Ask for a retreat that was left open (pbem:4.4c).' })
export class DemandInput {
  @Field(() => String)
  unit!: string;
}

@InputType({ description: 'Tell another player of the side something (pbem:1.2b); nobody else sees what.' })
export class TellInput {
  @Field(() => String, { description: 'The other player.' })
  to!: string;

  @Field(() => String, { description: 'At most 200 characters, no control characters but line feeds.' })
  text!: string;
}

@InputType({ description: 'Capture a stunned enemy or take a prisoner over, and guard him (pbem:12.4).' })
export class GuardInput {
  @Field(() => String)
  unit!: string;

  @Field(() => String)
  prisoner!: string;
}

@InputType()
export class LedPrisonerInput {
  @Field(() => String)
  unit!: string;

  @Field(() => [PathStepInput], { description: 'Empty: he stays.' })
  path!: PathStepInput[];
}

@InputType({ description: 'A guard moves with prisoners of his, step by step (pbem:22.7l).' })
export class EscortInput {
  @Field(() => String)
  unit!: string;

  @Field(() => [PathStepInput], { description: 'Empty: the guard stays.' })
  path!: PathStepInput[];

  @Field(() => [LedPrisonerInput])
  prisoners!: LedPrisonerInput[];
}

@InputType({ description: 'A prisoner runs (pbem:22.7o); no steps where none is possible.' })
export class EscapeInput {
  @Field(() => String)
  unit!: string;

  @Field(() => [PathStepInput])
  path!: PathStepInput[];
}

@InputType({ isOneOf: true, description: 'One order: exactly one of these.' })
export class OrderInput {
  @Field(() => MoveInput, { nullable: true })
  move?: MoveInput;

  @Field(() => SwimInput, { nullable: true })
  swim?: SwimInput;

  @Field(() => JumpInput, { nullable: true })
  jump?: JumpInput;

  @Field(() => DismountInput, { nullable: true })
  dismount?: DismountInput;

  @Field(() => MountInput, { nullable: true })
  mount?: MountInput;

  @Field(() => OperateDoorInput, { nullable: true })
  operateDoor?: OperateDoorInput;

  @Field(() => MoveGateInput, { nullable: true })
  moveGate?: MoveGateInput;

  @Field(() => WorkWinchInput, { nullable: true })
  workWinch?: WorkWinchInput;

  @Field(() => ThrowInput, { nullable: true })
  throw?: ThrowInput;

  @Field(() => HaulInput, { nullable: true })
  haul?: HaulInput;

  @Field(() => ClaimCoverInput, { nullable: true })
  claimCover?: ClaimCoverInput;

  @Field(() => CarryInput, { nullable: true })
  carry?: CarryInput;

  @Field(() => HelpInput, { nullable: true })
  help?: HelpInput;

  @Field(() => GiveMpInput, { nullable: true })
  giveMp?: GiveMpInput;

  @Field(() => ClearInput, { nullable: true })
  clear?: ClearInput;

  @Field(() => SeppukuInput, { nullable: true })
  seppuku?: SeppukuInput;

  @Field(() => ReciteInput, { nullable: true })
  recite?: ReciteInput;

  @Field(() => DefendInput, { nullable: true })
  defend?: DefendInput;

  @Field(() => FireInput, { nullable: true })
  fire?: FireInput;

  @Field(() => AttackInput, { nullable: true })
  attack?: AttackInput;

  @Field(() => LeadInput, { nullable: true })
  lead?: LeadInput;

  @Field(() => MarchInput, { nullable: true })
  march?: MarchInput;

  @Field(() => TieInput, { nullable: true })
  tie?: TieInput;

  @Field(() => TieInput, { nullable: true })
  untie?: TieInput;

  @Field(() => LetGoInput, { nullable: true })
  letGo?: LetGoInput;

  @Field(() => RetreatInput, { nullable: true })
  retreat?: RetreatInput;

  @Field(() => AdvanceInput, { nullable: true })
  advance?: AdvanceInput;

  @Field(() => PursueInput, { nullable: true })
  pursue?: PursueInput;

  @Field(() => RaiseAlarmInput, { nullable: true })
  raiseAlarm?: RaiseAlarmInput;
  @Field(() => EnterInput, { nullable: true })
  enter?: EnterInput;

  @Field(() => ResupplyInput, { nullable: true })
  resupply?: ResupplyInput;

  @Field(() => LeaveInput, { nullable: true })
  leave?: LeaveInput;
  @Field(() => PickUpInput, { nullable: true })
  pickUp?: PickUpInput;

  @Field(() => DropInput, { nullable: true })
  drop?: DropInput;

  @Field(() => FixTorchInput, { nullable: true })
  fixTorch?: FixTorchInput;

  @Field(() => PutOutInput, { nullable: true })
  putOut?: PutOutInput;

  @Field(() => SmashInput, { nullable: true })
  smash?: SmashInput;

  @Field(() => ShootOutInput, { nullable: true })
  shootOut?: ShootOutInput;

  @Field(() => TendLightInput, { nullable: true })
  tendLight?: TendLightInput;

  @Field(() => KindleInput, { nullable: true })
  kindle?: KindleInput;

  @Field(() => DouseInput, { nullable: true })
  douse?: DouseInput;

  @Field(() => FlamingArrowInput, { nullable: true })
  flamingArrow?: FlamingArrowInput;

  @Field(() => ThrowOilInput, { nullable: true })
  throwOil?: ThrowOilInput;

  @Field(() => PinInput, { nullable: true })
  pin?: PinInput;

  @Field(() => StandInput, { nullable: true })
  stand?: StandInput;

  @Field(() => WaiveInput, { nullable: true })
  waive?: WaiveInput;

  @Field(() => DemandInput, { nullable: true })
  demand?: DemandInput;

  @Field(() => TellInput, { nullable: true })
  tell?: TellInput;

  @Field(() => GuardInput, { nullable: true })
  guard?: GuardInput;

  @Field(() => EscortInput, { nullable: true })
  escort?: EscortInput;

  @Field(() => EscapeInput, { nullable: true })
  escape?: EscapeInput;

  @Field(() => ChallengeInput, { nullable: true })
  challenge?: ChallengeInput;

  @Field(() => AnswerChallengeInput, { nullable: true })
  answerChallenge?: AnswerChallengeInput;

  @Field(() => PlaceChampionInput, { nullable: true })
  placeChampion?: PlaceChampionInput;

  @Field(() => KeepWordInput, { nullable: true })
  keepWord?: KeepWordInput;

  @Field(() => SurrenderInput, { nullable: true })
  surrender?: SurrenderInput;

  @Field(() => FleeInput, { nullable: true })
  flee?: FleeInput;

  @Field(() => QuarterInput, { nullable: true })
  quarter?: QuarterInput;

  @Field(() => HideInput, { nullable: true })
  hide?: HideInput;

  @Field(() => GoOnInput, { nullable: true })
  goOn?: GoOnInput;

  @Field(() => HitchInput, { nullable: true })
  hitch?: HitchInput;

  @Field(() => UnhitchInput, { nullable: true })
  unhitch?: UnhitchInput;

  @Field(() => DriveInput, { nullable: true })
  drive?: DriveInput;

  @Field(() => PushInput, { nullable: true })
  push?: PushInput;

  @Field(() => LoadItemInput, { nullable: true })
  loadItem?: LoadItemInput;

  @Field(() => UnloadItemInput, { nullable: true })
  unloadItem?: UnloadItemInput;

  @Field(() => LoadBurdenInput, { nullable: true })
  loadBurden?: LoadBurdenInput;

  @Field(() => UnloadBurdenInput, { nullable: true })
  unloadBurden?: UnloadBurdenInput;
  @Field(() => TakeLadderInput, { nullable: true })
  takeLadder?: TakeLadderInput;

  @Field(() => BearLadderInput, { nullable: true })
  bearLadder?: BearLadderInput;

  @Field(() => RaiseLadderInput, { nullable: true })
  raiseLadder?: RaiseLadderInput;

  @Field(() => ShiftLadderInput, { nullable: true })
  shiftLadder?: ShiftLadderInput;

  @Field(() => ToppleLadderInput, { nullable: true })
  toppleLadder?: ToppleLadderInput;

  @Field(() => PushEquipmentInput, { nullable: true })
  pushEquipment?: PushEquipmentInput;

  @Field(() => Boolean, { nullable: true, description: 'true: offer to end the day (pbem:2.82b).' })
  offerEnd?: boolean;

  @Field(() => AgreeEndInput, { nullable: true })
  agreeEnd?: AgreeEndInput;

  @Field(() => BatterInput, { nullable: true })
  batter?: BatterInput;

  @Field(() => DrawWaterInput, { nullable: true })
  drawWater?: DrawWaterInput;

  @Field(() => PourInput, { nullable: true })
  pour?: PourInput;

  @Field(() => LoadEngineInput, { nullable: true })
  loadEngine?: LoadEngineInput;

  @Field(() => ShootBallistaInput, { nullable: true })
  shootBallista?: ShootBallistaInput;
  @Field(() => RamInput, { nullable: true })
  ram?: RamInput;

  @Field(() => BombardInput, { nullable: true })
  bombard?: BombardInput;

  @Field(() => AimEngineInput, { nullable: true })
  aimEngine?: AimEngineInput;

  @Field(() => Boolean, { nullable: true, description: 'true: end the open step.' })
  endStep?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'true: end the player turn.' })
  endTurn?: boolean;

  @Field(() => String, { nullable: true, description: 'In written notation (docs/notation.md): Edith: L7, L8' })
  text?: string;
}
