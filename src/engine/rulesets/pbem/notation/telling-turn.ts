import { VOID_BY, VOID_WORDS, type FactsStated } from '../../../game/honour/statement.js';
import type { GameSetUp } from '../../../game/set-up.js';
import { quoted } from '../../../notation/quoted.js';
import { counted, listed } from '../../../notation/words.js';
import type { InitiativeRoll } from '../../../position/turn.js';
import type { PlayersEvent } from '../core/events/players.js';
import { STEP_NAMES } from '../core/events/sequence.js';
import type { TurnEvent, DayEvent, InitiativeEvent } from '../core/events/turn.js';
import type { Order } from '../core/orders.js';
import { printOrder } from './print-order.js';
import type { Tellings } from './tellings.js';

/** Events that carry the game from step to step and from seat to seat. */
export const TURN_TELLINGS: Tellings<GameSetUp | TurnEvent> = {
  OrderGiven: (data) => tellOrder(data),
  GameSetUp: (data) => {
    const { setup, ruleset } = data;
    const units = counted(setup.units.length, 'unit', 'units');
    return `"${setup.title}" is set up: ${listed(setup.sides)}, ${units}, by the rulebook ${ruleset.id}, edition ${ruleset.version}`;
  },
  PlayerTurnBegan: (data) => `game turn ${data.gameTurn}, player turn of ${data.side}`,
  StepBegan: (data) => `the ${STEP_NAMES[data.step]} begins`,
  StepClosed: (data) => (data.until === 'turn' ? 'the player turn is closed' : 'the step is closed'),
  FirePartBegan: (data) => `part ${data.part + 1} of the fire step begins`,
  PlayerTurnEnded: (data) => `the player turn of ${data.side} is over (fingerprint ${data.fingerprint.slice(0, 12)})`,
  GameEnded: (data) => tellEnd(data),
  DecisionRaised: (data) => `${data.owner} must decide: ${decisionInWords(data)}`,
  DecisionSettled: ({ rule }) => (rule === VOID_BY ? 'the decision is void, as is stated' : 'the decision is made'),
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
  if (kind === 'PlaceFallen') return `where ${String(unit)} falls`;
  if (kind === 'AgreeEnd') return 'whether the day is over';
  if (kind === 'RollInitiative') return 'to roll for the initiative';
  if (kind === 'KeepWord') return 'whether to keep the conditions of the duel';
  const who = typeof unit === 'string' ? [unit] : Array.isArray(units) ? units.map(String) : [];
  const far = typeof hexes === 'number' ? ` by ${counted(hexes, 'hex', 'hexes')}` : '';
  if (typeof target === 'string')
    return `whether ${listed(who)} ${who.length === 1 ? 'tries' : 'try'} to pin ${target}`;
  return `${kind.toLowerCase()}${who.length === 0 ? '' : ` of ${listed(who)}`}${far}`;
}

export const DAY_TELLINGS: Tellings<DayEvent> = {
  DayStirred: ({ gameTurn, by }) =>
    `game turn ${gameTurn} does not count as ${by === 'action' ? 'passed' : 'quiet'}, which would bring the day to its end`,
  DayEndAnswered: ({ side, agrees }) => `${side} ${agrees ? 'agrees' : 'does not agree'} to end the day`,
};

export const INITIATIVE_TELLINGS: Tellings<InitiativeEvent> = {
  InitiativeTaken: ({ gameTurn, side, rolls, dice }) => {
    const how =
      rolls.length === 0 ? '' : ` (${rolls.map(rollInWords).join(' to ')}${again(dice.length, rolls.length)})`;
    return `${side} has the initiative in game turn ${gameTurn}${how}`;
  },
};

/** `red 8 - 3: 5`: the die, the modifier (pbem:22.1b) and what they make. */
function rollInWords({ side, die, modifier }: InitiativeRoll): string {
  return modifier === 0 ? `${side} ${die}` : `${side} ${die} - ${-modifier}: ${die + modifier}`;
}

/** Ties were rolled again. */
function again(dice: number, rolls: number): string {
  return dice > rolls ? ', after a tie' : '';
}

export const PLAYERS_TELLINGS: Tellings<PlayersEvent> = {
  MessageSent: ({ from, to, text }) =>
    text === null ? `${from} tells ${to} something` : `${from} tells ${to}: ${quoted(text)}`,
};

export const HONOUR_TELLINGS: Tellings<FactsStated> = {
  FactsStated: ({
    side,
    mp,
    stated: { column, modifier, result, units = [], joined = [], parted = [], voided = [] },
  }) => {
    const facts = [
      ...(mp === null ? [] : [`${mp} MP`]),
      ...(column === undefined ? [] : [`column ${column}`]),
      ...(modifier === undefined ? [] : [`modifier ${modifier}`]),
      ...(result === undefined ? [] : [`result ${result}`]),
      ...units.map(({ unit, hexes, mpSpent, health, missiles }) => {
        const own = [
          ...(hexes ? [`in ${hexes.join('-')}`] : []),
          ...(health === undefined ? [] : [health]),
          ...(mpSpent === undefined ? [] : [`${mpSpent} MP spent`]),
          ...(missiles === undefined ? [] : [`${counted(missiles, 'missile', 'missiles')} left`]),
        ];
        return `${unit} ${own.join(', ')}`;
      }),
      ...joined.map(({ a, b }) => `${a} and ${b} in melee`),
      ...parted.map(({ a, b }) => `${a} and ${b} out of melee`),
      ...voided.map(({ decision, unit }) => `${VOID_WORDS[decision]} of ${unit} void`),
    ];
    return `${side} states: ${listed(facts.length === 0 ? ['nothing'] : facts)}`;
  },
};
