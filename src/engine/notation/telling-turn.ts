import type { PbemEvent } from '../rulesets/pbem/events.js';
import { counted, listed } from './words.js';

const TURN_EVENTS = [
  'GameSetUp',
  'PlayerTurnBegan',
  'StepBegan',
  'StepClosed',
  'FirePartBegan',
  'PlayerTurnEnded',
  'GameEnded',
  'DecisionRaised',
  'DecisionSettled',
] as const;

/** Events that carry the game from step to step and from seat to seat. */
export type TurnEvent = Extract<PbemEvent, { type: (typeof TURN_EVENTS)[number] }>;

export function isTurnEvent(event: PbemEvent): event is TurnEvent {
  return (TURN_EVENTS as readonly string[]).includes(event.type);
}

/** One line of English for such an event. */
export function tellTurn(event: TurnEvent): string {
  switch (event.type) {
    case 'GameSetUp': {
      const { setup, ruleset } = event.data;
      const units = counted(setup.units.length, 'unit', 'units');
      return `"${setup.title}" is set up: ${listed(setup.sides)}, ${units}, by the rules ${ruleset.id} ${ruleset.version}`;
    }
    case 'PlayerTurnBegan':
      return `game turn ${event.data.gameTurn}, player turn of ${event.data.side}`;
    case 'StepBegan':
      return `${STEP_WORDS[event.data.step]} begins`;
    case 'StepClosed':
      return event.data.until === 'turn' ? 'the player turn is closed' : 'the step is closed';
    case 'FirePartBegan':
      return `part ${event.data.part + 1} of the fire step begins`;
    case 'PlayerTurnEnded':
      return `the player turn of ${event.data.side} is over (${event.data.fingerprint.slice(0, 12)})`;
    case 'GameEnded':
      return tellEnd(event.data);
    case 'DecisionRaised':
      return `${event.data.owner} must decide: ${decisionInWords(event.data)}`;
    case 'DecisionSettled':
      return `decision ${event.data.id} is settled`;
  }
}

type DataOf<Type extends TurnEvent['type']> = Extract<TurnEvent, { type: Type }>['data'];

const STEP_WORDS: Readonly<Record<DataOf<'StepBegan'>['step'], string>> = {
  retreats: 'the retreat step',
  tasks: 'the task step',
  fire1: 'the first fire step',
  movement: 'the movement step',
  fire2: 'the second fire step',
  combat: 'the combat step',
  completion: 'the completion step',
};

function tellEnd({ winner, points, reason }: DataOf<'GameEnded'>): string {
  const sides = Object.keys(points).sort();
  const score = sides.map((side) => `${side} ${points[side] ?? 0}`).join(', ');
  return `the game is over: ${winner === null ? 'a draw' : `${winner} wins`} (${score}); ${reason}`;
}

function decisionInWords({ kind, about }: DataOf<'DecisionRaised'>): string {
  const { unit, units, hexes } = about;
  const who = typeof unit === 'string' ? [unit] : Array.isArray(units) ? units.map(String) : [];
  const far = typeof hexes === 'number' ? ` by ${counted(hexes, 'hex', 'hexes')}` : '';
  return `${kind.toLowerCase()}${who.length === 0 ? '' : ` of ${listed(who)}`}${far}`;
}
