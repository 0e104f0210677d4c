import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportGame } from '../../src/audit/export-game.js';
import { judgeGame } from '../../src/audit/judge-game.js';
import { replayAt } from '../../src/audit/replay-at.js';
import { streamEvents, streamOfGame } from '../../src/audit/stream-events.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { evolveSiege } from '../../src/engine/siege/evolve.js';
import { otherOf, SIEGE_SIDES, siegeFingerprint, type Siege } from '../../src/engine/siege/siege.js';
import { SIEGE_UPCASTERS } from '../../src/engine/siege/event-index.js';
import type { Ledger } from '../../src/ledger/ledger.js';
import { ALL_RULEBOOKS } from '../../src/library/rulesets.js';
import { EventTypes } from '../../src/ledger/upcast.js';
import { NoSuchInstant } from '../../src/play/no-such-instant.js';
import type { SeenEvent } from '../../src/play/seen.js';
import type { SiegeEvent } from '../../src/engine/siege/events.js';
import { SPECTATOR } from '../../src/play/viewer-seat.js';
import { forged, inPieces } from '../audit/real-game.js';
import { memoryLedger } from '../play/support.js';
import { LONG, order, type Service, siegesOn, sourceFrom } from './support.js';

const DAYS = 300;

type SeenHere = SeenEvent & { readonly event: SiegeEvent };

async function allEvents({ sieges }: Service, siege: string): Promise<readonly SeenHere[]> {
  const events: SeenHere[] = [];
  for (;;) {
    const page = await sieges.events(siege, SPECTATOR, events.length, 1000);
    events.push(...(page as readonly SeenHere[]));
    if (page.length < 1000) return events;
  }
}

