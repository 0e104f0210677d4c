import { BATTERING_WRITTEN, printBuild, printFill } from './works.js';
import { WRITTEN_BURNING_ORDERS } from './burning-and-light-orders.js';
import { WRITTEN_CART_ORDERS } from './cart-orders.js';
import { printGroups } from './group-orders.js';
import { printMarch, printPath } from './path.js';
import { printPlace } from '../../../notation/place.js';
import { printRepair } from './repair.js';
import { quoted } from '../../../notation/quoted.js';
import { SIEGE_WRITTEN } from './siege.js';
import { printStanding } from './standing.js';
import type { Order, OrderType } from '../core/orders.js';
import type { Attack } from '../core/orders/combat-orders.js';
import type { Challenge } from '../core/orders/duel-orders.js';

/** How each order is written in one line. */
const WRITTEN: { readonly [Type in OrderType]: (order: Extract<Order, { type: Type }>) => string } = {
  Move: ({ unit, path, charge }) => `${unit}: ${charge ? `charge ${charge.join(', ')}: ` : ''}${printPath(path)}`,
  Swim: ({ unit, deed }) => `${unit}: ${deed === 'drift' ? 'swim' : deed === 'climb' ? 'climb out' : 'wade'}`,
  Jump: ({ unit, to }) => `${unit}: jump ${printPlace(to)}`,
  Dismount: ({ unit, to }) => `${unit}: dismount ${to}`,
  Mount: ({ unit, horse }) => `${unit}: mount ${horse}`,
  OperateDoor: ({ unit, deed, door, side }) => `${unit}: ${deed} ${door}${side === undefined ? '' : ` from ${side}`}`,
  MoveGate: ({ unit, gate, deed }) => `${unit}: ${deed} gate ${gate}`,
  Throw: ({ unit, prisoner, to }) => `${unit}: throw ${prisoner} to ${to}`,
  Haul: ({ workers, prisoner }) => `${workers.join(' + ')} haul${workers.length === 1 ? 's' : ''} ${prisoner}`,
  WorkWinch: ({ workers, moves, deed }) => `${workers.join(' + ')} ${deed}${workers.length === 1 ? 's' : ''} ${moves}`,
  ClaimCover: ({ unit, against }) => `${unit}: cover against ${against}`,
  Carry: ({ bearers, burden, path }) =>
    `${bearers.join(' + ')} carry ${burden}: ${path.map((hexes) => hexes.join('-')).join(', ')}`,
  Help: ({ unit, helped, water }) => `${unit}: help ${helped} ${water ? 'in the water' : 'to mount'}`,
  GiveMp: ({ unit, helped, mp }) => `${unit}: help ${helped} with ${mp} MP`,
  Clear: ({ workers, loads, to }) =>
    `${workers.join(' + ')} clear${workers.length === 1 ? 's' : ''} ${loads.join(' + ')} to ${printPlace(to)}`,
  Search: ({ unit, hex }) => `${unit}: search ${hex}`,
  Seppuku: ({ unit }) => `${unit}: seppuku`,
  Recite: ({ unit, poem }) => `${unit}: recite ${quoted(poem)}`,
  Defend: ({ unit, stunned }) => `${unit}: defend${stunned ? ' as stunned' : ''}`,
  Fire: ({ unit, target, at, from }) =>
    `${unit}${from === undefined ? '' : ` from ${from}`}: fire at ${target}${at === undefined ? '' : ` in ${at}`}`,
  Attack: printAttack,
  Resupply: ({ unit, from, at, count }) =>
    `${unit}: resupply${count === undefined ? '' : ` ${count}`}${from === undefined ? '' : ` from ${from}`}${at === undefined ? '' : ` at ${at}`}`,
  Lead: ({ unit, led }) => `${unit}: lead ${led}`,
  March: ({ unit, path }) => `${unit}: march ${printMarch(path)}`,
  Tie: ({ unit, front, rear }) => `${unit}: tie ${rear} behind ${front}`,
  Untie: ({ unit, front, rear }) => `${unit}: untie ${rear} from ${front}`,
  FixTorch: ({ unit, item }) => `${unit}: fix ${item}`,
  PutOut: ({ unit, item }) => `${unit}: put out ${item}`,
  Smash: ({ unit, item }) => `${unit}: smash ${item}`,
  ShootOut: ({ unit, item }) => `${unit}: shoot out ${item}`,
  TendLight: ({ unit, deed, light, torch }) =>
    `${unit}: ${deed} ${light}${torch === undefined ? '' : ` with ${torch}`}`,
  LetGo: ({ unit }) => `${unit}: let go`,
  Retreat: ({ unit, path }) => `${unit}: retreat ${printPath(path) || 'nowhere'}`,
  Advance: ({ unit, path }) =>
    unit === undefined ? 'no advance' : `${unit}: advance${path ? ` ${printPath(path) || 'nowhere'}` : ''}`,
  Pursue: ({ keep }) => (keep ? 'keep melee' : 'let go'),
  RaiseAlarm: ({ units }) =>
    units.length === 0 ? 'no alarm' : `${units.join(' + ')} ${units.length === 1 ? 'raises' : 'raise'} the alarm`,
  Enter: ({ unit, hexes }) => `${unit}: enter ${printPlace(hexes)}`,
  Leave: ({ unit, headFirst }) => `${unit}: leave${headFirst ? ' head first' : ''}`,
  PickUp: ({ unit, item }) => `${unit}: take ${item}`,
  Drop: ({ unit, item }) => `${unit}: drop ${item}`,
  Pin: ({ unit }) => (unit === undefined ? 'let pass' : `${unit}: pin`),
  Stand: (order) => `standing ${printStanding(order)}`,
  Waive: ({ unit }) => `waive ${unit}`,
  Demand: ({ unit }) => `demand ${unit}`,
  Tell: ({ to, text }) => `tell ${to} ${quoted(text)}`,
  Guard: ({ unit, prisoner }) => `${unit}: guard ${prisoner}`,
  Escort: ({ unit, path, prisoners }) =>
    `${unit}: escort ${[printPath(path) || 'nowhere', ...prisoners.map((led) => `${led.unit}: ${printPath(led.path) || 'nowhere'}`)].join(' with ')}`,
  Escape: ({ unit, path }) => `${unit}: escape ${printPath(path) || 'nowhere'}`,
  Challenge: printChallenge,
  ...SIEGE_WRITTEN,
  AnswerChallenge: ({ answer }) => `${answer === 'object' ? 'void' : answer} challenge`,
  PlaceChampion: ({ unit, hexes }) => `${unit}: fight from ${printPlace(hexes)}`,
  KeepWord: ({ keep }) => (keep ? 'keep word' : 'break word'),
  Surrender: ({ unit, offer }) => `${unit}: ${offer ? 'surrender' : 'fight on'}`,
  Flee: ({ unit, path, off }) =>
    `${unit}: flee ${[...(path.length > 0 ? [printPath(path)] : []), ...(off ? ['off'] : [])].join(' ') || 'nowhere'}`,
  Quarter: ({ unit }) => (unit === undefined ? 'no quarter' : `${unit}: spare`),
  Hide: ({ places }) =>
    `hide ${places.map(({ unit, hexes }) => `${unit} in ${printPlace(hexes)}`).join(', ') || 'nobody'}`,
  ChooseCasualty: ({ unit }) => `${unit}: suffer`,
  PlaceDismounted: ({ unit, to }) => `${unit}: land in ${to}`,
  GoOn: ({ on }) => (on ? 'go on' : 'break off'),
  ...WRITTEN_CART_ORDERS,
  FillMoat: printFill,
  OfferEnd: () => 'offer end',
  GroupMen: printGroups,
  RollInitiative: () => 'roll initiative',
  AgreeEnd: ({ agree }) => (agree ? 'agree end' : 'reject end'),
  ...BATTERING_WRITTEN,
  Repair: printRepair,
  Build: printBuild,
  ...WRITTEN_BURNING_ORDERS,
  EndStep: () => 'end step',
  EndTurn: () => 'end turn',
};

/** Writes an order in one line; the reader of orders gives the same order back. */
export function printOrder(order: Order): string {
  return (WRITTEN[order.type] as (order: Order) => string)(order);
}

function printChallenge({ unit, to, ground, stake, conditions }: Challenge): string {
  return [
    `${unit}: challenge`,
    ...(to === undefined ? [] : [`against ${to}`]),
    ...(ground === undefined ? [] : [`on ${ground.join(', ')}`]),
    ...(stake === undefined ? [] : [`for ${stake}`]),
    ...(conditions === undefined ? [] : [`saying ${quoted(conditions)}`]),
  ].join(' ');
}

function printAttack({ attackers, defenders, charge, rejectMelee }: Attack): string {
  const verb = `${charge ? 'charge' : 'attack'}${attackers.length === 1 ? 's' : ''}`;
  return `${attackers.join(' + ')} ${verb} ${defenders.join(' + ')}${rejectMelee ? ' rejecting melee' : ''}`;
}
