import { Field, InputType } from '@nestjs/graphql';
import { LeadInput, LetGoInput, MarchInput, TieInput } from './animals.input.js';
import { AimEngineInput, BatterInput, BombardInput, RamInput } from './battering.input.js';
import { BuildInput } from './build.input.js';
import { DouseInput, FlamingArrowInput, FlamingBoltInput, KindleInput, ThrowOilInput } from './burning.input.js';
import { EscapeInput, EscortInput, GuardInput, HaulInput, ThrowInput } from './captives.input.js';
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
import {
  AdvanceInput,
  AttackInput,
  ChooseCasualtyInput,
  FireInput,
  FleeInput,
  PinInput,
  PlaceDismountedInput,
  PursueInput,
  RaiseAlarmInput,
  RetreatInput,
} from './combat.input.js';
import { AgreeEndInput } from './day.input.js';
import { ClaimCoverInput, MoveGateInput, OperateDoorInput, WorkWinchInput } from './doors.input.js';
import { AnswerChallengeInput, ChallengeInput, KeepWordInput, PlaceChampionInput } from './duel.input.js';
import { GroupMenInput } from './group.input.js';
import { GoOnInput, HideInput } from './hidden.input.js';
import { DropInput, PickUpInput } from './items.input.js';
import {
  DismountInput,
  EnterInput,
  GiveMpInput,
  HelpInput,
  JumpInput,
  LeaveInput,
  MountInput,
  MoveInput,
  SwimInput,
} from './movement.input.js';
import { FixTorchInput, PutOutInput, ShootOutInput, SmashInput, TendLightInput } from './night.input.js';
import { RepairInput } from './repair.input.js';
import { ResupplyInput } from './resupply.input.js';
import {
  BearLadderInput,
  DrawWaterInput,
  FillMoatInput,
  LoadEngineInput,
  PourInput,
  PushEquipmentInput,
  RaiseLadderInput,
  RearrangeInput,
  ShiftLadderInput,
  ShootBallistaInput,
  TakeLadderInput,
  ToppleLadderInput,
} from './siege.input.js';
import { DemandInput, StandInput, TellInput, WaiveInput } from './standing.input.js';
import { QuarterInput, SurrenderInput } from './surrender.input.js';
import { CarryInput, ClearInput, DefendInput, ReciteInput, SearchInput, SeppukuInput } from './tasks.input.js';

