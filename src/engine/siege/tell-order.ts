import type { Choice, SiegeOrder } from './orders.js';

const CHOSEN: Readonly<Record<Choice, string>> = {
  sallyAttacker: 'sally against the besieger',
  sallySupplies: 'sally for supplies',
  attackCastle: 'attack the castle',
  none: 'let the day pass',
};

/** One line of English for an order of a siege. */
export function tellSiegeOrder(order: SiegeOrder): string {
  switch (order.type) {
    case 'RollInitiative':
      return 'roll for the initiative';
    case 'Choose':
      return CHOSEN[order.choice];
    case 'Work': {
      const { batter = [], repair = [], build = [] } = order;
      return [
        ...batter.map(({ target, engines }) => `batter ${target} with ${engines.join(', ')}`),
        ...(repair.length > 0 ? [`repair ${repair.join(', ')}`] : []),
        ...(build.length > 0 ? [`build ${build.join(', ')}`] : []),
      ].join('; ');
    }
    case 'ShareWear':
      return `share out the wear: ${order.shares.map(({ engine, points }) => `${engine} ${points}`).join(', ')}`;
    case 'Repair':
      return `repair ${order.engines.join(', ')}`;
    case 'Fill':
      return `fill the moat at ${order.hex}`;
    case 'Place':
      return `place ${order.unit} in ${order.hexes.join('-')}`;
    case 'Close':
      return 'have done with the day or night';
    case 'Report':
      return 'the scenario is reported';
  }
}
