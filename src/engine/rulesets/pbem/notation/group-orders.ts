import { isWritableName } from '../../../position/names.js';
import type { Group, GroupMen } from '../core/orders/group-orders.js';
import { readName } from '../../../notation/name.js';
import type { Scanner } from '../../../notation/scanner.js';

/** `group Serg: Ann + Ben, Odo: Cy`, after its first word; null: a unit called so gives an order. */
export function readGroups(scanner: Scanner): GroupMen | null {
  if (!isWritableName(scanner.peek()?.text ?? '')) return null;
  const groups: Group[] = [];
  do {
    const sergeant = readName(scanner, 'a sergeant');
    if (!scanner.symbol(':')) {
      if (groups.length === 0) return null;
      scanner.fail('":"');
    }
    const units = [readName(scanner)];
    while (scanner.symbol('+')) units.push(readName(scanner));
    groups.push({ sergeant, units });
  } while (scanner.symbol(','));
  scanner.expectEnd();
  return { type: 'GroupMen', groups };
}

/** The order in writing: `group Odo: Wat + Hal`. */
export function printGroups({ groups }: GroupMen): string {
  return `group ${groups.map(({ sergeant, units }) => `${sergeant}: ${units.join(' + ')}`).join(', ') || 'nobody'}`;
}
