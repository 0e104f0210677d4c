import sharedPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import streamsPb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { AppendOutcome, StoredEvent, StreamState } from './fake-store.js';

export type AppendReq = streamsPb.AppendReq;
export type AppendResp = streamsPb.AppendResp;
export type ReadReq = streamsPb.ReadReq;
export type ReadResp = streamsPb.ReadResp;

export function bytesOf(identifier: sharedPb.StreamIdentifier | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
}

/** What an append expects of its stream. */
export function stateOf(options: streamsPb.AppendReq.Options): StreamState {
  if (options.hasNoStream()) return -1;
  if (options.hasStreamExists()) return 'exists';
  return options.hasAny() ? 'any' : Number(options.getRevision());
}

export function appendAnswer(outcome: AppendOutcome): AppendResp {
  const answer = new streamsPb.AppendResp();
  if (outcome.kind === 'appended') {
    const success = new streamsPb.AppendResp.Success();
    success.setCurrentRevision(`${outcome.revision}`);
    const position = new streamsPb.AppendResp.Position();
    position.setCommitPosition(`${outcome.position}`);
    position.setPreparePosition(`${outcome.position}`);
    success.setPosition(position);
    answer.setSuccess(success);
    return answer;
  }
  const wrong = new streamsPb.AppendResp.WrongExpectedVersion();
  if (outcome.revision < 0) wrong.setCurrentNoStream(new sharedPb.Empty());
  else wrong.setCurrentRevision(`${outcome.revision}`);
  answer.setWrongExpectedVersion(wrong);
  return answer;
}

export function eventAnswer(stored: StoredEvent): ReadResp {
  const recorded = new streamsPb.ReadResp.ReadEvent.RecordedEvent();
  const id = new sharedPb.UUID();
  id.setString(stored.id);
  recorded.setId(id);
  recorded.setStreamIdentifier(identifierOf(stored.stream));
  recorded.setStreamRevision(`${stored.revision}`);
  recorded.setCommitPosition(`${stored.position}`);
  recorded.setPreparePosition(`${stored.position}`);
  recorded.getMetadataMap().set('type', stored.type);
  recorded.getMetadataMap().set('content-type', stored.contentType);
  recorded.getMetadataMap().set('created', '638000000000000000');
  recorded.setData(stored.data);
  recorded.setCustomMetadata(stored.metadata);
  const event = new streamsPb.ReadResp.ReadEvent();
  event.setEvent(recorded);
  event.setCommitPosition(`${stored.position}`);
  const answer = new streamsPb.ReadResp();
  answer.setEvent(event);
  return answer;
}

export function notFoundAnswer(stream: string): ReadResp {
  const notFound = new streamsPb.ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(identifierOf(stream));
  const answer = new streamsPb.ReadResp();
  answer.setStreamNotFound(notFound);
  return answer;
}

export function subscribedAnswer(): ReadResp {
  const confirmation = new streamsPb.ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId('fake');
  const answer = new streamsPb.ReadResp();
  answer.setConfirmation(confirmation);
  return answer;
}

function identifierOf(stream: string): sharedPb.StreamIdentifier {
  const identifier = new sharedPb.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream, 'utf8'));
  return identifier;
}
