import { setImmediate as whoeverIsReady } from 'node:timers/promises';

/** The outcome of one member of a group: its answer, or why there is none. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/** How groups are committed. */
export interface Groups<Work, Answer> {
  /**
   * Makes all of a group in one transaction, and gives an outcome for each after the commit. If it rejects, nothing was
   * made that anybody could rely on, and all of the group have that failure.
   */
  readonly commit: (group: readonly Work[]) => Promise<readonly Outcome<Answer>[]>;
  /** How many bytes a member adds to a group. */
  readonly bytesOf: (work: Work) => number;
}

interface Waiting<Work, Answer> {
  readonly work: Work;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Limits of a group. A member that has more bytes is a group by itself. */
const MEMBERS_MAX = 200;
const BYTES_MAX = 4 * 1024 * 1024;
/** Members of a group that are answered in one turn of the event loop: each has its answer to write (docs/adr/0092). */
const ANSWERED_AT_ONCE = 8;

/**
 * Lets what waits share one transaction and its sync. While one group is committed the next one gathers. There is no
 * timer: nobody waits for others who might come, only for the commit that is under way (docs/adr/0025).
 */
export class GroupCommit<Work, Answer> {
  #waiting: Waiting<Work, Answer>[] = [];
  #isRunning = false;
  #run: Promise<void> = Promise.resolve();

  constructor(private readonly groups: Groups<Work, Answer>) {}

  /** Makes the work in the next group. It settles after the commit and by its own outcome. */
  make(work: Work): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject });
      if (!this.#isRunning) this.#run = this.#commitAll();
    });
  }

  /** Resolves when all that waited was made or has failed. */
  async idle(): Promise<void> {
    while (this.#isRunning) await this.#run;
  }

  async #commitAll(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      // Requests that have arrived, and callers that were just answered, come to their next append first.
      await whoeverIsReady();
      await this.#commit(this.#nextGroup());
    }
    this.#isRunning = false;
  }

  async #commit(group: readonly Waiting<Work, Answer>[]): Promise<void> {
    try {
      const outcomes = await this.groups.commit(group.map(({ work }) => work));
      for (const [index, { resolve, reject }] of group.entries()) {
        if (index > 0 && index % ANSWERED_AT_ONCE === 0) await whoeverIsReady();
        const outcome = outcomes[index];
        if (outcome && 'answer' in outcome) resolve(outcome.answer);
        else reject(outcome?.error);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  #nextGroup(): readonly Waiting<Work, Answer>[] {
    let [members, bytes] = [0, 0];
    for (const { work } of this.#waiting) {
      bytes += this.groups.bytesOf(work);
      if (members > 0 && (members === MEMBERS_MAX || bytes > BYTES_MAX)) break;
      members += 1;
    }
    return this.#waiting.splice(0, members);
  }
}
