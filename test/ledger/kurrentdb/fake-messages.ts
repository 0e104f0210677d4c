import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import gossipPb from '@eventstore/db-client/generated/gossip_pb.js';
import type { AppendOutcome, ProposedEvent, StoredEvent, StreamState } from './fake-store.js';

export type AppendReq = streamsPb.AppendReq;
export type AppendResp = streamsPb.AppendResp;
export type ReadReq = streamsPb.ReadReq;
export type ReadResp = streamsPb.ReadResp;
export type ClusterInfo = gossipPb.ClusterInfo;

/** A node as gossip tells of it. */
export interface FakeMember {
  readonly port: number;
  readonly isAlive: boolean;
  readonly isLeader: boolean;
}

export function bytesOf(identifier: sharedPb.StreamIdentifier | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
}

/** The revision that an append expects of its stream. */
export function stateOf(options: streamsPb.AppendReq.Options): StreamState {
  if (options.hasNoStream()) return -1;
  if (options.hasStreamExists()) return 'exists';
  return options.hasAny() ? 'any' : Number(options.getRevision());
}

/** An event that a client wants to append. */
export function proposedIn(message: streamsPb.AppendReq.ProposedMessage): ProposedEvent {
  return {
    id: message.getId()?.getString() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    contentType: message.getMetadataMap().get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

type Answered = Extract<AppendOutcome, { kind: 'appended' | 'wrongVersion' }>;

export function appendAnswer(outcome: Answered): AppendResp {
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

export function caughtUpAnswer(): ReadResp {
  const answer = new streamsPb.ReadResp();
  answer.setCaughtUp(new streamsPb.ReadResp.CaughtUp());
  return answer;
}

export function clusterInfo(members: readonly FakeMember[], info: ClusterInfo): ClusterInfo {
  for (const { port, isAlive, isLeader } of members) {
    const member = new gossipPb.MemberInfo();
    const id = new sharedPb.UUID();
    id.setString(`00000000-0000-4000-8000-${`${port}`.padStart(12, '0')}`);
    const endPoint = new gossipPb.EndPoint();
    endPoint.setAddress('127.0.0.1');
    endPoint.setPort(port);
    const { LEADER, FOLLOWER } = gossipPb.MemberInfo.VNodeState;
    member.setInstanceId(id);
    member.setTimeStamp('0');
    member.setState(isLeader ? LEADER : FOLLOWER);
    member.setIsAlive(isAlive);
    member.setHttpEndPoint(endPoint);
    info.addMembers(member);
  }
  return info;
}

function identifierOf(stream: string): sharedPb.StreamIdentifier {
  const identifier = new sharedPb.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream, 'utf8'));
  return identifier;
}
