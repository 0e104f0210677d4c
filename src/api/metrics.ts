import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Submission, TurnAnswer } from '../play/commands.js';

/** Seconds: from a cached look at a position to a slow disk. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Damaged streams that are named, in metrics and by /ready; more are counted. */
export const SET_ASIDE_NAMED_MAX = 20;

/**
 * The metrics for Prometheus. Labels have few values: codes and routes, never units, and games only if they are
 * damaged. docs/operations.md lists them.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #orders: Counter;
  readonly #snapshots: Counter;
  readonly #http: Histogram;
  readonly #appends: Histogram;
  readonly #scrubbed: Counter;
  readonly #rounds: Counter;
  readonly #socketsClosed: Counter;
  readonly #logsLost: Counter;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.#orders = new Counter({
      name: 'herald_orders_total',
      help: 'Orders answered, by answer: accepted, repeated or refused.',
      labelNames: ['answer'],
      registers,
    });
    this.#snapshots = new Counter({
      name: 'herald_snapshot_failures_total',
      help: 'Snapshots that could not be written; harmless, but loading becomes slower.',
      registers,
    });
    this.#http = new Histogram({
      name: 'herald_http_request_seconds',
      help: 'Time to answer a request.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    });
    this.#socketsClosed = new Counter({
      name: 'herald_sockets_closed_total',
      help: 'Sockets that the server closed or did not open, by reason: idle, slow, refused.',
      labelNames: ['reason'],
      registers,
    });
    this.#logsLost = new Counter({
      name: 'herald_log_failures_total',
      help: 'Times that the log could not be written, for want of room or of a reader.',
      registers,
    });
    this.#appends = new Histogram({
      name: 'herald_ledger_append_seconds',
      help: 'Time to append to the ledger, until it is durable.',
      labelNames: ['result'],
      buckets: BUCKETS,
      registers,
    });
    this.#scrubbed = new Counter({
      name: 'herald_scrub_events_total',
      help: 'Events that were verified in the background.',
      registers,
    });
    this.#rounds = new Counter({
      name: 'herald_scrub_rounds_total',
      help: 'Walks through the whole ledger that the background verification has ended.',
      registers,
    });
  }

  /** The reasons for refusals are not counted: a player who reads the metrics would learn what a rival tried. */
  orderAnswered(submission: Submission): void {
    const repeated = submission.kind === 'accepted' && submission.repeated;
    this.#orders.inc({ answer: repeated ? 'repeated' : submission.kind });
  }

  /** Checks of turn messages are not counted: nothing is ordered by them. */
  turnAnswered(answer: TurnAnswer): void {
    if (answer.kind === 'checked') return;
    const repeated = answer.kind === 'accepted' && answer.repeated;
    this.#orders.inc(
      { answer: repeated ? 'repeated' : answer.kind },
      answer.kind === 'accepted' ? answer.carriedOut : 1,
    );
  }

  snapshotFailed(): void {
    this.#snapshots.inc();
  }

  requestAnswered(method: string, route: string, status: number, seconds: number): void {
    this.#http.observe({ method, route, status: String(status) }, seconds);
  }

  appended(result: 'done' | 'failed', seconds: number): void {
    this.#appends.observe({ result }, seconds);
  }

  scrubbed(events: number): void {
    this.#scrubbed.inc(events);
  }

  scrubRoundEnded(): void {
    this.#rounds.inc();
  }

  /** Asks for the streams that are set aside whenever metrics are read. Only the first few are named. */
  watchSetAside(streams: () => readonly string[]): void {
    const registers = [this.registry];
    new Gauge({
      name: 'herald_streams_set_aside',
      help: 'Streams of the ledger that are set aside because they are damaged; 0: none.',
      registers,
      collect() {
        this.set(streams().length);
      },
    });
    new Gauge({
      name: 'herald_stream_set_aside',
      help: `1 for each stream that is set aside, at most ${SET_ASIDE_NAMED_MAX} of them.`,
      labelNames: ['stream'],
      registers,
      collect() {
        this.reset();
        for (const stream of streams().slice(0, SET_ASIDE_NAMED_MAX)) this.set({ stream }, 1);
      },
    });
  }

  logLost(): void {
    this.#logsLost.inc();
  }

  socketClosed(reason: 'idle' | 'slow' | 'refused'): void {
    this.#socketsClosed.inc({ reason });
  }

  /** Asks for the number of sockets and subscriptions whenever metrics are read. */
  watchSockets(count: () => { readonly sockets: number; readonly subscriptions: number }): void {
    for (const what of ['sockets', 'subscriptions'] as const) {
      new Gauge({
        name: `herald_${what}`,
        help: `Open ${what}.`,
        registers: [this.registry],
        collect() {
          this.set(count()[what]);
        },
      });
    }
  }

  /** Asks for the lag of the projections, in seconds, whenever metrics are read. */
  watchLag(lagSeconds: () => Promise<number>): void {
    new Gauge({
      name: 'herald_projection_lag_seconds',
      help: 'Age of the oldest event that waits to be projected; 0: none waits.',
      registers: [this.registry],
      async collect() {
        this.set(await lagSeconds());
      },
    });
  }
}
