import type { Position } from '../../../position/position.js';
import { BATTERING_MEANS, type BatteringMeans } from '../../../position/tally.js';
import { handTarget } from './hand-target.js';
import { RESISTANCES, type TargetKind } from './resistances.js';
import { pointsLeft } from './tallies.js';

/** How a target stands against one means: points that it had, and has left. */
export interface Standing {
  readonly means: BatteringMeans;
  readonly full: number;
  readonly left: number;
}

/** Something that has been battered and stands. */
export interface Battered {
  readonly name: string;
  readonly kind: TargetKind;
  readonly standings: readonly Standing[];
}

/** All that has been battered and stands, or has been reinforced, in the order of names (pbem:19.2b, 19.7a). */
export function damageShown(position: Position): readonly Battered[] {
  return Object.keys(position.battered ?? {})
    .sort()
    .flatMap((name) => {
      const tally = position.battered?.[name] ?? {};
      const target = handTarget(position, name);
      if (!target.ok) return [];
      const { kind } = target.value;
      const resistance = RESISTANCES[kind];
      const standings = BATTERING_MEANS.flatMap((means): readonly Standing[] => {
        const full = resistance[means];
        return full === undefined ? [] : [{ means, full, left: pointsLeft(resistance, tally, means) }];
      });
      return [{ name, kind, standings }];
    });
}
