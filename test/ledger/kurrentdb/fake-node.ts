import { Metadata, Server, ServerCredentials, status } from '@grpc/grpc-js';
import type {
  sendUnaryData,
  ServerReadableStream,
  ServerUnaryCall,
  ServerWritableStream,
  ServiceError,
} from '@grpc/grpc-js';
import gossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossipPb from '@eventstore/db-client/generated/gossip_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { appendAnswer, bytesOf, caughtUpAnswer, eventAnswer, notFoundAnswer } from './fake-messages.js';
import { clusterInfo, proposedIn, stateOf, subscribedAnswer } from './fake-messages.js';
import type { AppendReq, AppendResp, ClusterInfo, FakeMember, ReadReq, ReadResp } from './fake-messages.js';
import type { FakeCall, Mood, Temper } from './fake-moods.js';
import { FakeReading } from './fake-reading.js';
import { FakeRelay } from './fake-relay.js';
import type { FakeStore, ProposedEvent } from './fake-store.js';

/** The facts that a node knows about the other nodes. */
export interface FakeNeighbours {
  members(): readonly FakeMember[];
  /** Port of the leader; null: there is none. */
  leader(): number | null;
}

const SIZE_MAX = 17 * 1024 * 1024;

/**
 * A node that speaks as much of KurrentDB's protocol as the ledger needs: Append, Read with live subscriptions, Delete
 * and Tombstone of the Streams service, and Gossip. It does what its temper says.
 */
export class FakeNode {
  temper: Temper = () => undefined;
  /** How many events at the end of the log it does not have yet. */
  behind = 0;
  /** Whether it is of a version that never says that a subscription has caught up. */
  isOld = false;
  /** The calls that the node got. */
  readonly calls: FakeCall[] = [];
  readonly #subscriptions = new Set<ServerWritableStream<ReadReq, ReadResp>>();

  private constructor(
    readonly store: FakeStore,
    private readonly neighbours: FakeNeighbours,
    private readonly server: Server,
    readonly relay: FakeRelay,
  ) {}

