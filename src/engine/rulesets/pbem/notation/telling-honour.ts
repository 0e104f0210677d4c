import type { FactsStated } from '../../../game/honour/statement.js';
import { listed } from '../../../notation/words.js';
import type { Tellings } from './tellings.js';

export const HONOUR_TELLINGS: Tellings<FactsStated> = {
  FactsStated: ({ side, mp, stated: { column, modifier, result, units = [], joined = [], parted = [] } }) => {
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
          ...(missiles === undefined ? [] : [`${missiles} missiles left`]),
        ];
        return `${unit} ${own.join(', ')}`;
      }),
      ...joined.map(({ a, b }) => `${a} and ${b} in melee`),
      ...parted.map(({ a, b }) => `${a} and ${b} out of melee`),
    ];
    return `${side} states: ${listed(facts.length === 0 ? ['nothing'] : facts)}`;
  },
};
