import { counted, listed, modifiersInWords, rolled, amount, doing, linksInWords } from '../../../notation/words.js';
import { inPlainWords } from '../../../game/spaced.js';
import type { UnitId } from '../../../position/unit.js';
import type { ShotFacts } from '../core/events/facts.js';
import type { FightEvent, PinningEvent } from '../core/events/fight.js';
import type { StandingEvent } from '../core/events/players.js';
import { tellPath } from './path.js';
import { printOrder } from './print-order.js';
import type { Tellings } from './tellings.js';
import { tellStanding } from './telling-standing.js';

const EFFECTS: Readonly<Record<string, string>> = { k: 'killed', w: 'wounded', s: 'stunned' };

/**
 * The meaning of a result sign of the tables (pbem:26.1c): `*dw` is "the horse of Piers is killed, Piers wounded". The
 * names are those of the units to whom the result may apply by the table; the events that follow tell who really
 * suffers.
 */
export function resultInWords(sign: string, attackers: readonly string[], defenders: readonly string[]): string {
  const [, star = '', side = '', unhorsed = '', effect = ''] = /^(\*?)([ad])(u?)([kws124])$/.exec(sign) ?? [];
  if (side === '') return sign === '-' ? 'no effect' : `result ${sign}`;
  const suffering = side === 'a' ? attackers : defenders;
  const who = listed(suffering);
  const damage = EFFECTS[effect];
  if (damage !== undefined && unhorsed) return `${who} ${damage} and unhorsed`;
  if (damage !== undefined) return star ? `${who} ${damage}, horse killed` : `${who} ${damage}`;
  const retreats = suffering.length === 1 ? 'retreats' : 'retreat';
  return `${who} ${retreats} ${counted(Number(effect), 'hex', 'hexes')}${star ? ', horse killed' : ''}`;
}

/**
 * `… at Piers in L10, 3 hexes: 4 (wounded firer +2: 6), Piers retreats 2 hexes`, after words that name the firer and
 * the missile.
 */
export function tellShot(
  firing: string,
  firers: readonly UnitId[],
  { target, at, range, modifiers, die, final, result }: ShotFacts & { readonly target: UnitId },
): string {
  const why = modifiers.length === 0 ? '' : ` (${modifiersInWords(modifiers)}: ${final})`;
  const what = resultInWords(result, firers, [target]);
  return `${firing} at ${target} in ${at}, ${counted(range, 'hex', 'hexes')}: ${rolled(die)}${why}, ${what}`;
}

export const FIGHT_TELLINGS: Tellings<FightEvent> = {
  CoverFixed: (data) => `${data.unit} has the cover of the door against ${data.against}`,
  MissileFired: (data) =>
    tellShot(`${data.unit} fires ${inPlainWords(data.weapon)}`, [data.unit], data) + tellHouse(data),
  MissileStrayed: ({ unit, past, hex, die }) =>
    `the missile of ${unit} flies past ${past} ${hex === null ? 'off the map' : `to ${hex}`}: ${rolled(die)}`,
  StrayMissileStruck: (data) => tellStray(data),
  DeflectionRolled: ({ unit, die, outcome }) => `${unit} ${DEFLECTIONS[outcome]} (${rolled(die)})`,
  CombatDeclared: (data) => tellDeclaration(data),
  ChargeRolled: (data) => tellCharge(data),
  CombatResolved: (data) => tellCombat(data),
  FightRemembered: (data) => `${doing(data.units, 'has', 'have')} fought in this player turn`,
  CasualtyChosen: (data) => `${data.side} chooses ${data.unit} to suffer it`,
  DismountedPlaced: (data) => `${data.unit} is put down in ${data.to}`,
  UnitsSelected: (data) => `the dice fall on ${listed(data.selected)} (${listed(data.dice.map(rolled))})`,
  MeleeJoined: (data) => `melee: ${linksInWords(data.links)}`,
  MeleeBroken: (data) => `out of melee: ${linksInWords(data.links)}`,
  UnitStunned: (data) => `${data.unit} is stunned`,
  UnitWounded: (data) => `${data.unit} is wounded`,
  UnitKilled: (data) => `${data.unit} is killed`,
  UnitsRecovered: (data) => `${doing(data.units, 'is', 'are')} no longer stunned`,
  UnitRetreated: (data) => tellRetreat(data),
  UnitAdvanced: (data) => `${data.unit} advances ${tellPath(data.steps)}`,
  AdvanceTooFar: (data) => `no advance for ${listed(data.units)}: it would be too far`,
};

const DEFLECTIONS: Readonly<Record<DataOf<'DeflectionRolled'>['outcome'], string>> = {
  deflected: 'deflects the missile',
  failed: 'does not deflect the missile',
  exhausted: 'does not deflect the missile and tries no more',
};

type DataOf<Type extends FightEvent['type']> = Extract<FightEvent, { type: Type }>['data'];

function tellStray({ target, at, modifiers, die, final, result }: DataOf<'StrayMissileStruck'>): string {
  const why = modifiers.length === 0 ? '' : ` (${modifiersInWords(modifiers)}: ${final})`;
  const what = result === '-' ? 'no effect' : `${target} retreats 1 hex`;
  return `the stray missile strikes at ${target} in ${at}: ${rolled(die)}${why}, ${what}`;
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
  const sign = resultInWords(result, attackers, defenders);
  // Results against the rider who counter-charges are not used (pbem:9.4g).
  const what = counter && result.startsWith('a') ? `no effect in place of "${sign}"` : sign;
  const told = `${verb} ${listed(defenders)} at ${finalOdds} (${why.join(', ')}): ${rolled(die)}, ${what}`;
  return told + tellHouse(combat);
}

/** Says that the book's own table is lost there, and the house's was read. */
function tellHouse({ house }: { readonly house?: true }): string {
  return house ? ' (by a table of the house)' : '';
}

function tellRetreat({ unit, steps, demanded }: DataOf<'UnitRetreated'>): string {
  if (steps.length === 0) return `${unit} cannot retreat`;
  const short = steps.length < demanded ? `, ${demanded - steps.length} short of what was demanded` : '';
  return `${unit} retreats ${tellPath(steps)}${short}`;
}

export const PINNING_TELLINGS: Tellings<PinningEvent | StandingEvent> = {
  PinAttempted: (data) => tellAttempt(data),
  StandingOrdersChanged: ({ side, player, orders }) =>
    orders.length === 0
      ? `${whose(side, player)} has changed its standing orders`
      : `${whose(side, player)} has standing orders: ${orders.map((order) => `it ${tellStanding(order)}`).join('; ')}`,
  StandingOrderApplied: ({ side, player, order }) =>
    `by a standing order of ${whose(side, player)}: ${printOrder(order)}`,
};

function whose(side: string, player: string | undefined): string {
  return player === undefined ? side : `${player} of ${side}`;
}

function tellAttempt(attempt: Extract<PinningEvent, { type: 'PinAttempted' }>['data']): string {
  const { unit, target, attack, defence, shifts, finalOdds, die, result, pinned } = attempt;
  const why = [`${amount(attack)} against ${amount(defence)}`, modifiersInWords(shifts)].filter((part) => part !== '');
  const outcome = pinned ? `${target} is pinned` : `${target} gets past`;
  const sign = resultInWords(result, [unit], [target]);
  return `${unit} tries to pin ${target} at ${finalOdds} (${why.join(', ')}): ${rolled(die)} (as ${sign}), ${outcome}`;
}
