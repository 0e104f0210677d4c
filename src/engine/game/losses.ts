import type { UnitId } from '../position/unit.js';
import type { RuleId } from './refusal.js';

/** The kinds of what a seat can leave undone, with what each means. */
export const LOSS_KIND_MEANINGS = {
  task: 'A task that would have to be declared now.',
  fire: 'A shot.',
  movement: 'Movement points that are left.',
  attack: 'An attack.',
  offer: 'An offer to advance or to pursue, which lapses.',
  deed: 'Anything else that a unit, or the side, could do.',
} as const;
export type LossKind = keyof typeof LOSS_KIND_MEANINGS;
export const LOSS_KINDS = Object.keys(LOSS_KIND_MEANINGS) as readonly LossKind[];

/** Something that could be done in a step and not later in the same turn: it is lost when the step ends. */
export interface Loss {
  readonly step: string;
  readonly kind: LossKind;
  /** Null: no unit in particular. */
  readonly unit: UnitId | null;
  /** The types of orders that would be accepted, in the order of the list of legal orders. */
  readonly types: readonly string[];
  /** The rule of the step. */
  readonly rule: RuleId;
}

/** The end that is asked about: of the open step, or of the whole turn. */
export type Ending = 'step' | 'turn';
