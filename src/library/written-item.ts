import type { SetupItem } from '../engine/game/setup.js';
import type { ItemKind } from '../engine/position/item.js';

/** An item as cases and scenarios write it: where it lies or who carries it. */
export interface WrittenItem {
  readonly item: string;
  /** Absent: as its name says, without the number that may end it: `torch2` is a torch. */
  readonly kind?: string;
  readonly at?: string;
  readonly carriedBy?: string;
  /** A torch in a holder. */
  readonly fixed?: true;
  /** A lantern that does not burn. */
  readonly unlit?: true;
}

/** The item of a set-up that a file writes; whether there is such a kind, the ruleset tells. */
export function setupItem({ item, kind, at, carriedBy, fixed, unlit }: WrittenItem): SetupItem {
  const known = (kind ?? item.replace(/[0-9]+$/, '')) as ItemKind;
  return {
    id: item,
    kind: known,
    ...(at === undefined ? {} : { hex: at }),
    ...(carriedBy === undefined ? {} : { carrier: carriedBy }),
    ...(fixed === undefined ? {} : { fixed }),
    ...(unlit === undefined ? {} : { unlit }),
  };
}
