import { useMemo, useState } from 'react';
import { type OperationResult, useQuery } from 'urql';
import {
  ParleyDocument,
  type ParleyInput,
  type ParleyQuery,
  type SaidPartsFragment,
  type WithdrawRestMutation,
} from '../api/generated';
import { commanded, type Trouble, troubleIn } from '../api/client';
import { newCommand } from '../keys';

export type ParleyNow = ParleyQuery['game']['parley'];
export type Claim = ParleyNow['claims'][number];

/** The claims and agreements of a game, asked for anew when the game has gone on; null: they are not there yet. */
export function useParley(game: string, revision: number): ParleyNow | null {
  const variables = useMemo(() => ({ game }), [game]);
  const context = useMemo(() => ({ requestPolicy: 'network-only' as const, revision }), [revision]);
  const [{ data }] = useQuery({ query: ParleyDocument, variables, context });
  return data?.game.parley ?? null;
}

/** Why something could not be said. */
export interface NotSaid {
  readonly reason: string;
  readonly rule: string | null;
}

/** Sends a statement under the name of the game and of the command. */
type Send = (named: ParleyInput) => Promise<OperationResult<{ readonly answer: Answer }>>;

type Answer = SaidPartsFragment | WithdrawRestMutation['answer'];

/** Says something in a game: one thing at a time. A lost answer is asked for again, under the same name. */
export function useSaying(game: string, done: () => void) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<NotSaid | null>(null);
  /** Whether it was said. */
  const say = async (send: Send): Promise<boolean> => {
    const named = { game, idempotencyKey: newCommand() };
    setBusy(true);
    setRefused(null);
    const { data, error } = await commanded(() => send(named));
    const found = whyNot(troubleIn(error), data?.answer);
    setBusy(false);
    setRefused(found);
    done();
    return found === null;
  };
  return { say, busy, refused };
}

function whyNot(trouble: Trouble | null, answer: Answer | undefined): NotSaid | null {
  if (trouble) return { reason: trouble.message, rule: null };
  return answer?.__typename === 'Refusal' ? { reason: answer.reason, rule: answer.rule } : null;
}
