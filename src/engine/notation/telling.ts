import type { PbemEvent, StepGone } from '../rulesets/pbem/events.js';
import type { Order } from '../rulesets/pbem/orders.js';
import { printOrder } from './order.js';
import { printPath } from './path.js';
import { printPlace } from './place.js';
import { isTurnEvent, tellTurn } from './telling-turn.js';
import { resultInWords } from './result-words.js';
import { amount, counted, doing, linksInWords, listed, modifiersInWords, rolled } from './words.js';

/** One line of English for an event: what a player would see. Complete for people, not for replay. */
export function tell(event: PbemEvent): string {
  if (isTurnEvent(event)) return tellTurn(event);
  switch (event.type) {
    case 'OrderGiven':
      return `${event.data.side} orders: ${printOrder(event.data.order as Order)}`;
    case 'ChargeDeclared':
      return `${event.data.unit} declares a charge against ${listed(event.data.targets)}`;
    case 'UnitMoved':
      return `${event.data.unit} moves ${gone(event.data.steps)} (${counted(event.data.mp, 'MP', 'MP')})`;
    case 'MoveEnded':
      return `${event.data.unit} may not move on`;
    case 'RiderDismounted': {
      const { unit, horse, to, horseHexes } = event.data;
      return `${unit} dismounts to ${to}; ${horse} stands on ${printPlace(horseHexes)}`;
    }
    case 'CoverFixed':
      return `${event.data.unit} has the cover of the door against ${event.data.against}`;
    case 'MissileFired':
      return tellShot(event.data);
    case 'CombatDeclared':
      return tellDeclaration(event.data);
    case 'ChargeRolled':
      return tellCharge(event.data);
    case 'CombatResolved':
      return tellCombat(event.data);
    case 'UnitsSelected':
      return `the dice fall on ${listed(event.data.selected)} (${listed(event.data.dice.map(rolled))})`;
    case 'MeleeJoined':
      return `melee: ${linksInWords(event.data.links)}`;
    case 'MeleeBroken':
      return `out of melee: ${linksInWords(event.data.links)}`;
    case 'UnitStunned':
      return `${event.data.unit} is stunned`;
    case 'UnitWounded':
      return `${event.data.unit} is wounded`;
    case 'UnitKilled':
      return `${event.data.unit} is killed`;
    case 'UnitsRecovered':
      return `${doing(event.data.units, 'is', 'are')} no longer stunned`;
    case 'UnitRetreated':
      return tellRetreat(event.data);
    case 'UnitAdvanced':
      return `${event.data.unit} advances ${gone(event.data.steps)}`;
  }
}

type DataOf<Type extends PbemEvent['type']> = Extract<PbemEvent, { type: Type }>['data'];

function gone(steps: readonly StepGone[]): string {
  return printPath(steps);
}

function tellShot({ unit, target, at, weapon, range, modifiers, die, final, result }: DataOf<'MissileFired'>): string {
  const why = modifiers.length === 0 ? '' : ` (${modifiersInWords(modifiers)}: ${final})`;
  const what = resultInWords(result, [unit], [target]);
  return `${unit} fires ${weapon} at ${target} in ${at}, ${counted(range, 'hex', 'hexes')}: ${rolled(die)}${why}, ${what}`;
}

function tellDeclaration({ attackers, defenders, charge, meleeRejected }: DataOf<'CombatDeclared'>): string {
  const verb = charge ? doing(attackers, 'charges', 'charge') : doing(attackers, 'goes', 'go') + ' for';
  return `${verb} ${listed(defenders)}${meleeRejected ? ', rejecting melee' : ''}`;
}

const CHARGE_OUTCOMES: Readonly<Record<DataOf<'ChargeRolled'>['outcome'], string>> = {
  success: 'the charge strikes home',
  counterCharge: 'the charge strikes home, and is met by a counter-charge',
  evaded: 'the charge is evaded',
  parry: 'the charge is parried',
};

function tellCharge({ unit, die, outcome }: DataOf<'ChargeRolled'>): string {
  return `${unit} rolls for the charge: ${rolled(die)}, ${CHARGE_OUTCOMES[outcome]}`;
}

function tellCombat(combat: DataOf<'CombatResolved'>): string {
  const { attackers, defenders, counter, attack, defence, shifts, finalOdds, die, result } = combat;
  const verb = counter ? doing(attackers, 'counter-charges', 'counter-charge') : doing(attackers, 'attacks', 'attack');
  const why = [`${amount(attack)} against ${amount(defence)}`, modifiersInWords(shifts)].filter((part) => part !== '');
  const what = resultInWords(result, attackers, defenders);
  return `${verb} ${listed(defenders)} at ${finalOdds} (${why.join(', ')}): ${rolled(die)}, ${what}`;
}

function tellRetreat({ unit, steps, demanded }: DataOf<'UnitRetreated'>): string {
  if (steps.length === 0) return `${unit} cannot retreat`;
  const short = steps.length < demanded ? `, ${demanded - steps.length} short of what was demanded` : '';
  return `${unit} retreats ${gone(steps)}${short}`;
}