@InputType({ isOneOf: true, description: 'One order: exactly one of these.' })
export class OrderInput {
  @Field(() => MoveInput, { nullable: true }) move?: MoveInput;
  @Field(() => SwimInput, { nullable: true }) swim?: SwimInput;
  @Field(() => JumpInput, { nullable: true }) jump?: JumpInput;
  @Field(() => DismountInput, { nullable: true }) dismount?: DismountInput;
  @Field(() => MountInput, { nullable: true }) mount?: MountInput;
  @Field(() => OperateDoorInput, { nullable: true }) operateDoor?: OperateDoorInput;
  @Field(() => MoveGateInput, { nullable: true }) moveGate?: MoveGateInput;
  @Field(() => WorkWinchInput, { nullable: true }) workWinch?: WorkWinchInput;
  @Field(() => ThrowInput, { nullable: true }) throw?: ThrowInput;
  @Field(() => HaulInput, { nullable: true }) haul?: HaulInput;
  @Field(() => ClaimCoverInput, { nullable: true }) claimCover?: ClaimCoverInput;
  @Field(() => CarryInput, { nullable: true }) carry?: CarryInput;
  @Field(() => HelpInput, { nullable: true }) help?: HelpInput;
  @Field(() => GiveMpInput, { nullable: true }) giveMp?: GiveMpInput;
  @Field(() => ClearInput, { nullable: true }) clear?: ClearInput;
  @Field(() => SearchInput, { nullable: true }) search?: SearchInput;
  @Field(() => SeppukuInput, { nullable: true }) seppuku?: SeppukuInput;
  @Field(() => ReciteInput, { nullable: true }) recite?: ReciteInput;
  @Field(() => DefendInput, { nullable: true }) defend?: DefendInput;
  @Field(() => FireInput, { nullable: true }) fire?: FireInput;
  @Field(() => AttackInput, { nullable: true }) attack?: AttackInput;
  @Field(() => LeadInput, { nullable: true }) lead?: LeadInput;
  @Field(() => MarchInput, { nullable: true }) march?: MarchInput;
  @Field(() => TieInput, { nullable: true }) tie?: TieInput;
  @Field(() => TieInput, { nullable: true }) untie?: TieInput;
  @Field(() => LetGoInput, { nullable: true }) letGo?: LetGoInput;
  @Field(() => RetreatInput, { nullable: true }) retreat?: RetreatInput;
  @Field(() => AdvanceInput, { nullable: true }) advance?: AdvanceInput;
  @Field(() => PursueInput, { nullable: true }) pursue?: PursueInput;
  @Field(() => RaiseAlarmInput, { nullable: true }) raiseAlarm?: RaiseAlarmInput;
  @Field(() => EnterInput, { nullable: true }) enter?: EnterInput;
  @Field(() => ResupplyInput, { nullable: true }) resupply?: ResupplyInput;
  @Field(() => LeaveInput, { nullable: true }) leave?: LeaveInput;
  @Field(() => PickUpInput, { nullable: true }) pickUp?: PickUpInput;
  @Field(() => DropInput, { nullable: true }) drop?: DropInput;
  @Field(() => FixTorchInput, { nullable: true }) fixTorch?: FixTorchInput;
  @Field(() => PutOutInput, { nullable: true }) putOut?: PutOutInput;
  @Field(() => SmashInput, { nullable: true }) smash?: SmashInput;
  @Field(() => ShootOutInput, { nullable: true }) shootOut?: ShootOutInput;
  @Field(() => TendLightInput, { nullable: true }) tendLight?: TendLightInput;
  @Field(() => KindleInput, { nullable: true }) kindle?: KindleInput;
  @Field(() => DouseInput, { nullable: true }) douse?: DouseInput;
  @Field(() => FlamingArrowInput, { nullable: true }) flamingArrow?: FlamingArrowInput;
  @Field(() => FlamingBoltInput, { nullable: true }) flamingBolt?: FlamingBoltInput;
  @Field(() => ThrowOilInput, { nullable: true }) throwOil?: ThrowOilInput;
  @Field(() => PinInput, { nullable: true }) pin?: PinInput;
  @Field(() => StandInput, { nullable: true }) stand?: StandInput;
  @Field(() => WaiveInput, { nullable: true }) waive?: WaiveInput;
  @Field(() => DemandInput, { nullable: true }) demand?: DemandInput;
  @Field(() => TellInput, { nullable: true }) tell?: TellInput;
  @Field(() => GuardInput, { nullable: true }) guard?: GuardInput;
  @Field(() => EscortInput, { nullable: true }) escort?: EscortInput;
  @Field(() => EscapeInput, { nullable: true }) escape?: EscapeInput;
  @Field(() => ChallengeInput, { nullable: true }) challenge?: ChallengeInput;
  @Field(() => AnswerChallengeInput, { nullable: true }) answerChallenge?: AnswerChallengeInput;
  @Field(() => PlaceChampionInput, { nullable: true }) placeChampion?: PlaceChampionInput;
  @Field(() => KeepWordInput, { nullable: true }) keepWord?: KeepWordInput;
  @Field(() => SurrenderInput, { nullable: true }) surrender?: SurrenderInput;
  @Field(() => FleeInput, { nullable: true }) flee?: FleeInput;
  @Field(() => QuarterInput, { nullable: true }) quarter?: QuarterInput;
  @Field(() => HideInput, { nullable: true }) hide?: HideInput;
  @Field(() => GoOnInput, { nullable: true }) goOn?: GoOnInput;
  @Field(() => ChooseCasualtyInput, { nullable: true }) chooseCasualty?: ChooseCasualtyInput;
  @Field(() => PlaceDismountedInput, { nullable: true }) placeDismounted?: PlaceDismountedInput;
  @Field(() => HitchInput, { nullable: true }) hitch?: HitchInput;
  @Field(() => UnhitchInput, { nullable: true }) unhitch?: UnhitchInput;
  @Field(() => DriveInput, { nullable: true }) drive?: DriveInput;
  @Field(() => PushInput, { nullable: true }) push?: PushInput;
  @Field(() => LoadItemInput, { nullable: true }) loadItem?: LoadItemInput;
  @Field(() => UnloadItemInput, { nullable: true }) unloadItem?: UnloadItemInput;
  @Field(() => LoadBurdenInput, { nullable: true }) loadBurden?: LoadBurdenInput;
  @Field(() => UnloadBurdenInput, { nullable: true }) unloadBurden?: UnloadBurdenInput;
  @Field(() => TakeLadderInput, { nullable: true }) takeLadder?: TakeLadderInput;
  @Field(() => BearLadderInput, { nullable: true }) bearLadder?: BearLadderInput;
  @Field(() => RaiseLadderInput, { nullable: true }) raiseLadder?: RaiseLadderInput;
  @Field(() => ShiftLadderInput, { nullable: true }) shiftLadder?: ShiftLadderInput;
  @Field(() => ToppleLadderInput, { nullable: true }) toppleLadder?: ToppleLadderInput;
  @Field(() => RearrangeInput, { nullable: true }) rearrange?: RearrangeInput;
  @Field(() => PushEquipmentInput, { nullable: true }) pushEquipment?: PushEquipmentInput;
  @Field(() => FillMoatInput, { nullable: true }) fillMoat?: FillMoatInput;
  @Field(() => Boolean, { nullable: true, description: 'true: offer to end the day (pbem:2.82b).' }) offerEnd?: boolean;
  @Field(() => AgreeEndInput, { nullable: true }) agreeEnd?: AgreeEndInput;
  @Field(() => Boolean, { nullable: true, description: 'true: roll for the first player turn (pbem:22.1a).' })
  rollInitiative?: boolean;
  @Field(() => GroupMenInput, { nullable: true }) groupMen?: GroupMenInput;
  @Field(() => BatterInput, { nullable: true }) batter?: BatterInput;
  @Field(() => DrawWaterInput, { nullable: true }) drawWater?: DrawWaterInput;
  @Field(() => PourInput, { nullable: true }) pour?: PourInput;
  @Field(() => LoadEngineInput, { nullable: true }) loadEngine?: LoadEngineInput;
  @Field(() => ShootBallistaInput, { nullable: true }) shootBallista?: ShootBallistaInput;
  @Field(() => RamInput, { nullable: true }) ram?: RamInput;
  @Field(() => RepairInput, { nullable: true }) repair?: RepairInput;
  @Field(() => BuildInput, { nullable: true }) build?: BuildInput;
  @Field(() => BombardInput, { nullable: true }) bombard?: BombardInput;
  @Field(() => AimEngineInput, { nullable: true }) aimEngine?: AimEngineInput;
  @Field(() => Boolean, { nullable: true, description: 'true: end the open step.' }) endStep?: boolean;
  @Field(() => Boolean, { nullable: true, description: 'true: end the player turn.' }) endTurn?: boolean;
  @Field(() => String, { nullable: true, description: 'In written notation (docs/notation.md): Edith: L7, L8' })
  text?: string;
}
