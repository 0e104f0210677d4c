import { counted, listed } from './words.js';

const EFFECTS: Readonly<Record<string, string>> = { k: 'killed', w: 'wounded', s: 'stunned' };

/**
 * What a result sign of the tables says (pbem:26.1c): `*dw` is "the horse of Piers is killed, Piers wounded". The names
 * are those on whom the look into the table may fall; who really suffers is told by the events that follow.
 */
export function resultInWords(sign: string, attackers: readonly string[], defenders: readonly string[]): string {
  const [, star = '', side = '', effect = ''] = /^(\*?)([ad])([kws124])$/.exec(sign) ?? [];
  if (side === '') return sign === '-' ? 'no effect' : `result ${sign}`;
  const suffering = side === 'a' ? attackers : defenders;
  const who = listed(suffering);
  const damage = EFFECTS[effect];
  if (damage !== undefined) return star ? `${who} ${damage}, horse killed` : `${who} ${damage}`;
  const retreats = suffering.length === 1 ? 'retreats' : 'retreat';
  return `${who} ${retreats} ${counted(Number(effect), 'hex', 'hexes')}${star ? ', horse killed' : ''}`;
}
