import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { type EventPartsFragment, Herald, HeraldError, type Seat } from '../../clients/typescript/src/index.js';
import { TestServer } from '../api/server.js';
import { ServerProcess } from '../api/server-process.js';

const EVENTS = 12;
let server: TestServer;
let herald: Herald;
beforeAll(async () => {
  server = await TestServer.shared();
  herald = new Herald({ url: server.url });
});
afterAll(() => server.clear());

async function brawl(): Promise<readonly [Seat, Seat]> {
  const { id } = await herald.createGame({ scenario: 'tavern-brawl' });
  return [await herald.join({ game: id, side: 'red' }), await herald.join({ game: id, side: 'blue' })];
}

/** Gives any orders until the game has that many events. */
async function playTo(revision: number, seats: readonly Seat[]): Promise<void> {
  for (let game = await look(seats); game.revision < revision; game = await look(seats)) {
    const seat = seats.find(({ place }) => place.side === game.actors[0]?.side);
    const [first] = (await seat?.legalOrders()) ?? [];
    if (!seat || !first) throw new Error('nobody may act');
    await seat.give(first.order);
  }
}

function look([seat]: readonly Seat[]): ReturnType<Seat['look']> {
  if (!seat) throw new Error('no seat');
  return seat.look();
}

/** Sockets that a test can break. */
function breakable(): { readonly webSocket: unknown; readonly opened: WebSocket[] } {
  const opened: WebSocket[] = [];
  class Breakable extends WebSocket {
    constructor(url: string, protocol: string) {
      super(url, protocol);
      opened.push(this);
    }
  }
  return { webSocket: Breakable, opened };
}

describe('following a game', () => {
  it('goes on without gap or repetition when its socket breaks after each event', async () => {
    const [red, blue] = await brawl();
    await playTo(EVENTS / 2, [red, blue]);
    const { webSocket, opened } = breakable();
    const watcher = new Herald({ url: server.url, webSocket });
    const seen: EventPartsFragment[] = [];
    const playing = playTo(EVENTS, [red, blue]);
    for await (const event of watcher.follow({ game: red.place.game, from: 0 })) {
      seen.push(event);
      if (event.revision >= EVENTS) break;
      opened.at(-1)?.terminate();
    }
    await playing;
    expect(seen.map(({ revision }) => revision)).toEqual(seen.map((_, index) => index));
    expect(seen.length).toBe(EVENTS + 1);
    expect(opened.length).toBeGreaterThan(1);
    expect(opened.at(-1)?.readyState).not.toBe(WebSocket.OPEN);
  });

  it('goes on when the server was killed and started again', async () => {
    const other = await ServerProcess.start();
    const through = new Herald({ url: other.url });
    const { id } = await through.createGame({ scenario: 'tavern-brawl' });
    const seats = [await through.join({ game: id, side: 'red' }), await through.join({ game: id, side: 'blue' })];
    const events = through.follow({ game: id, from: 0 });
    const { revision } = await through.look(id);
    for (let next = 0; next <= revision; next += 1)
      expect(await events.next()).toMatchObject({ value: { revision: next } });
    await other.kill();
    const again = await TestServer.start({ PORT: new URL(other.url).port }, other.folder);
    expect(again.url).toBe(other.url);
    await playTo(revision + 1, seats);
    expect(await events.next()).toMatchObject({ done: false, value: { revision: revision + 1 } });
    await events.return();
    await again.clear();
  });

  it('begins behind the last event if a seat says nothing', async () => {
    const [red, blue] = await brawl();
    const { revision } = await red.look();
    const events = red.follow();
    const first = events.next();
    await playTo(revision + 1, [red, blue]);
    expect((await first).value).toMatchObject({ revision: revision + 1 });
    await events.return();
  });

  it('ends when the signal says so, though nothing happens', async () => {
    const [red] = await brawl();
    const ending = new AbortController();
    const { revision } = await red.look();
    const next = red.follow(revision + 1, ending.signal).next();
    setTimeout(() => {
      ending.abort();
    }, 100);
    expect(await next).toEqual({ done: true, value: undefined });
  });

  it('throws what the server says once and for all', async () => {
    const [red] = await brawl();
    const unknown = herald.follow({ game: '00000000-0000-4000-8000-000000000000', from: 0 });
    await expect(unknown.next()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await red.renewKey();
    const late = red.follow(0).next();
    await expect(late).rejects.toBeInstanceOf(HeraldError);
    await expect(late).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
