import { useState } from 'react';
import { useMutation } from 'urql';
import { type OrderInput, SubmitOrderDocument } from '../api/generated';
import { commanded, troubleIn } from '../api/client';
import { newCommand } from '../keys';

/** Why an order was not carried out. */
export interface Refused {
  readonly reason: string;
  readonly rule: string | null;
  readonly instead: readonly string[];
}

/** The consequences of the last order. */
interface Told {
  readonly revision: number;
  readonly texts: readonly string[];
}

export interface Given {
  readonly game: string;
  readonly revision: number;
  readonly done: () => void;
}

/** Gives orders: one at a time. A lost answer is asked for again, under the same name. */
export function useSubmit({ game, revision, done }: Given) {
  const [{ fetching }, execute] = useMutation(SubmitOrderDocument);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [told, setTold] = useState<Told>({ revision: -1, texts: [] });
  /** The revision at which the last order was given; null: none was given. */
  const [since, setSince] = useState<number | null>(null);
  /** Null: it was carried out. */
  const submit = async (order: OrderInput, expectedRevision = revision): Promise<Refused | null> => {
    const input = { game, expectedRevision, idempotencyKey: newCommand(), order };
    setRefused(null);
    const answer = await commanded(() => execute({ input }));
    const trouble = troubleIn(answer.error);
    const wrong = trouble ? { reason: wordsOf(trouble.code, trouble.message), rule: null, instead: [] } : null;
    const result = answer.data?.submitOrder;
    const found = wrong ?? (result?.__typename === 'OrderRefused' ? refusalOf(result) : null);
    setRefused(found);
    if (result?.__typename === 'OrderAccepted') {
      setSince(expectedRevision);
      setTold({ revision: result.revision, texts: result.events.map(({ text }) => text) });
    }
    done();
    return found;
  };
  // Once others have done something the log tells of both.
  const current = told.revision >= revision ? told.texts : [];
  return { submit, refused, told: current, since, busy: fetching, forget: () => setRefused(null) };
}

function wordsOf(code: string | null, message: string): string {
  return code === 'REVISION_CONFLICT' ? 'The game has gone on meanwhile: look again, then order.' : message;
}

interface RefusedAnswer {
  readonly refusal: { readonly reason: string; readonly rule?: string | null };
  readonly instead: readonly { readonly text: string }[];
}

function refusalOf({ refusal: { reason, rule = null }, instead }: RefusedAnswer): Refused {
  return { reason, rule, instead: instead.slice(0, 5).map(({ text }) => text) };
}
