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
import { TEMPLATES, type TemplatedType } from './templates.js';
import type { Order, OrderType } from '../core/orders.js';
import type { Attack } from '../core/orders/combat-orders.js';
import type { Challenge } from '../core/orders/duel-orders.js';

/** How each order without a template is written in one line. */
const WRITTEN: {
  readonly [Type in Exclude<OrderType, TemplatedType>]: (order: Extract<Order, { type: Type }>) => string;
} = {
  Move: ({ unit, path, charge }) => `${unit}: ${charge ? `charge ${charge.join(', ')}: ` : ''}${printPath(path)}`,
  Swim: ({ unit, deed }) => `${unit}: ${deed === 'drift' ? 'swim' : deed === 'climb' ? 'climb out' : 'wade'}`,
  Jump: ({ unit, to }) => `${unit}: jump ${printPlace(to)}`,
  OperateDoor: ({ unit, deed, door, side }) => `${unit}: ${deed} ${door}${side === undefined ? '' : ` from ${side}`}`,
  MoveGate: ({ unit, gate, deed }) => `${unit}: ${deed} gate ${gate}`,
  Haul: ({ workers, prisoner }) => `${workers.join(' + ')} haul${workers.length === 1 ? 's' : ''} ${prisoner}`,
  WorkWinch: ({ workers, moves, deed }) => `${workers.join(' + ')} ${deed}${workers.length === 1 ? 's' : ''} ${moves}`,
  Carry: ({ bearers, burden, path }) =>
    `${bearers.join(' + ')} carry ${burden}: ${path.map((hexes) => hexes.join('-')).join(', ')}`,
  Help: ({ unit, helped, water }) => `${unit}: help ${helped} ${water ? 'in the water' : 'to mount'}`,
  GiveMp: ({ unit, helped, mp }) => `${unit}: help ${helped} with ${mp} MP`,
  Clear: ({ workers, loads, to }) =>
    `${workers.join(' + ')} clear${workers.length === 1 ? 's' : ''} ${loads.join(' + ')} to ${printPlace(to)}`,
  Recite: ({ unit, poem }) => `${unit}: recite ${quoted(poem)}`,
  Defend: ({ unit, stunned }) => `${unit}: defend${stunned ? ' as stunned' : ''}`,
  Fire: ({ unit, target, at, from }) =>
    `${unit}${from === undefined ? '' : ` from ${from}`}: fire at ${target}${at === undefined ? '' : ` in ${at}`}`,
  Attack: printAttack,
  Resupply: ({ unit, from, at, count }) =>
    `${unit}: resupply${count === undefined ? '' : ` ${count}`}${from === undefined ? '' : ` from ${from}`}${at === undefined ? '' : ` at ${at}`}`,
  March: ({ unit, path }) => `${unit}: march ${printMarch(path)}`,
  TendLight: ({ unit, deed, light, torch }) =>
    `${unit}: ${deed} ${light}${torch === undefined ? '' : ` with ${torch}`}`,
  Retreat: ({ unit, path }) => `${unit}: retreat ${printPath(path) || 'nowhere'}`,
  Advance: ({ unit, path }) =>
    unit === undefined ? 'no advance' : `${unit}: advance${path ? ` ${printPath(path) || 'nowhere'}` : ''}`,
  Pursue: ({ keep }) => (keep ? 'keep melee' : 'let go'),
  RaiseAlarm: ({ units }) =>
    units.length === 0 ? 'no alarm' : `${units.join(' + ')} ${units.length === 1 ? 'raises' : 'raise'} the alarm`,
  Enter: ({ unit, hexes }) => `${unit}: enter ${printPlace(hexes)}`,
  Leave: ({ unit, headFirst }) => `${unit}: leave${headFirst ? ' head first' : ''}`,
  Pin: ({ unit }) => (unit === undefined ? 'let pass' : `${unit}: pin`),
  Stand: (order) => `standing ${printStanding(order)}`,
  Waive: ({ unit }) => `waive ${unit}`,
  Demand: ({ unit }) => `demand ${unit}`,
  Tell: ({ to, text }) => `tell ${to} ${quoted(text)}`,
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
  if ('mate' in order && order.mate !== undefined) {
    const { mate, ...alone } = order;
    const { unit } = order;
    return `${unit} + ${mate}${printOrder(alone).slice(unit.length)}`;
  }
  const template = TEMPLATES.get(order.type);
  if (template) return template.print(order);
  return (WRITTEN[order.type as keyof typeof WRITTEN] as (order: Order) => string)(order);
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
