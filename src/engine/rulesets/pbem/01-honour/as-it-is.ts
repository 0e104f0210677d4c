import type { Statement } from '../../../game/honour/statement.js';
import { isAbout } from '../core/turn/voided.js';
import type { MeleeLink, Position } from '../../../position/position.js';

/** A statement about the same units and pairs with the facts that hold in a position, whatever was stated. */
export function asItIs(
  { units, links, pending }: Position,
  { units: told, joined, parted, voided, ...rest }: Statement,
): Statement {
  const isTied = ({ a, b }: MeleeLink): boolean =>
    links.some((link) => (link.a === a && link.b === b) || (link.a === b && link.b === a));
  return {
    ...rest,
    ...(told && {
      units: told.map(({ unit: id, ...facts }) => {
        const unit = units[id];
        if (!unit) return { unit: id };
        return {
          unit: id,
          ...(facts.hexes && { hexes: [...unit.hexes] }),
          ...(facts.mpSpent !== undefined && { mpSpent: unit.acts.mpSpent }),
          ...(facts.health && { health: unit.health }),
          ...(facts.missiles !== undefined && unit.missiles !== null && { missiles: unit.missiles }),
        };
      }),
    }),
    ...(joined && { joined: joined.filter(isTied) }),
    ...(voided && { voided: voided.filter((one) => !pending.some((owed) => isAbout(owed, one))) }),
    ...(parted && { parted: parted.filter((link) => !isTied(link)) }),
  };
}
