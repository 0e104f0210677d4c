import type { StreamName } from './ledger.js';
import type { StreamFinding } from './verify-stream.js';

/** Told when a stream is set aside, and when it comes back; for logs. */
export interface SetAsideWatch {
  setAside(finding: StreamFinding): void;
  back(stream: StreamName): void;
}

/**
 * The streams of a process that are set aside because they are damaged. Whoever meets damage reports it here; whoever
 * serves games asks here first (`GuardedLedger`).
 */
export class SetAsideStreams {
  readonly #findings = new Map<StreamName, StreamFinding>();
  readonly #listeners = new Set<(finding: StreamFinding) => void>();

  constructor(private readonly watch: SetAsideWatch = { setAside: () => undefined, back: () => undefined }) {}

  /** Sets a stream aside; what is known of a stream that is set aside already stays. */
  report(finding: StreamFinding): void {
    if (this.#findings.has(finding.stream)) return;
    this.#findings.set(finding.stream, finding);
    this.watch.setAside(finding);
    for (const listener of this.#listeners) listener(finding);
  }

  /** Takes a stream back that was found sound. */
  takeBack(stream: StreamName): void {
    if (this.#findings.delete(stream)) this.watch.back(stream);
  }

  /** Why a stream is set aside, or null if it is not. */
  of(stream: StreamName): StreamFinding | null {
    return this.#findings.get(stream) ?? null;
  }

  /** All of them, in the order in which they were found. */
  get all(): readonly StreamFinding[] {
    return [...this.#findings.values()];
  }

  /** Calls the listener after each stream that is set aside from now on. */
  onReport(listener: (finding: StreamFinding) => void): void {
    this.#listeners.add(listener);
  }
}
