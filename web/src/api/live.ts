import { print } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import { useEffect, useRef, useState } from 'react';
import { FollowDocument, type FollowSubscription } from './generated';

export type LiveEvent = FollowSubscription['gameEvents'];
/** Whether events come as they happen. */
export type LiveState = 'connecting' | 'live' | 'lost' | 'refused';

const WAITS_MS = [300, 1000, 2000, 5000, 10_000];
/** Codes after which it is of no use to try again. */
const FINAL: readonly unknown[] = ['NOT_FOUND', 'UNAUTHENTICATED', 'DELETED', 'CORRUPTED'];

interface Followed {
  readonly game: string;
  readonly key: string | null;
  /** The first revision that is wanted. */
  readonly from: number;
}

interface Listener {
  readonly event: (event: LiveEvent) => void;
  readonly state: (state: LiveState) => void;
}

/**
 * Follows a game from a revision on, without gap or repetition: after a lost connection it goes on behind the last
 * event that has come. Returns what ends it.
 */
function follow({ game, key, from }: Followed, listener: Listener): () => void {
  let [next, tries, ended] = [from, 0, false];
  let socket: Client | null = null;
  let leave: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connect = (): void => {
    listener.state(tries === 0 ? 'connecting' : 'lost');
    socket = createClient({
      url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
      connectionParams: key === null ? {} : { key },
      retryAttempts: 0,
      on: { connected: () => listener.state('live') },
    });
    leave = socket.subscribe<FollowSubscription>(
      { query: print(FollowDocument), variables: { game, from: next } },
      {
        next({ data }) {
          if (!data || ended) return;
          tries = 0;
          next = data.gameEvents.revision + 1;
          listener.event(data.gameEvents);
        },
        error: (error) => {
          if (isFinal(error)) listener.state('refused');
          else again();
        },
        complete: () => {
          again();
        },
      },
    );
  };
  const again = (): void => {
    if (ended) return;
    listener.state('lost');
    timer = setTimeout(connect, WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]);
    tries += 1;
  };
  connect();
  return () => {
    ended = true;
    clearTimeout(timer);
    // Without this it would still send its question when it has connected, to a socket that is being closed.
    leave?.();
    void socket?.dispose();
  };
}

function isFinal(error: unknown): boolean {
  if (!Array.isArray(error)) return false;
  const [first] = error as readonly { readonly extensions?: { readonly code?: unknown } }[];
  return FINAL.includes(first?.extensions?.code);
}

/** Follows a game for a component, from the first revision that it knows of. */
export function useLive(
  { game, key, from }: Omit<Followed, 'from'> & { readonly from: number | null },
  heard: (event: LiveEvent) => void,
): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  const start = useRef(from);
  const ready = from !== null;
  if (start.current === null) start.current = from;
  useEffect(() => {
    if (!ready) return;
    return follow(
      { game, key, from: start.current ?? 0 },
      { event: (event) => latest.current(event), state: setState },
    );
  }, [game, key, ready]);
  return state;
}
