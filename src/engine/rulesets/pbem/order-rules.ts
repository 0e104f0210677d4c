import { BATTER } from './battering/batter.js';
import { AIM_ENGINE, BOMBARD } from './battering/engine-orders.js';
import { RAM } from './battering/ram.js';
import { BUILD } from './building/build.js';
import { DOUSE } from './burning/douse.js';
import { FLAMING_ARROW } from './burning/flaming-arrow.js';
import { KINDLE } from './burning/kindle.js';
import { THROW_OIL } from './burning/throw-oil.js';
import { DRIVE } from './carts/drive.js';
import { HITCH, UNHITCH } from './carts/hitch-orders.js';
import { LOAD_BURDEN, UNLOAD_BURDEN } from './carts/load-burden.js';
import { LOAD_ITEM, UNLOAD_ITEM } from './carts/load-item.js';
import { PUSH } from './carts/push.js';
import { ADVANCE } from './results/advance.js';
import { ATTACK } from './combat/combat.js';
import { DISMOUNT } from './movement/dismount.js';
import { ANSWER_CHALLENGE } from './duel/answer-challenge.js';
import { CHALLENGE } from './duel/challenge.js';
import { KEEP_WORD } from './duel/keep-word.js';
import { QUARTER, SURRENDER } from './surrender/surrender-order.js';
import { PLACE_CHAMPION } from './duel/place-champion.js';
import { JUMP } from './movement/jump.js';
import { SWIM } from './water/swim.js';
import { AGREE_END, OFFER_END } from './day/end-by-agreement.js';
import { END_STEP, END_TURN } from './turn/end.js';
import { DROP } from './equipment/drop.js';
import { FIX_TORCH } from './night/fix-torch.js';
import { PUT_OUT, SMASH } from './night/put-out.js';
import { SHOOT_OUT } from './night/shoot-out.js';
import { TEND_LIGHT } from './night/tend-light.js';
import { PICK_UP } from './equipment/pick-up.js';
import { ESCAPE } from './captives/escape.js';
import { ESCORT } from './captives/escort.js';
import { GUARD } from './captives/guard.js';
import { FILL_MOAT } from './filling/declare.js';
import { FIRE } from './fire/missile.js';
import { CARRY } from './carrying/carry.js';
import { GIVE_MP } from './movement/give-mp.js';
import { HELP } from './tasks/helping.js';
import { CLEAR } from './tasks/clear-order.js';
import { DECLARE_SEPPUKU } from './tasks/seppuku-order.js';
import { RECITE } from './tasks/recital.js';
import { DEFEND } from './combat/stunned-defence.js';
import { MOUNT } from './tasks/mount-order.js';
import { LEAD } from './animals/take-up.js';
import { TIE, UNTIE } from './animals/tie-orders.js';
import { LET_GO } from './animals/let-go.js';
import { MARCH } from './animals/march.js';
import { MOVE } from './movement/movement.js';
import { ENTER } from './scenario/enter.js';
import { LEAVE } from './scenario/leave.js';
import { CLAIM_COVER } from './doors/claim-cover.js';
import { FLEE } from './panic/flee.js';
import { RESUPPLY } from './supply/resupply.js';
import { MOVE_GATE } from './doors/move-gate.js';
import { HAUL } from './dungeon/haul-order.js';
import { THROW } from './dungeon/throw.js';
import { SEARCH } from './treasure/search.js';
import { WORK_WINCH } from './winch/work-winch.js';
import { OPERATE_DOOR } from './doors/operate-door.js';
import type { OrderRule } from './order-rule.js';
import type { Order, OrderType } from './orders.js';
import { ROLL_INITIATIVE } from './initiative/roll-order.js';
import { GROUP_MEN } from './control/group.js';
import { GO_ON } from './hidden/go-on.js';
import { HIDE } from './hidden/hide.js';
import { PURSUE } from './results/pursuit.js';
import { REPAIR } from './repair/repair.js';
import { RAISE_ALARM } from './alarm/raise-alarm.js';
import { PIN } from './pinning/pin.js';
import { DEMAND, WAIVE } from './results/waiver.js';
import { BEAR_LADDER } from './siege/bear-ladder.js';
import { DRAW_WATER } from './siege/draw-water.js';
import { LOAD_ENGINE } from './siege/load-engine.js';
import { POUR } from './siege/pour.js';
import { PUSH_EQUIPMENT } from './siege/push-equipment.js';
import { RAISE_LADDER } from './siege/raise-ladder.js';
import { REARRANGE } from './siege/rearrange.js';
import { SHIFT_LADDER } from './siege/shift-ladder.js';
import { SHOOT_BALLISTA } from './siege/shoot-ballista.js';
import { TAKE_LADDER } from './siege/take-ladder.js';
import { FLAMING_BOLT } from './siege/flaming-bolt.js';
import { TOPPLE_LADDER } from './siege/topple-ladder.js';
import { STAND } from './standing/stand.js';
import { TELL } from './players/tell.js';
import { RETREAT } from './results/retreat.js';

