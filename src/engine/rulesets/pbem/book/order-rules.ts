import { BATTER } from '../19-battering/by-hand.js';
import { AIM_ENGINE, BOMBARD } from '../19-battering/engine-orders.js';
import { RAM } from '../19-battering/ram.js';
import { BUILD } from '../19-building/build.js';
import { DOUSE } from '../20-fire/dousing.js';
import { FLAMING_ARROW } from '../20-fire/flaming-arrow.js';
import { KINDLE } from '../20-fire/kindling.js';
import { THROW_OIL } from '../20-fire/throw-oil.js';
import { DRIVE } from '../14-carts/drive.js';
import { HITCH, UNHITCH } from '../14-carts/hitching.js';
import { LOAD_BURDEN, UNLOAD_BURDEN } from '../12-carrying/load-burden.js';
import { LOAD_ITEM, UNLOAD_ITEM } from '../14-carts/load-item.js';
import { PUSH } from '../14-carts/push.js';
import { ADVANCE } from '../10-results/advance.js';
import { ATTACK } from '../09-attacks/combat.js';
import { DISMOUNT } from '../07-moves/dismount.js';
import { GET_OFF } from '../07-moves/getting-off.js';
import { ANSWER_CHALLENGE } from '../12-duel/answer-challenge.js';
import { CHALLENGE } from '../12-duel/challenge.js';
import { KEEP_WORD } from '../12-duel/end-duel.js';
import { QUARTER, SURRENDER } from '../04-sequence/surrender-order.js';
import { PLACE_CHAMPION } from '../04-sequence/duel-turn.js';
import { JUMP } from '../07-moves/jump.js';
import { SWIM } from '../17-water/swim.js';
import { AGREE_END, OFFER_END } from '../04-sequence/end-by-agreement.js';
import { END_STEP, END_TURN } from '../04-sequence/closing.js';
import { DROP } from '../12-equipment/drop.js';
import { FIX_TORCH } from '../21-night/fix-torch.js';
import { PUT_OUT, SMASH } from '../core/night/put-out.js';
import { SHOOT_OUT } from '../21-night/shoot-out.js';
import { TEND_LIGHT } from '../21-night/tending.js';
import { PICK_UP } from '../07-movement/pick-up.js';
import { ESCAPE } from '../07-moves/escape.js';
import { ESCORT } from '../07-moves/escort.js';
import { GUARD } from '../22-captives/guard.js';
import { LET_GO } from '../22-captives/let-go.js';
import { FILL_MOAT } from '../19-filling/declare.js';
import { FIRE } from '../06-missiles/missile.js';
import { CARRY } from '../12-carrying/carry.js';
import { GIVE_MP } from '../07-moves/give-mp.js';
import { HELP } from '../12-tasks/helping.js';
import { CLEAR } from '../12-tasks/clearing.js';
import { DECLARE_SEPPUKU } from '../12-seppuku/seppuku.js';
import { RECITE } from '../12-seppuku/recital.js';
import { DEFEND } from '../09-attacks/stunned-defence.js';
import { MOUNT } from '../12-tasks/mounting.js';
import { LEAD } from '../13-animals/take-up.js';
import { TIE, UNTIE } from '../12-tasks/tie-orders.js';
import { MARCH } from '../07-moves/march.js';
import { MOVE } from '../07-moves/movement.js';
import { ENTER } from '../23-scenario/enter.js';
import { LEAVE } from '../23-scenario/leave.js';
import { CLAIM_COVER } from '../12-doors/claim-cover.js';
import { FLEE } from '../22-panic/flee.js';
import { RESUPPLY } from '../04-sequence/resupply.js';
import { MOVE_GATE } from '../12-doors/gate.js';
import { HAUL } from '../16-dungeon/hauling.js';
import { THROW } from '../16-dungeon/throw.js';
import { SEARCH } from '../18-treasure/searching.js';
import { TURN_WINCH } from '../18-winch/turn-winch.js';
import { WORK_WINCH } from '../18-winch/winch.js';
import { OPERATE_DOOR } from '../12-doors/operate-door.js';
import type { Book } from '../core/books/book.js';
import type { OrderRule } from '../core/order-rule.js';
import type { Order, OrderType } from '../core/orders.js';
import { ROLL_INITIATIVE } from '../04-sequence/turn.js';
import { GROUP_MEN } from '../04-sequence/group.js';
import { CHOOSE_CASUALTY } from '../09-attacks/choose-casualty.js';
import { PLACE_FALLEN } from '../10-results/chosen-fall.js';
import { PLACE_DISMOUNTED } from '../10-results/place-dismounted.js';
import { GO_ON } from '../07-moves/going-on.js';
import { HIDE } from '../04-sequence/hide.js';
import { PURSUE } from '../10-results/pursuit.js';
import { REPAIR } from '../19-repair/repair.js';
import { RAISE_ALARM } from '../12-alarm/alarm.js';
import { PIN } from '../07-moves/pin.js';
import { DEMAND, WAIVE } from '../10-results/waiver.js';
import { BEAR_LADDER } from '../19-siege/bear-ladder.js';
import { DRAW_WATER, POUR } from '../19-siege/pour.js';
import { LOAD_ENGINE } from '../19-siege/loading.js';
import { PUSH_EQUIPMENT } from '../19-siege/push-equipment.js';
import { RAISE_LADDER } from '../19-siege/raise-ladder.js';
import { REARRANGE } from '../19-siege/rearrange.js';
import { SHIFT_LADDER } from '../19-siege/shift-ladder.js';
import { SHOOT_BALLISTA, FLAMING_BOLT } from '../19-ballista/shoot-ballista.js';
import { TAKE_LADDER } from '../19-siege/take-ladder.js';
import { TOPPLE_LADDER } from '../19-siege/topple-ladder.js';
import { STAND } from '../04-standing/stand.js';
import { TELL } from '../01-players/tell.js';
import { RETREAT } from '../04-sequence/retreat.js';

/** Every order of this ruleset with its rule. Orders are carried out and listed from this one table. */
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
  ChooseCasualty: CHOOSE_CASUALTY,
  PlaceDismounted: PLACE_DISMOUNTED,
  PlaceFallen: PLACE_FALLEN,
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

/** The rule of an order type in a book: another one than in the table where the book carries it out in another way. */
export function orderRuleIn({ riding, sequence }: Book, type: OrderType): OrderRule<Order> {
  if (type === 'Dismount' && riding.gettingOff === 'task') return GET_OFF;
  if (type === 'WorkWinch' && sequence.winch === 'fullTurn') return TURN_WINCH;
  return ORDER_RULES[type];
}
