import { print } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import { useEffect, useMemo, useRef, useState } from 'react';
import { back, lost, waitBefore } from './connection';
import {
  FollowDocument,
  FollowSiegeDocument,
  type FollowSiegeSubscription,
  type FollowSubscription,
} from './generated';

export type LiveEvent = FollowSubscription['gameEvents'];
/** Whether events come as they happen. */
export type LiveState = 'connecting' | 'live' | 'lost' | 'refused';

/** How often the server is asked whether it is there, and how long it may take to answer, in ms. */
const PING_MS = 10_000;
const PONG_MS = 5000;
/** Codes after which it is of no use to try again. */
const FINAL: readonly unknown[] = ['NOT_FOUND', 'UNAUTHENTICATED', 'DELETED', 'CORRUPTED'];

/** How the events of something are asked for. */
interface Source<Data, Event> {
  readonly key: string | null;
  /** The question for the events from a revision on. */
  readonly ask: (from: number) => { readonly query: string; readonly variables: Record<string, unknown> };
  readonly eventIn: (data: Data) => Event;
}

interface Listener<Event> {
  readonly event: (event: Event) => void;
  readonly state: (state: LiveState) => void;
}

/** Something that came with a revision. */
interface Revised {
  readonly revision: number;
}

/**
 * Follows a game or siege from a revision on, without gap or repetition: after a lost connection it goes on behind the
 * last event that has come. Returns what ends it.
 */
function follow<Data, Event extends Revised>(
  { key, ask, eventIn }: Source<Data, Event>,
  from: number,
  listener: Listener<Event>,
): () => void {
  let [next, tries, ended] = [from, 0, false];
  let socket: Client | null = null;
  let leave: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const means = {};
  const connect = (): void => {
    clearTimeout(timer);
    removeEventListener('online', connect);
    if (tries === 0) listener.state('connecting');
    let open: WebSocket | null = null;
    let silence: ReturnType<typeof setTimeout> | undefined;
    socket = createClient({
      url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
      connectionParams: key === null ? {} : { key },
      retryAttempts: 0,
      keepAlive: PING_MS,
      on: {
        opened: (opened) => {
          open = opened as WebSocket;
        },
        connected: () => {
          back(means);
          listener.state('live');
        },
        // A connection may be lost without a word.
        ping: (received) => {
          if (!received) silence = setTimeout(() => open?.close(4408, 'no answer'), PONG_MS);
        },
        pong: (received) => {
          if (received) clearTimeout(silence);
        },
        closed: () => clearTimeout(silence),
      },
    });
    leave = socket.subscribe<Data>(ask(next), {
      next({ data }) {
        if (!data || ended) return;
        tries = 0;
        const event = eventIn(data);
        next = event.revision + 1;
        listener.event(event);
      },
      error: (error) => {
        if (isFinal(error)) listener.state('refused');
        else again();
      },
      complete: () => {
        again();
      },
    });
  };
  const again = (): void => {
    if (ended) return;
    listener.state('lost');
    lost(means);
    tries += 1;
    timer = setTimeout(connect, waitBefore(tries));
    addEventListener('online', connect);
  };
  connect();
  return () => {
    ended = true;
    back(means);
    clearTimeout(timer);
    removeEventListener('online', connect);
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

/** Follows a source for a component, from the first revision that it knows of. */
function useFollowed<Data, Event extends Revised>(
  source: Source<Data, Event>,
  from: number | null,
  heard: (event: Event) => void,
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
    return follow(source, start.current ?? 0, { event: (event) => latest.current(event), state: setState });
  }, [source, ready]);
  return state;
}

/**
 * The stream that a component follows, and as whom. `from`: the first revision that is wanted; null: it is not known
 * yet.
 */
interface Followed {
  readonly key: string | null;
  readonly from: number | null;
}

/** Follows a game for a component. */
export function useLive(
  { game, key, from }: Followed & { readonly game: string },
  heard: (event: LiveEvent) => void,
): LiveState {
  const source = useMemo(
    () => ({
      key,
      ask: (next: number) => ({ query: print(FollowDocument), variables: { game, from: next } }),
      eventIn: (data: FollowSubscription) => data.gameEvents,
    }),
    [game, key],
  );
  return useFollowed(source, from, heard);
}

/** Follows a siege for a component. */
export function useLiveSiege(
  { siege, key, from }: Followed & { readonly siege: string },
  heard: () => void,
): LiveState {
  const source = useMemo(
    () => ({
      key,
      ask: (next: number) => ({ query: print(FollowSiegeDocument), variables: { siege, from: next } }),
      eventIn: (data: FollowSiegeSubscription) => data.siegeEvents,
    }),
    [siege, key],
  );
  return useFollowed(source, from, heard);
}
