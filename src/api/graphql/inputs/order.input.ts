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
import { OrderMember } from './order-member.js';
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
  @OrderMember(() => MoveInput) move?: MoveInput;
  @OrderMember(() => SwimInput) swim?: SwimInput;
  @OrderMember(() => JumpInput) jump?: JumpInput;
  @OrderMember(() => DismountInput) dismount?: DismountInput;
  @OrderMember(() => MountInput) mount?: MountInput;
  @OrderMember(() => OperateDoorInput) operateDoor?: OperateDoorInput;
  @OrderMember(() => MoveGateInput) moveGate?: MoveGateInput;
  @OrderMember(() => WorkWinchInput) workWinch?: WorkWinchInput;
  @OrderMember(() => ThrowInput) throw?: ThrowInput;
  @OrderMember(() => HaulInput) haul?: HaulInput;
  @OrderMember(() => ClaimCoverInput) claimCover?: ClaimCoverInput;
  @OrderMember(() => CarryInput) carry?: CarryInput;
  @OrderMember(() => HelpInput) help?: HelpInput;
  @OrderMember(() => GiveMpInput) giveMp?: GiveMpInput;
  @OrderMember(() => ClearInput) clear?: ClearInput;
  @OrderMember(() => SearchInput) search?: SearchInput;
  @OrderMember(() => SeppukuInput) seppuku?: SeppukuInput;
  @OrderMember(() => ReciteInput) recite?: ReciteInput;
  @OrderMember(() => DefendInput) defend?: DefendInput;
  @OrderMember(() => FireInput) fire?: FireInput;
  @OrderMember(() => AttackInput) attack?: AttackInput;
  @OrderMember(() => LeadInput) lead?: LeadInput;
  @OrderMember(() => MarchInput) march?: MarchInput;
  @OrderMember(() => TieInput) tie?: TieInput;
  @OrderMember(() => TieInput) untie?: TieInput;
  @OrderMember(() => LetGoInput) letGo?: LetGoInput;
  @OrderMember(() => RetreatInput) retreat?: RetreatInput;
  @OrderMember(() => AdvanceInput) advance?: AdvanceInput;
  @OrderMember(() => PursueInput) pursue?: PursueInput;
  @OrderMember(() => RaiseAlarmInput) raiseAlarm?: RaiseAlarmInput;
  @OrderMember(() => EnterInput) enter?: EnterInput;
  @OrderMember(() => ResupplyInput) resupply?: ResupplyInput;
  @OrderMember(() => LeaveInput) leave?: LeaveInput;
  @OrderMember(() => PickUpInput) pickUp?: PickUpInput;
  @OrderMember(() => DropInput) drop?: DropInput;
  @OrderMember(() => FixTorchInput) fixTorch?: FixTorchInput;
  @OrderMember(() => PutOutInput) putOut?: PutOutInput;
  @OrderMember(() => SmashInput) smash?: SmashInput;
  @OrderMember(() => ShootOutInput) shootOut?: ShootOutInput;
  @OrderMember(() => TendLightInput) tendLight?: TendLightInput;
  @OrderMember(() => KindleInput) kindle?: KindleInput;
  @OrderMember(() => DouseInput) douse?: DouseInput;
  @OrderMember(() => FlamingArrowInput) flamingArrow?: FlamingArrowInput;
  @OrderMember(() => FlamingBoltInput) flamingBolt?: FlamingBoltInput;
  @OrderMember(() => ThrowOilInput) throwOil?: ThrowOilInput;
  @OrderMember(() => PinInput) pin?: PinInput;
  @OrderMember(() => StandInput) stand?: StandInput;
  @OrderMember(() => WaiveInput) waive?: WaiveInput;
  @OrderMember(() => DemandInput) demand?: DemandInput;
  @OrderMember(() => TellInput) tell?: TellInput;
  @OrderMember(() => GuardInput) guard?: GuardInput;
  @OrderMember(() => EscortInput) escort?: EscortInput;
  @OrderMember(() => EscapeInput) escape?: EscapeInput;
  @OrderMember(() => ChallengeInput) challenge?: ChallengeInput;
  @OrderMember(() => AnswerChallengeInput) answerChallenge?: AnswerChallengeInput;
  @OrderMember(() => PlaceChampionInput) placeChampion?: PlaceChampionInput;
  @OrderMember(() => KeepWordInput) keepWord?: KeepWordInput;
  @OrderMember(() => SurrenderInput) surrender?: SurrenderInput;
  @OrderMember(() => FleeInput) flee?: FleeInput;
  @OrderMember(() => QuarterInput) quarter?: QuarterInput;
  @OrderMember(() => HideInput) hide?: HideInput;
  @OrderMember(() => GoOnInput) goOn?: GoOnInput;
  @OrderMember(() => ChooseCasualtyInput) chooseCasualty?: ChooseCasualtyInput;
  @OrderMember(() => PlaceDismountedInput) placeDismounted?: PlaceDismountedInput;
  @OrderMember(() => HitchInput) hitch?: HitchInput;
  @OrderMember(() => UnhitchInput) unhitch?: UnhitchInput;
  @OrderMember(() => DriveInput) drive?: DriveInput;
  @OrderMember(() => PushInput) push?: PushInput;
  @OrderMember(() => LoadItemInput) loadItem?: LoadItemInput;
  @OrderMember(() => UnloadItemInput) unloadItem?: UnloadItemInput;
  @OrderMember(() => LoadBurdenInput) loadBurden?: LoadBurdenInput;
  @OrderMember(() => UnloadBurdenInput) unloadBurden?: UnloadBurdenInput;
  @OrderMember(() => TakeLadderInput) takeLadder?: TakeLadderInput;
  @OrderMember(() => BearLadderInput) bearLadder?: BearLadderInput;
  @OrderMember(() => RaiseLadderInput) raiseLadder?: RaiseLadderInput;
  @OrderMember(() => ShiftLadderInput) shiftLadder?: ShiftLadderInput;
  @OrderMember(() => ToppleLadderInput) toppleLadder?: ToppleLadderInput;
  @OrderMember(() => RearrangeInput) rearrange?: RearrangeInput;
  @OrderMember(() => PushEquipmentInput) pushEquipment?: PushEquipmentInput;
  @OrderMember(() => FillMoatInput) fillMoat?: FillMoatInput;
  @Field(() => Boolean, { nullable: true, description: 'true: offer to end the day (pbem:2.82b).' }) offerEnd?: boolean;
  @OrderMember(() => AgreeEndInput) agreeEnd?: AgreeEndInput;
  @Field(() => Boolean, { nullable: true, description: 'true: roll for the first player turn (pbem:22.1a).' })
  rollInitiative?: boolean;
  @OrderMember(() => GroupMenInput) groupMen?: GroupMenInput;
  @OrderMember(() => BatterInput) batter?: BatterInput;
  @OrderMember(() => DrawWaterInput) drawWater?: DrawWaterInput;
  @OrderMember(() => PourInput) pour?: PourInput;
  @OrderMember(() => LoadEngineInput) loadEngine?: LoadEngineInput;
  @OrderMember(() => ShootBallistaInput) shootBallista?: ShootBallistaInput;
  @OrderMember(() => RamInput) ram?: RamInput;
  @OrderMember(() => RepairInput) repair?: RepairInput;
  @OrderMember(() => BuildInput) build?: BuildInput;
  @OrderMember(() => BombardInput) bombard?: BombardInput;
  @OrderMember(() => AimEngineInput) aimEngine?: AimEngineInput;
  @Field(() => Boolean, { nullable: true, description: 'true: end the open step.' }) endStep?: boolean;
  @Field(() => Boolean, { nullable: true, description: 'true: end the player turn.' }) endTurn?: boolean;
  @Field(() => String, { nullable: true, description: 'In written notation (docs/notation.md): Edith: L7, L8' })
  text?: string;
}
