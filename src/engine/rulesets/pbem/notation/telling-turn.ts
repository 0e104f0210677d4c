import type { GameSetUp } from '../../../game/set-up.js';
import type { Order } from '../core/orders.js';
import type { TurnEvent } from '../core/events/turn.js';
import { printOrder } from './print-order.js';
import type { Tellings } from './tellings.js';
import { counted, listed } from '../../../notation/words.js';

/** Events that carry the game from step to step and from seat to seat. */
export const TURN_TELLINGS: Tellings<GameSetUp | TurnEvent> = {
  OrderGiven: (data) => tellOrder(data),
  GameSetUp: (data) => {
    const { setup, ruleset } = data;
    const units = counted(setup.units.length, 'unit', 'units');
    return `"${setup.title}" is set up: ${listed(setup.sides)}, ${units}, by the rules ${ruleset.id} ${ruleset.version}`;
  },
  PlayerTurnBegan: (data) => `game turn ${data.gameTurn}, player turn of ${data.side}`,
  StepBegan: (data) => `${STEP_WORDS[data.step]} begins`,
  StepClosed: (data) => (data.until === 'turn' ? 'the player turn is closed' : 'the step is closed'),
  FirePartBegan: (data) => `part ${data.part + 1} of the fire step begins`,
  PlayerTurnEnded: (data) => `the player turn of ${data.side} is over (${data.fingerprint.slice(0, 12)})`,
  GameEnded: (data) => tellEnd(data),
  DecisionRaised: (data) => `${data.owner} must decide: ${decisionInWords(data)}`,
  DecisionSettled: (data) => `decision ${data.id} is settled`,
};

/** Of a standing order and of a message the other seats see no more than that it is one. */
function tellOrder({ side, player, order }: DataOf<'OrderGiven'>): string {
  const given = order as Order;
  if (given.type === 'Stand' && !('on' in given)) return `${side} gives a standing order`;
  const who = player === undefined ? side : `${player} of ${side}`;
  if (given.type === 'Hide' && !('places' in given)) return `${who} sets up its hidden units`;
  if (given.type === 'FillMoat' && !('hex' in given)) return `${who} has a moat hex filled`;
  if (given.type === 'Tell' && !('text' in given)) return `${who} has a message`;
  return `${who} orders: ${printOrder(given)}`;
}

type DataOf<Type extends TurnEvent['type']> = Extract<TurnEvent, { type: Type }>['data'];

const STEP_WORDS: Readonly<Record<DataOf<'StepBegan'>['step'], string>> = {
  retreats: 'the retreat step',
  tasks: 'the task step',
  fire1: 'the first fire step',
  movement: 'the movement step',
  fire2: 'the second fire step',
  combat: 'the combat step',
  rams: 'the step of the rams',
  completion: 'the completion step',
};

function tellEnd({ winner, points, reason }: DataOf<'GameEnded'>): string {
  const sides = Object.keys(points).sort();
  const score = sides.map((side) => `${side} ${points[side] ?? 0}`).join(', ');
  return `the game is over: ${winner === null ? 'a draw' : `${winner} wins`} (${score}); ${reason}`;
}

function decisionInWords({ kind, about }: DataOf<'DecisionRaised'>): string {
  const { unit, units, hexes, target, knight } = about;
  if (kind === 'AnswerChallenge') return `whether to fight ${String(knight)}`;
  if (kind === 'PlaceChampion' && Array.isArray(units))
    return `who fights and where: ${units.map(String).join(' or ')}`;
  if (kind === 'Quarter') return `whether to spare ${String(about['prisoner'])}`;
  if (kind === 'Hide') return 'who hides where';
  if (kind === 'GoOn') return `whether ${String(unit)} goes on`;
  if (kind === 'ChooseCasualty' && Array.isArray(units)) return `who suffers it: ${units.map(String).join(' or ')}`;
  if (kind === 'PlaceDismounted') return `where ${String(unit)} is put down`;
  if (kind === 'AgreeEnd') return 'whether the day is over';
  if (kind === 'RollInitiative') return 'to roll for the initiative';
  if (kind === 'KeepWord') return 'whether to keep the conditions of the duel';
  const who = typeof unit === 'string' ? [unit] : Array.isArray(units) ? units.map(String) : [];
  const far = typeof hexes === 'number' ? ` by ${counted(hexes, 'hex', 'hexes')}` : '';
  if (typeof target === 'string')
    return `whether ${listed(who)} ${who.length === 1 ? 'tries' : 'try'} to pin ${target}`;
  return `${kind.toLowerCase()}${who.length === 0 ? '' : ` of ${listed(who)}`}${far}`;
}
