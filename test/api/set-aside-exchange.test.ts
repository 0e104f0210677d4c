import { describe, expect, it } from '@jest/globals';
import { SetAsideExchange } from '../../src/api/set-aside-exchange.js';
import { SetAsideStreams } from '../../src/ledger/set-aside.js';
import type { StreamFinding } from '../../src/ledger/verify-stream.js';

const FINDING: StreamFinding = { stream: 'game-1', revision: 2, because: 'its hash is wrong' };

interface End {
  readonly streams: SetAsideStreams;
  readonly exchange: SetAsideExchange;
  readonly sent: StreamFinding[];
}

function end(): End {
  const streams = new SetAsideStreams();
  const sent: StreamFinding[] = [];
  return { streams, exchange: new SetAsideExchange(streams, (finding) => sent.push(finding)), sent };
}

describe('two threads that tell one another which streams are set aside', () => {
  it('sets a stream aside on both sides', () => {
    const [server, projector] = [end(), end()];
    projector.streams.report(FINDING);
    for (const finding of projector.sent) server.exchange.hear(finding);
    expect(server.streams.of(FINDING.stream)).toEqual(FINDING);
  });

  it('never sends back what it has heard, which could arrive when the stream is sound again', () => {
    const [server, projector] = [end(), end()];
    projector.streams.report(FINDING);
    for (const finding of projector.sent) server.exchange.hear(finding);
    projector.streams.takeBack(FINDING.stream);
    expect(server.sent).toEqual([]);
  });

  it('tells of a stream that it meets damaged later', () => {
    const server = end();
    server.exchange.hear(FINDING);
    server.streams.takeBack(FINDING.stream);
    server.streams.report({ ...FINDING });
    expect(server.sent).toEqual([FINDING]);
  });
});
