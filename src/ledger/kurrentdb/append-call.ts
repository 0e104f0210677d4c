import { randomUUID } from 'node:crypto';
import { convertToCommandError, NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import type { AppendExpectedRevision, EventStoreDBClient } from '@eventstore/db-client';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';

/** An event as it goes over the wire: its data and metadata are the bytes that the server keeps. */
export interface Proposed {
  readonly id: string;
  readonly type: string;
  readonly contentType: 'application/json' | 'application/octet-stream';
  readonly data: Uint8Array;
  readonly metadata?: Uint8Array;
}

/** An append at a place of its stream. */
export interface ProposedAppend {
  readonly name: string;
  readonly events: readonly Proposed[];
  readonly expectedRevision: AppendExpectedRevision;
}

type Stub = streamsGrpc.StreamsClient;
type CallArguments = Parameters<Stub['append']>;

/** Members of the client that its types keep for itself. */
interface Inner {
  execute(
    stub: typeof streamsGrpc.StreamsClient,
    name: string,
    action: (grpc: Stub) => Promise<bigint>,
  ): Promise<bigint>;
  callArguments(options: { requiresLeader: boolean; deadline: number }): [CallArguments[0], CallArguments[1]];
}

/** An event with JSON data and an id of its own. */
export function jsonProposed(type: string, data: object): Proposed {
  const bytes = Buffer.from(JSON.stringify(data), 'utf8');
  return { id: randomUUID(), type, contentType: 'application/json', data: bytes };
}

/** An event of bytes, with an id of its own. */
export function binaryProposed(type: string, data: Uint8Array): Proposed {
  return { id: randomUUID(), type, contentType: 'application/octet-stream', data };
}

/** An append of one event to the end of a stream, wherever that is. */
export function atEnd(name: string, event: Proposed): ProposedAppend {
  return { name, events: [event], expectedRevision: 'any' };
}

/**
 * Appends by one call, to the leader, within `deadlineMs`, and gives the revision of the last event. The connection,
 * the choice of the node and the errors are the client's. Only the message is written here: the client's own append
 * makes text of the data and of the metadata again, base64 of the text, and bytes of the base64, which took a third of
 * the time of an append (docs/adr/0021).
 */
export function appendBy(client: EventStoreDBClient, append: ProposedAppend, deadlineMs: number): Promise<bigint> {
  const inner = client as unknown as Inner;
  return inner.execute(streamsGrpc.StreamsClient, 'appendToStream', (grpc) => {
    const [metadata, options] = inner.callArguments({ requiresLeader: true, deadline: deadlineMs });
    return new Promise((resolve, reject) => {
      const call = grpc.append(metadata, options, (error, answer) => {
        if (error !== null) reject(convertToCommandError(error));
        else if (answer.hasSuccess()) resolve(BigInt(answer.getSuccess()?.getCurrentRevision() ?? 0));
        else reject(wrongVersion(append, answer.getWrongExpectedVersion()));
      });
      call.on('error', reject);
      call.write(headerOf(append));
      for (const event of append.events) call.write(messageOf(event));
      call.end();
    });
  });
}

function headerOf({ name, expectedRevision }: ProposedAppend): streamsPb.AppendReq {
  const identifier = new sharedPb.StreamIdentifier();
  identifier.setStreamName(Buffer.from(name, 'utf8'));
  const options = new streamsPb.AppendReq.Options();
  options.setStreamIdentifier(identifier);
  if (expectedRevision === 'any') options.setAny(new sharedPb.Empty());
  else if (expectedRevision === NO_STREAM) options.setNoStream(new sharedPb.Empty());
  else if (expectedRevision === 'stream_exists') options.setStreamExists(new sharedPb.Empty());
  else options.setRevision(expectedRevision.toString());
  const header = new streamsPb.AppendReq();
  header.setOptions(options);
  return header;
}

function messageOf({ id, type, contentType, data, metadata }: Proposed): streamsPb.AppendReq {
  const uuid = new sharedPb.UUID();
  uuid.setString(id);
  const message = new streamsPb.AppendReq.ProposedMessage();
  message.setId(uuid);
  message.getMetadataMap().set('type', type).set('content-type', contentType);
  message.setData(data);
  if (metadata) message.setCustomMetadata(metadata);
  const request = new streamsPb.AppendReq();
  request.setProposedMessage(message);
  return request;
}

function wrongVersion(
  { name, expectedRevision }: ProposedAppend,
  found: streamsPb.AppendResp.WrongExpectedVersion | undefined,
): Error {
  const current = found?.hasCurrentRevision() === true ? BigInt(found.getCurrentRevision()) : NO_STREAM;
  return new WrongExpectedVersionError(undefined, { streamName: name, current, expected: expectedRevision });
}
