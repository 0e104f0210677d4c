import { useMemo } from 'react';
import {
  ForeseeDocument,
  type ForeseeQuery,
  type OrderInput,
  type PathStepInput,
  PlannedForeseeDocument,
  PlannedPreviewDocument,
  PlannedWayOnDocument,
  PreviewDocument,
  type PreviewQuery,
  WayOnDocument,
  type WayOnQuery,
} from '../api/generated';
import { useAnswer } from './use-orders';

/** The moment at which one thinks about an order. */
export interface Thinking {
  readonly game: string;
  readonly revision: number;
  /** Orders of a plan, after which it would be given; null: it would be given now. */
  readonly given: readonly OrderInput[] | null;
}

/** The words of an order that is not asked about. */
const NOTHING = '';

/** The odds of an order, or why it is not legal; null: there is no order, or they are not known yet. */
export function usePreview(thinking: Thinking, order: OrderInput | null): PreviewQuery['game']['preview'] | null {
  const { now, planned, ifNow, ifPlanned } = useQuestion(thinking, order);
  const found = useAnswer(PreviewDocument, now, ifNow)?.game.preview;
  const foundInPlan = useAnswer(PlannedPreviewDocument, planned, ifPlanned)?.game.plannedTurn?.preview;
  return found ?? foundInPlan ?? null;
}

/** The consequences of an order, or why it is not legal; null: there is no order, or they are not known yet. */
export function useForesight(thinking: Thinking, order: OrderInput | null): ForeseeQuery['game']['foresee'] | null {
  const { now, planned, ifNow, ifPlanned } = useQuestion(thinking, order);
  const found = useAnswer(ForeseeDocument, now, ifNow)?.game.foresee;
  const foundInPlan = useAnswer(PlannedForeseeDocument, planned, ifPlanned)?.game.plannedTurn?.foresee;
  return found ?? foundInPlan ?? null;
}

/** A move as far as it is built. */
export interface BuiltMove {
  readonly unit: string;
  readonly path: PathStepInput[];
}

/** How a move may go on, or why it cannot be made; null: there is no move, or it is not known yet. */
export function useWayOn(
  { game, revision, given }: Thinking,
  move: BuiltMove | null,
): WayOnQuery['game']['wayOn'] | null {
  const now = useMemo(() => ({ game, ...(move ?? { unit: '', path: [] }) }), [game, move]);
  const planned = useMemo(() => ({ ...now, given: [...(given ?? [])] }), [now, given]);
  const found = useAnswer(WayOnDocument, now, { revision, pause: move === null || given !== null });
  const foundInPlan = useAnswer(PlannedWayOnDocument, planned, { revision, pause: move === null || given === null });
  return found?.game.wayOn ?? foundInPlan?.game.plannedTurn?.wayOn ?? null;
}

/** The variables of both ways to ask about an order, and which of them is asked. */
function useQuestion({ game, revision, given }: Thinking, order: OrderInput | null) {
  const now = useMemo(() => ({ game, order: order ?? { text: NOTHING } }), [game, order]);
  const planned = useMemo(() => ({ ...now, given: [...(given ?? [])] }), [now, given]);
  return {
    now,
    planned,
    ifNow: { revision, pause: order === null || given !== null },
    ifPlanned: { revision, pause: order === null || given === null },
  };
}
