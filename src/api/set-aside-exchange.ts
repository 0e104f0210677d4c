import type { SetAsideStreams } from '../ledger/set-aside.js';
import type { StreamFinding } from '../ledger/verify-stream.js';

/**
 * Tells the other thread which streams are set aside in this one, but never what the other thread has told. Such an
 * echo could arrive after the other thread has taken the stream back, and would set it aside there again.
 */
export class SetAsideExchange {
  #heard: StreamFinding | null = null;

  constructor(
    private readonly setAside: SetAsideStreams,
    tell: (finding: StreamFinding) => void,
  ) {
    setAside.onReport((finding) => {
      if (finding !== this.#heard) tell(finding);
    });
  }

  /** Sets aside here what the other thread has set aside. */
  hear(finding: StreamFinding): void {
    this.#heard = finding;
    this.setAside.report(finding);
    this.#heard = null;
  }
}