/** Every order of this ruleset with its rule: the one table that is carried out and listed from. */
export const ORDER_RULES: { readonly [Type in OrderType]: OrderRule<Extract<Order, { type: Type }>> } = {
  Move: MOVE,
  Jump: JUMP,
  Swim: SWIM,
  Dismount: DISMOUNT,
  Mount: MOUNT,
  OperateDoor: OPERATE_DOOR,
  MoveGate: MOVE_GATE,
  WorkWinch: WORK_WINCH,
  Throw: THROW,
  Haul: HAUL,
  ClaimCover: CLAIM_COVER,
  Clear: CLEAR,
  Carry: CARRY,
  Help: HELP,
  GiveMp: GIVE_MP,
  Search: SEARCH,
  Seppuku: DECLARE_SEPPUKU,
  Recite: RECITE,
  Defend: DEFEND,
  Fire: FIRE,
  Attack: ATTACK,
  Resupply: RESUPPLY,
  Lead: LEAD,
  March: MARCH,
  LetGo: LET_GO,
  Tie: TIE,
  Untie: UNTIE,
  Retreat: RETREAT,
  Advance: ADVANCE,
  Pursue: PURSUE,
  RaiseAlarm: RAISE_ALARM,
  Enter: ENTER,
  Leave: LEAVE,
  PickUp: PICK_UP,
  Drop: DROP,
  FixTorch: FIX_TORCH,
  PutOut: PUT_OUT,
  Smash: SMASH,
  ShootOut: SHOOT_OUT,
  TendLight: TEND_LIGHT,
  Pin: PIN,
  Stand: STAND,
  Waive: WAIVE,
  Demand: DEMAND,
  Tell: TELL,
  Guard: GUARD,
  Escort: ESCORT,
  Escape: ESCAPE,
  Challenge: CHALLENGE,
  AnswerChallenge: ANSWER_CHALLENGE,
  PlaceChampion: PLACE_CHAMPION,
  KeepWord: KEEP_WORD,
  Surrender: SURRENDER,
  Quarter: QUARTER,
  Hide: HIDE,
  GoOn: GO_ON,
  Hitch: HITCH,
  Unhitch: UNHITCH,
  Drive: DRIVE,
  Push: PUSH,
  LoadItem: LOAD_ITEM,
  UnloadItem: UNLOAD_ITEM,
  LoadBurden: LOAD_BURDEN,
  UnloadBurden: UNLOAD_BURDEN,
  Flee: FLEE,
  TakeLadder: TAKE_LADDER,
  BearLadder: BEAR_LADDER,
  RaiseLadder: RAISE_LADDER,
  ShiftLadder: SHIFT_LADDER,
  ToppleLadder: TOPPLE_LADDER,
  Rearrange: REARRANGE,
  PushEquipment: PUSH_EQUIPMENT,
  FillMoat: FILL_MOAT,
  OfferEnd: OFFER_END,
  AgreeEnd: AGREE_END,
  RollInitiative: ROLL_INITIATIVE,
  GroupMen: GROUP_MEN,
  Batter: BATTER,
  LoadEngine: LOAD_ENGINE,
  DrawWater: DRAW_WATER,
  Pour: POUR,
  ShootBallista: SHOOT_BALLISTA,
  Ram: RAM,
  Repair: REPAIR,
  Build: BUILD,
  Kindle: KINDLE,
  Douse: DOUSE,
  FlamingArrow: FLAMING_ARROW,
  FlamingBolt: FLAMING_BOLT,
  ThrowOil: THROW_OIL,
  Bombard: BOMBARD,
  AimEngine: AIM_ENGINE,
  EndStep: END_STEP,
  EndTurn: END_TURN,
};
