import type { HexName } from '../../../board/field.js';
import type { ItemId, UnitId } from '../../../position/unit.js';
import type { Lead, LetGo, March, Tie, Untie } from './orders/animal-orders.js';
import { BATTERING_ORDER_TYPES, type BatteringOrder } from './orders/battering-orders.js';
import type { Build } from './orders/build-orders.js';
import { BURNING_ORDER_TYPES, type BurningOrder } from './orders/burning-orders.js';
import type { Escape, Escort, Guard, Haul, Quarter, Surrender, Throw } from './orders/captive-orders.js';
import { CART_ORDER_TYPES, type CartOrder } from './orders/cart-orders.js';
import type {
  Advance,
  Attack,
  ChooseCasualty,
  Fire,
  Flee,
  Pin,
  PlaceDismounted,
  Pursue,
  RaiseAlarm,
  Retreat,
} from './orders/combat-orders.js';
import type { AgreeEnd, OfferEnd } from './orders/day-orders.js';
import type { ClaimCover, MoveGate, OperateDoor, WorkWinch } from './orders/door-orders.js';
import type { AnswerChallenge, Challenge, KeepWord, PlaceChampion } from './orders/duel-orders.js';
import type { GroupMen } from './orders/group-orders.js';
import type { GoOn, Hide } from './orders/hidden-orders.js';
import type { RollInitiative } from './orders/initiative-orders.js';
import type { Drop, PickUp } from './orders/item-orders.js';
import type { FixTorch, PutOut, ShootOut, Smash, TendLight } from './orders/light-orders.js';
import type { Dismount, Enter, GiveMp, Help, Jump, Leave, Mount, Move, Swim } from './orders/movement-orders.js';
import type { Repair } from './orders/repair-orders.js';
import type { Resupply } from './orders/resupply.js';
import type {
  BearLadder,
  FillMoat,
  LoadEngine,
  PushEquipment,
  RaiseLadder,
  ShiftLadder,
  ShootBallista,
  TakeLadder,
  ToppleLadder,
  Rearrange,
} from './orders/siege-orders.js';
import type { Demand, Stand, Tell, Waive } from './orders/standing-orders.js';
import type { Carry, Clear, Defend, Recite, Search, Seppuku } from './orders/task-orders.js';

/** Take a cauldron of boiling water at its source (pbem:19.17k). */
export interface DrawWater {
  readonly type: 'DrawWater';
  readonly unit: UnitId;
}

/** Empty a cauldron into a hex, over one unit there; no target: nobody is there (pbem:19.17a). */
export interface Pour {
  readonly type: 'Pour';
  readonly unit: UnitId;
  readonly item: ItemId;
  readonly at: HexName;
  readonly target?: UnitId;
}

/** Closes the open step and opens the next step in which orders are possible. */
export interface EndStep {
  readonly type: 'EndStep';
}

/** Closes all remaining steps of the player turn (pbem:4.210). */
export interface EndTurn {
  readonly type: 'EndTurn';
}

export type Order =
  | Move
  | Jump
  | Swim
  | Dismount
  | Mount
  | OperateDoor
  | MoveGate
  | WorkWinch
  | Throw
  | Haul
  | ClaimCover
  | Clear
  | Carry
  | Help
  | GiveMp
  | Search
  | Seppuku
  | Recite
  | Defend
  | Fire
  | Attack
  | Resupply
  | Retreat
  | Advance
  | Pursue
  | RaiseAlarm
  | Enter
  | Leave
  | Lead
  | March
  | LetGo
  | PickUp
  | Drop
  | FixTorch
  | PutOut
  | Smash
  | ShootOut
  | TendLight
  | Tie
  | Untie
  | Pin
  | Stand
  | Waive
  | Demand
  | Tell
  | BurningOrder
  | EndStep
  | EndTurn
  | OfferEnd
  | AgreeEnd
  | RollInitiative
  | GroupMen
  | Guard
  | Escort
  | Escape
  | Challenge
  | AnswerChallenge
  | PlaceChampion
  | KeepWord
  | Surrender
  | Quarter
  | Hide
  | GoOn
  | ChooseCasualty
  | PlaceDismounted
  | CartOrder
  | BatteringOrder
  | Repair
  | Build
  | Flee
  | TakeLadder
  | BearLadder
  | RaiseLadder
  | ShiftLadder
  | ToppleLadder
  | Rearrange
  | PushEquipment
  | FillMoat
  | LoadEngine
  | DrawWater
  | Pour
  | ShootBallista;
export type OrderType = Order['type'];

export const ORDER_TYPES: readonly OrderType[] = [
  'Move',
  'Jump',
  'Swim',
  'Dismount',
  'Mount',
  'OperateDoor',
  'MoveGate',
  'WorkWinch',
  'Throw',
  'Haul',
  'ClaimCover',
  'Clear',
  'Carry',
  'Help',
  'GiveMp',
  'Search',
  'Seppuku',
  'Recite',
  'Defend',
  'Fire',
  'Attack',
  'Resupply',
  'Lead',
  'March',
  'LetGo',
  'Tie',
  'Untie',
  'Retreat',
  'Advance',
  'Pursue',
  'RaiseAlarm',
  'Enter',
  'Leave',
  'PickUp',
  'Drop',
  'FixTorch',
  'PutOut',
  'Smash',
  'ShootOut',
  'TendLight',
  'Pin',
  'Stand',
  'Waive',
  'Demand',
  'Tell',
  'Guard',
  'Escort',
  'Escape',
  'Challenge',
  'AnswerChallenge',
  'PlaceChampion',
  'KeepWord',
  'Surrender',
  'Quarter',
  'Hide',
  'GoOn',
  'ChooseCasualty',
  'PlaceDismounted',
  ...CART_ORDER_TYPES,
  ...BATTERING_ORDER_TYPES,
  'Repair',
  'Build',
  'Flee',
  'TakeLadder',
  'BearLadder',
  'RaiseLadder',
  'ShiftLadder',
  'ToppleLadder',
  'Rearrange',
  'PushEquipment',
  'FillMoat',
  'OfferEnd',
  'AgreeEnd',
  'RollInitiative',
  'GroupMen',
  'LoadEngine',
  'DrawWater',
  'Pour',
  'ShootBallista',
  ...BURNING_ORDER_TYPES,
  'EndStep',
  'EndTurn',
];