  static async start(store: FakeStore, neighbours: FakeNeighbours): Promise<FakeNode> {
    const server = new Server({ 'grpc.max_receive_message_length': SIZE_MAX });
    const port = await new Promise<number>((resolve, reject) => {
      server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) => {
        if (error === null) resolve(bound);
        else reject(error);
      });
    });
    const relay = new FakeRelay(port);
    await relay.open();
    const node = new FakeNode(store, neighbours, server, relay);
    const { read, append, delete: softDelete, tombstone } = streamsGrpc.StreamsService;
    server.addService(
      { read, append, delete: softDelete, tombstone },
      {
        read: node.#read,
        append: node.#append,
        delete: node.#delete(false, () => new streamsPb.DeleteResp()),
        tombstone: node.#delete(true, () => new streamsPb.TombstoneResp()),
      },
    );
    server.addService(gossipGrpc.GossipService, { read: node.#gossip });
    return node;
  }

  get port(): number {
    return this.relay.port;
  }

  /** Ends at once, with all connections. */
  stop(): void {
    this.relay.close();
    this.server.forceShutdown();
  }

  /** Ends subscriptions that asked for the leader, when another has become it. */
  resign(): void {
    for (const call of this.#subscriptions) fail(call, this.#notLeader());
  }

  readonly #append = (call: ServerReadableStream<AppendReq, AppendResp>, respond: sendUnaryData<AppendResp>): void => {
    let options: streamsPb.AppendReq.Options | undefined;
    let mood: Mood | undefined;
    const events: ProposedEvent[] = [];
    call.on('data', (request: AppendReq) => {
      if (options === undefined) {
        options = request.getOptions();
        mood = this.#met({ kind: 'append', stream: bytesOf(options?.getStreamIdentifier()) });
        if (mood?.kind === 'cut' && mood.when !== 'after') this.relay.cut();
      }
      const message = request.getProposedMessage();
      if (message) events.push(proposedIn(message));
    });
    call.on('end', () => {
      const stream = bytesOf(options?.getStreamIdentifier());
      const wrong = this.#refusal(call.metadata, mood);
      if (wrong) {
        setTimeout(
          () => {
            respond(wrong);
          },
          mood?.kind === 'dropped' ? mood.ms : 0,
        );
        return;
      }
      if (options === undefined || (mood?.kind === 'cut' && mood.when !== 'after')) return;
      const outcome = this.store.append(stream, stateOf(options), events);
      const answer = (): void => {
        if (outcome.kind === 'deleted') respond(streamDeleted(stream));
        else if (outcome.kind === 'tooLarge') respond(tooLarge(outcome.max));
        else respond(null, appendAnswer(outcome));
      };
      this.#answered(mood, answer);
    });
  };

  readonly #read = (call: ServerWritableStream<ReadReq, ReadResp>): void => {
    const reading = new FakeReading(this.store, call.request, () => this.behind);
    const { stream, isSubscription } = reading;
    const mood = this.#met({ kind: isSubscription ? 'subscribe' : 'read', stream });
    if (mood?.kind === 'cut' && mood.when !== 'after') {
      this.relay.cut();
      return;
    }
    const wrong = this.#refusal(call.metadata, mood);
    if (wrong) {
      fail(call, wrong);
      return;
    }
    this.#answered(mood, () => {
      if (isSubscription) this.#subscribe(reading, call);
      else this.#give(reading, call);
    });
  };

  #give(reading: FakeReading, call: ServerWritableStream<ReadReq, ReadResp>): void {
    const events = reading.next();
    if (events === null) {
      fail(call, streamDeleted(reading.stream));
      return;
    }
    if (events === undefined) call.write(notFoundAnswer(reading.stream));
    for (const event of events ?? []) call.write(eventAnswer(event));
    call.end();
  }

  #subscribe(reading: FakeReading, call: ServerWritableStream<ReadReq, ReadResp>): void {
    call.write(subscribedAnswer());
    const send = (): void => {
      for (const event of reading.next() ?? []) call.write(eventAnswer(event));
    };
    const stop = this.store.watch(send);
    this.#subscriptions.add(call);
    call.on('cancelled', () => {
      stop();
      this.#subscriptions.delete(call);
      call.end();
    });
    send();
    if (!this.isOld) call.write(caughtUpAnswer());
  }

  #delete<Answer>(isForEver: boolean, answer: () => Answer) {
    return (
      call: ServerUnaryCall<streamsPb.DeleteReq | streamsPb.TombstoneReq, Answer>,
      respond: sendUnaryData<Answer>,
    ): void => {
      const stream = bytesOf(call.request.getOptions()?.getStreamIdentifier());
      this.calls.push({ kind: 'delete', stream });
      this.store.delete(stream, isForEver);
      respond(null, answer());
    };
  }

  readonly #gossip = (_call: ServerUnaryCall<unknown, ClusterInfo>, respond: sendUnaryData<ClusterInfo>): void => {
    respond(null, clusterInfo(this.neighbours.members(), new gossipPb.ClusterInfo()));
  };

  #met(call: FakeCall): Mood | undefined {
    this.calls.push(call);
    return this.temper(call);
  }

  /** Does the last step of a call as the mood lets it. */
  #answered(mood: Mood | undefined, answer: () => void): void {
    if (mood?.kind === 'lost') return;
    if (mood?.kind === 'cut') this.relay.cut();
    else if (mood?.kind === 'delay') setTimeout(answer, mood.ms);
    else answer();
  }

  #refusal(metadata: Metadata, mood: Mood | undefined): Partial<ServiceError> | null {
    if (mood?.kind === 'dropped') return { code: status.DEADLINE_EXCEEDED, details: 'the time is over' };
    if (mood?.kind === 'denied') return told(status.PERMISSION_DENIED, 'access-denied', 'Access Denied');
    const isLeader = this.neighbours.leader() === this.port;
    return isLeader || metadata.get('requires-leader')[0] !== 'true' ? null : this.#notLeader();
  }

  #notLeader(): Partial<ServiceError> {
    const leader = this.neighbours.leader();
    if (leader === null) return { code: status.UNAVAILABLE, details: 'Server Is Not Ready' };
    const where = { 'leader-endpoint-host': '127.0.0.1', 'leader-endpoint-port': `${leader}` };
    return told(status.NOT_FOUND, 'not-leader', `Leader info available: 127.0.0.1:${leader}`, where);
  }
}

function fail(call: ServerWritableStream<ReadReq, ReadResp>, wrong: Partial<ServiceError>): void {
  call.emit('error', wrong);
}

function streamDeleted(stream: string): Partial<ServiceError> {
  const name = { 'stream-name': stream };
  return told(status.FAILED_PRECONDITION, 'stream-deleted', `Event stream '${stream}' is deleted.`, name);
}

function tooLarge(max: number): Partial<ServiceError> {
  const size = { 'maximum-append-size': `${max}` };
  return told(status.INVALID_ARGUMENT, 'maximum-append-size-exceeded', 'Maximum Append Size Exceeded.', size);
}

function told(
  code: status,
  exception: string,
  details: string,
  facts: Readonly<Record<string, string>> = {},
): Partial<ServiceError> {
  const metadata = new Metadata();
  metadata.set('exception', exception);
  for (const [key, value] of Object.entries(facts)) metadata.set(key, value);
  return { code, details, metadata };
}