describe('a siege of 300 days, ordered by lots', () => {
  let ledger: Ledger;
  let service: Service;
  let siege: string;
  let events: readonly SeenHere[];

  beforeAll(async () => {
    ledger = await memoryLedger();
    service = siegesOn(ledger);
    const next = sourceFrom(7);
    ({ siege } = await service.sieges.create({ commandId: 'c1', setup: LONG }));
    for (;;) {
      const seen = await service.sieges.see(siege, SPECTATOR, { kind: 'now' });
      if (seen.siege.day > DAYS) break;
      const first = SIEGE_SIDES[next(2)] ?? 'attacker';
      const side = (await service.sieges.legal(siege, first)).length > 0 ? first : otherOf(first);
      const legal = await service.sieges.legal(siege, side);
      const chosen = legal[next(legal.length)];
      if (!chosen) throw new Error(`nobody may act on day ${seen.siege.day}`);
      const done = await order(service, siege, side, chosen.order);
      if (done.kind === 'refused') throw new Error(`${JSON.stringify(chosen)}: ${done.refusal.because}`);
    }
    events = await allEvents(service, siege);
  });
  afterAll(() => ledger.close());

  it('replays to the same siege, and each day ended in the fingerprint that it records', async () => {
    let now: Siege | null = null;
    let parts = 0;
    for (const { event } of events) {
      if (event.type === 'PartEnded' && now) {
        expect(event.data.fingerprint).toBe(siegeFingerprint(now));
        parts += 1;
      }
      now = evolveSiege(now, event);
    }
    expect(parts).toBe(2 * DAYS);
    const { fingerprint } = await service.sieges.see(siege, SPECTATOR, { kind: 'now' });
    expect(now && siegeFingerprint(now)).toBe(fingerprint);
  });

  it('shows any day as it was, and any instant, with a store that has seen nothing of it', async () => {
    const fresh = siegesOn(ledger);
    for (const day of [1, 2, 17, 150, 299, 300]) {
      const next = events.findIndex(({ event }) => event.type === 'DayBegan' && event.data.day === day + 1);
      const until = events.slice(0, next).map(({ event }) => event);
      const folded = until.reduce<Siege | null>((before, event) => evolveSiege(before, event), null);
      const seen = await fresh.sieges.see(siege, SPECTATOR, { kind: 'day', day });
      expect(seen.siege.day).toBe(day);
      expect(seen.revision).toBe(next - 1);
      expect(seen.fingerprint).toBe(folded && siegeFingerprint(folded));
      const same = await fresh.sieges.see(siege, SPECTATOR, { kind: 'revision', revision: next - 1 });
      expect(same.fingerprint).toBe(seen.fingerprint);
    }
    await expect(fresh.sieges.see(siege, SPECTATOR, { kind: 'day', day: 0 })).rejects.toThrow(NoSuchInstant);
    await expect(fresh.sieges.see(siege, SPECTATOR, { kind: 'day', day: 302 })).rejects.toThrow(NoSuchInstant);
    await expect(fresh.sieges.see(siege, SPECTATOR, { kind: 'revision', revision: 99_999 })).rejects.toThrow(
      NoSuchInstant,
    );
  });

  it('has come to everything that needs no game', () => {
    const types = new Set<string>(events.map(({ event }) => event.type));
    const games = ['ScenarioOpened', 'ScenarioFought', 'RunawayRolled', 'FighterPlaced', 'SiegeEnded'];
    const all = new EventTypes(SIEGE_UPCASTERS).names.filter((name) => !games.includes(name));
    expect(all.filter((name) => !types.has(name))).toEqual([]);
  });

  it('follows from an event on, and tells each in a line', async () => {
    const stop = new AbortController();
    const from = events.length - 3;
    const followed: SeenEvent[] = [];
    for await (const event of service.sieges.follow(siege, SPECTATOR, from, stop.signal)) {
      followed.push(event);
      if (followed.length === 3) break;
    }
    stop.abort();
    expect(followed).toEqual(events.slice(from));
    expect(events.every(({ text }) => text.length > 3 && !text.includes('undefined'))).toBe(true);
  });

  it('is exported, verified offline and judged as a game is', async () => {
    const right = { right: true, findings: [], ruleset: { id: 'siege', version: 1 }, events: events.length };
    const audit = await verifyExport(inPieces(await exported(), 100_000), ALL_RULEBOOKS);
    expect(audit).toMatchObject(right);
    expect(audit.turns).toBeGreaterThan(DAYS);
    expect(await judgeGame(ledger, ALL_RULEBOOKS, siege)).toMatchObject(right);
    const now = await service.sieges.see(siege, SPECTATOR, { kind: 'now' });
    expect(audit.fingerprint).toBe(now.fingerprint);
  });

  it('is found out if one die is another than was rolled, though all is chained anew', async () => {
    let changed = -1;
    const text = forged(await exported(), (event) => {
      if (event.type !== 'MoatRolled' && event.type !== 'HealingRolled') return event;
      const data = event.data as { readonly die: { readonly value: number } };
      if (changed >= 0) return event;
      changed = event.revision;
      return { ...event, data: { ...data, die: { ...data.die, value: (data.die.value % 10) + 1 } } };
    });
    const audit = await verifyExport(inPieces(text, 100_000), ALL_RULEBOOKS);
    expect(audit.right).toBe(false);
    expect(audit.findings[0]).toMatchObject({ kind: 'judgement', revision: changed });
  });

  it('is replayed to the end of any day or night, and to any event', async () => {
    const stream = await streamOfGame(ledger, siege);
    for (const side of ['day', 'night']) {
      const instant = { kind: 'turnEnd', gameTurn: 117, side } as const;
      const replayed = await replayAt(streamEvents(ledger, stream), ALL_RULEBOOKS, instant);
      expect(replayed?.event).toMatchObject({ type: 'PartEnded', data: { day: 117, night: side === 'night' } });
      const seen = await service.sieges.see(siege, SPECTATOR, { kind: 'revision', revision: replayed?.revision ?? -1 });
      expect(replayed?.position).toEqual(seen.siege);
      expect(replayed?.rulebook.describe?.(replayed.position)[0]).toContain('117');
    }
  });

  async function exported(): Promise<string> {
    let text = '';
    for await (const line of exportGame(ledger, ALL_RULEBOOKS, siege)) text += line;
    return text;
  }
});
