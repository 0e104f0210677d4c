import { GENESIS_HASH, hashEvent, type Chained, type Head } from './hash-chain.js';

/** An event with its hash; its place in a store's global order is no part of the chain. */
export type SealedEvent = Chained & { readonly hash: string };

/**
 * The faults of a chain. `gap`: revisions are missing. `reordered`: an event stands after a later one, or twice.
 * `altered`: an event does not have its hash, or is not chained to the one before it. `foreign`: it is of another
 * stream.
 */
export type ChainFindingKind = 'gap' | 'reordered' | 'altered' | 'foreign';

export interface ChainFinding {
  readonly kind: ChainFindingKind;
  /** The event's own revision; for a gap, the first that is missing. */
  readonly revision: number;
  readonly because: string;
}

/** The facts that the verifier knows from elsewhere. Without the head, a log that was cut at its end looks whole. */
export interface ChainExpectation {
  /** Default: the stream of the first event. */
  readonly stream?: string;
  readonly head?: Head;
}

/** All that is wrong with the events of one stream, from revision 0. An empty list is the proof that they are whole. */
export function verifyChain(events: readonly SealedEvent[], expect: ChainExpectation = {}): readonly ChainFinding[] {
  const stream = expect.stream ?? events[0]?.stream;
  const own = events.filter((event) => event.stream === stream);
  const foreign = events.filter((event) => event.stream !== stream).map(foreignFinding);
  const byRevision = new Map(own.map((event) => [event.revision, event]));
  return [
    ...foreign,
    ...disorder(own),
    ...gaps(byRevision, expect.head?.revision),
    ...own.flatMap((event) => alterations(event, byRevision)),
    ...wrongHead(byRevision, expect.head),
  ];
}

function foreignFinding(event: SealedEvent): ChainFinding {
  return { kind: 'foreign', revision: event.revision, because: `it is of the stream ${event.stream}` };
}

function disorder(events: readonly SealedEvent[]): readonly ChainFinding[] {
  const findings: ChainFinding[] = [];
  let latest = -1;
  for (const { revision } of events) {
    if (revision <= latest) findings.push({ kind: 'reordered', revision, because: `it stands after ${latest}` });
    latest = Math.max(latest, revision);
  }
  return findings;
}

function gaps(byRevision: ReadonlyMap<number, SealedEvent>, headRevision = -1): readonly ChainFinding[] {
  const findings: ChainFinding[] = [];
  let next = 0;
  const present = [...byRevision.keys()].sort((a, b) => a - b);
  for (const revision of [...present, Math.max(headRevision, present.at(-1) ?? -1) + 1]) {
    if (revision > next) findings.push({ kind: 'gap', revision: next, because: missing(next, revision - 1) });
    next = revision + 1;
  }
  return findings;
}

function alterations(event: SealedEvent, byRevision: ReadonlyMap<number, SealedEvent>): readonly ChainFinding[] {
  const altered = (because: string): ChainFinding => ({ kind: 'altered', revision: event.revision, because });
  const findings: ChainFinding[] = [];
  if (!hasItsHash(event)) findings.push(altered('its content does not have its hash'));
  const before = event.revision === 0 ? GENESIS_HASH : byRevision.get(event.revision - 1)?.hash;
  if (before !== undefined && before !== event.previousHash) {
    findings.push(altered('its previous hash is not that of the event before it'));
  }
  return findings;
}

function hasItsHash(event: SealedEvent): boolean {
  try {
    return hashEvent(event) === event.hash;
  } catch (error) {
    // Data from outside (an export) may hold what has no canonical JSON, and then no event can have had it.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function wrongHead(byRevision: ReadonlyMap<number, SealedEvent>, head: Head | undefined): readonly ChainFinding[] {
  const last = head === undefined ? undefined : byRevision.get(head.revision);
  if (head === undefined || last === undefined || last.hash === head.hash) return [];
  return [{ kind: 'altered', revision: head.revision, because: 'it does not have the hash that was expected of it' }];
}

function missing(first: number, last: number): string {
  return first === last ? `${first} is missing` : `${first} to ${last} are missing`;
}
