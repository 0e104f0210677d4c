import { useSyncExternalStore } from 'react';

/** Waits before a lost connection is tried again, in ms; the last one goes on. */
const WAITS_MS = [300, 1000, 2000, 5000] as const;
/** So often a question or command is sent before the page gives up: some five minutes. */
const TRIES_MAX = 60;
/** An answer that takes longer does not come, in ms: a connection may be lost without a word. */
const ANSWER_MS = 30_000;

/** Statuses of a server that cannot answer yet, as when it has just started, or of a gate before one that is gone. */
const NOT_YET: readonly number[] = [502, 503, 504];

/** Whether an answer with a status is one to the question. */
export function isAnswer(status: number): boolean {
  return !NOT_YET.includes(status);
}

/** The means that have no connection now. */
const broken = new Set<object>();
const listeners = new Set<() => void>();
/** How often the connection has come back. */
let returns = 0;

function told(): void {
  for (const listener of listeners) listener();
}

/** Something has no connection to the server. */
export function lost(means: object): void {
  if (broken.has(means)) return;
  broken.add(means);
  told();
}

/** It has one again, or needs none any more. */
export function back(means: object): void {
  if (!broken.delete(means)) return;
  if (broken.size === 0) returns += 1;
  told();
}

function watched(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the connection is lost. */
export function useLost(): boolean {
  return useSyncExternalStore(watched, () => broken.size > 0);
}

/** A number that grows whenever the connection has come back, so that what was missed is asked for. */
export function useReturns(): number {
  return useSyncExternalStore(watched, () => returns);
}

/** The wait before a try, in ms, from 1 on. */
export function waitBefore(tries: number): number {
  return WAITS_MS[Math.min(tries, WAITS_MS.length) - 1] ?? 0;
}

/** Resolves after so many ms, or as soon as the browser is online again. */
function waited(ms: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(ready, ms);
    function ready(): void {
      clearTimeout(timer);
      removeEventListener('online', ready);
      done();
    }
    addEventListener('online', ready);
  });
}

/**
 * Does something until it has an answer, and tells the page meanwhile that the connection is lost. The last answer of
 * all comes back after five minutes, whatever it is. What is sent must be the same each time, and do the same if it is
 * done twice.
 */
export async function untilAnswered<Answer>(
  send: () => Promise<Answer>,
  isAnswered: (answer: Answer) => boolean,
): Promise<Answer> {
  const means = {};
  try {
    for (let tries = 1; ; tries += 1) {
      const answer = await send();
      if (isAnswered(answer) || tries >= TRIES_MAX) return answer;
      lost(means);
      await waited(waitBefore(tries));
    }
  } finally {
    back(means);
  }
}

/** `fetch` that asks a question again until there is an answer. A command is sent once: its sender knows its name. */
export const patientFetch: typeof fetch = async (input, init) => {
  const within = (): RequestInit => {
    const signals = [AbortSignal.timeout(ANSWER_MS), ...(init?.signal ? [init.signal] : [])];
    return { ...init, signal: AbortSignal.any(signals) };
  };
  if (isCommand(init?.body)) return fetch(input, within());
  const answer = await untilAnswered<Response | { readonly fault: unknown }>(
    () => fetch(input, within()).catch((fault: unknown) => ({ fault })),
    (one) => init?.signal?.aborted === true || (one instanceof Response && isAnswer(one.status)),
  );
  if (answer instanceof Response) return answer;
  throw answer.fault;
};

function isCommand(body: BodyInit | null | undefined): boolean {
  return typeof body !== 'string' || /^\{[^}]*"query":"\s*mutation\b/.test(body);
}
