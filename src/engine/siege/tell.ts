import type { SiegeEvent } from './events.js';
import { counted, doing } from '../notation/words.js';
import { sideDoes, wonWords } from './side-words.js';
import type { ItemLeft } from './left.js';
import { tellSiegeOrder } from './tell-order.js';

type Tellings = {
  readonly [Type in SiegeEvent['type']]: (data: Extract<SiegeEvent, { type: Type }>['data']) => string;
};

const SCENARIOS = {
  sallyAttacker: 'the besieged sally against the besieger',
  sallySupplies: 'the besieged sally for supplies',
  attackCastle: 'the castle is attacked',
  day: 'the day is played in detail',
} as const;

const TELLINGS: Tellings = {
  SiegeSetUp: ({ setup }) => `the siege begins: ${setup.title}`,
  OrderTaken: ({ side, order }) =>
    side === null ? tellSiegeOrder(order) : `${sideDoes(side, 'orders', 'order')}: ${tellSiegeOrder(order)}`,
  DayBegan: ({ day, healed, back = [] }) =>
    `day ${day}${healed.length > 0 ? `; healed: ${healed.join(', ')}` : ''}${back.length > 0 ? `; back: ${back.join(', ')}` : ''}`,
  NightBegan: ({ day }) => `night after day ${day}`,
  InitiativeRolled: ({ dice, side }) =>
    `${sideDoes(side, 'has', 'have')} the initiative (${dice.map(({ value }) => value).join(' to ')})`,
  PassedOver: ({ side }) => `${sideDoes(side, 'does', 'do')} nothing`,
  ScenarioOpened: ({ scenario }) => SCENARIOS[scenario],
  ScenarioFought: ({ winner, killed, wounded, captured, fled = [], lost, items = [] }) => {
    const men = `${killed.length} dead, ${wounded.length} wounded`;
    const more = `${captured.length > 0 ? `, ${captured.length} taken` : ''}${fled.length > 0 ? `, ${fled.length} run away` : ''}`;
    const things = items.map((one) => `; ${one.item} ${whereWords(one)}`).join('');
    return `the scenario is over: ${wonWords(winner)}; ${men}${more}, ${counted(lost.length, 'engine', 'engines')} lost${things}`;
  },
  WorkBegan: ({ repair, build }) =>
    `the day goes by with work${repair.length > 0 ? `; in repair: ${repair.join(', ')}` : ''}${build.length > 0 ? `; being built: ${build.join(', ')}` : ''}`,
  TargetBattered: ({ target, engines, points, final, damage, wear }) =>
    `${doing(engines, 'batters', 'batter')} ${target} (${counted(points, 'point', 'points')}, ${final}): ${damage > 0 ? 'damage' : 'no damage'}${wear > 0 ? `, wear ${wear}` : ''}`,
  EnginesWorn: ({ shares }) =>
    `wear: ${shares.map(({ engine, points }) => `${engine} ${points}`).join(', ') || 'none left to wear'}`,
  RepairBegan: ({ side, engines }) => `${sideDoes(side, 'repairs', 'repair')} ${engines.join(', ')}`,
  FillingBegan: ({ hex }) => `the moat is being filled at ${hex}`,
  FighterPlaced: ({ unit, hexes }) => `${unit} is placed in ${hexes.join('-')}`,
  SideClosed: ({ side }) => `${sideDoes(side, 'has', 'have')} done with the day`,
  MoatRolled: ({ hex, filled, die }) => `the moat at ${hex} is ${filled ? 'filled' : 'not filled'} (${die.value})`,
  EnginesRepaired: ({ engines }) => `repaired: ${engines.join(', ')}`,
  EnginesBuiltOn: ({ engines, finished }) =>
    `built on: ${engines.join(', ')}${finished.length > 0 ? `; finished: ${finished.join(', ')}` : ''}`,
  HealingRolled: ({ unit, days }) =>
    days === null ? `${unit} will not be well in this campaign` : `${unit} is well in ${counted(days, 'day', 'days')}`,
  RunawayRolled: ({ unit, days }) =>
    days === null ? `${unit} is away for good` : `${unit} is away for ${counted(days, 'day', 'days')}`,
  FightersJoined: ({ units }) => doing(units, 'joins', 'join'),
  GoodsDelivered: ({ side, goods }) =>
    `${sideDoes(side, 'gets', 'get')} ${Object.entries(goods)
      .map(([name, count]) => `${count} ${name}`)
      .join(', ')}`,
  PartEnded: ({ day, night }) => `${night ? 'the night after' : ''} day ${day} is over`.trim(),
  SiegeEnded: ({ winner, reason }) => `the siege is over: ${wonWords(winner)}; ${reason}`,
};

/** One line of English for an event of a siege. */
export function tellSiege(event: SiegeEvent): string {
  return (TELLINGS[event.type] as (data: SiegeEvent['data']) => string)(event.data);
}

function whereWords({ hex, carrier }: ItemLeft): string {
  if (hex !== null) return `lies in ${hex}`;
  return carrier === null ? 'is gone' : `is with ${carrier}`;
}
