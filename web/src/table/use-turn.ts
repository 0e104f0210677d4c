import { useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import {
  type FaultPartsFragment,
  type MessageExtent,
  SubmitTurnDocument,
  type SubmitTurnMutation,
} from '../api/generated';
import { commanded, troubleIn } from '../api/client';
import { newCommand } from '../keys';

/** How long nothing is typed before a message is checked, in ms. */
const REST_MS = 400;

export type Fault = FaultPartsFragment;
type Answer = SubmitTurnMutation['submitTurn'];
export type Accepted = Extract<Answer, { __typename: 'TurnAccepted' }>;
type Checked = Extract<Answer, { __typename: 'TurnChecked' }>;

/** The answer of the server to the message that stands there now. */
export type TurnCheck = Pick<Checked, 'orders' | 'known' | 'faults'>;

interface Asked {
  readonly game: string;
  readonly revision: number;
  /** The message that stands there. */
  readonly message: string;
  /** Whether it can be checked: it is the seat's turn, and something stands there. */
  readonly may: boolean;
  readonly done: () => void;
}

/** Checks a turn message while it is written, and gives it. */
export function useTurn({ game, revision, message, may, done }: Asked) {
  const client = useClient();
  const [checked, setChecked] = useState<{ readonly of: string; readonly check: TurnCheck } | null>(null);
  const [accepted, setAccepted] = useState<Accepted | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const name = `${revision} ${message}`;
  const latest = useRef(name);
  useEffect(() => {
    latest.current = name;
    if (!may) return;
    const timer = setTimeout(() => {
      const input = { game, expectedRevision: revision, idempotencyKey: newCommand(), message, dryRun: true };
      void client
        .mutation(SubmitTurnDocument, { input })
        .toPromise()
        .then(({ data }) => {
          const answer = data?.submitTurn;
          if (latest.current !== name || answer?.__typename !== 'TurnChecked') return;
          setChecked({ of: name, check: answer });
        });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [client, game, revision, message, may, name]);
  /** Whether something of it was carried out. A lost answer is asked for again, under the same name. */
  const give = async (upTo: MessageExtent): Promise<boolean> => {
    const input = { game, expectedRevision: revision, idempotencyKey: newCommand(), message, upTo };
    setBusy(true);
    setTrouble(null);
    const { data, error } = await commanded(() => client.mutation(SubmitTurnDocument, { input }).toPromise());
    setBusy(false);
    const found = troubleIn(error);
    if (found) setTrouble(found.code === 'REVISION_CONFLICT' ? GONE_ON : found.message);
    const answer = data?.submitTurn;
    if (answer?.__typename === 'TurnRefused') {
      setChecked({ of: name, check: { orders: 0, known: 0, faults: answer.faults } });
    }
    const isDone = answer?.__typename === 'TurnAccepted';
    setAccepted(isDone ? answer : null);
    done();
    return isDone;
  };
  return { check: checked?.of === name ? checked.check : null, accepted, trouble, busy, give };
}

const GONE_ON = 'The game has gone on meanwhile: look again, then order.';
