import { counted, listed } from '../../../notation/words.js';

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
