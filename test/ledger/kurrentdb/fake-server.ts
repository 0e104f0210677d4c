import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { sendUnaryData, ServerReadableStream, ServerWritableStream } from '@grpc/grpc-js';
import streamsGrpc from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';
import streamsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import { FakeStore } from './fake-store.js';
import type { ProposedEvent } from './fake-store.js';
import { appendAnswer, bytesOf, eventAnswer, notFoundAnswer, stateOf, subscribedAnswer } from './fake-messages.js';
import type { AppendReq, AppendResp, ReadReq, ReadResp } from './fake-messages.js';
import { FakeReading } from './fake-reading.js';

/**
 * A server that speaks as much of KurrentDB's protocol as the ledger needs: Append and Read of the Streams service, with
 * live subscriptions. It does not implement ServerFeatures, so that the client appends with Append rather than in batches.
 */
export class FakeKurrentServer {
  private constructor(
    readonly store: FakeStore,
    readonly url: string,
    private readonly server: Server,
  ) {}

  static async start(): Promise<FakeKurrentServer> {
    const store = new FakeStore();
    const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
    server.addService(
      { read: streamsGrpc.StreamsService.read, append: streamsGrpc.StreamsService.append },
      {
        read: (call: ServerWritableStream<ReadReq, ReadResp>) => {
          answerRead(store, call);
        },
        append: (call: ServerReadableStream<AppendReq, AppendResp>, respond: sendUnaryData<AppendResp>) => {
          answerAppend(store, call, respond);
        },
      },
    );
    const port = await new Promise<number>((resolve, reject) => {
      server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) => {
        if (error === null) resolve(bound);
        else reject(error);
      });
    });
    return new FakeKurrentServer(store, `kurrentdb://127.0.0.1:${port}?tls=false`, server);
  }

  /** Ends at once, with all connections. */
  stop(): void {
    this.server.forceShutdown();
  }
}

function answerAppend(
  store: FakeStore,
  call: ServerReadableStream<AppendReq, AppendResp>,
  respond: sendUnaryData<AppendResp>,
): void {
  let options: streamsPb.AppendReq.Options | undefined;
  const events: ProposedEvent[] = [];
  call.on('data', (request: AppendReq) => {
    options ??= request.getOptions();
    const message = request.getProposedMessage();
    if (message === undefined) return;
    events.push({
      id: message.getId()?.getString() ?? '',
      type: message.getMetadataMap().get('type') ?? '',
      contentType: message.getMetadataMap().get('content-type') ?? '',
      data: message.getData_asU8(),
      metadata: message.getCustomMetadata_asU8(),
    });
  });
  call.on('end', () => {
    if (options === undefined) {
      respond({ code: 3, details: 'an append begins with its options' });
      return;
    }
    const stream = bytesOf(options.getStreamIdentifier());
    respond(null, appendAnswer(store.append(stream, stateOf(options), events)));
  });
}

function answerRead(store: FakeStore, call: ServerWritableStream<ReadReq, ReadResp>): void {
  const reading = new FakeReading(store, call.request);
  if (!reading.isSubscription) {
    const events = reading.next();
    if (events === null) call.write(notFoundAnswer(reading.stream));
    for (const event of events ?? []) call.write(eventAnswer(event));
    call.end();
    return;
  }
  call.write(subscribedAnswer());
  const send = (): void => {
    for (const event of reading.next() ?? []) call.write(eventAnswer(event));
  };
  const stop = store.watch(send);
  call.on('cancelled', () => {
    stop();
    call.end();
  });
  send();
}
