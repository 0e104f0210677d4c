import { exportGame } from '../../src/audit/export-game.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { verifyChain } from '../../src/ledger/chain-audit.js';
import { chainedForm } from '../../src/ledger/hash-chain.js';
import { gameStream } from '../../src/ledger/game-stream.js';
import { RULEBOOKS, SHELVES } from '../../src/library/rulesets.js';
import { seatOfViewer } from '../../src/play/viewer-seat.js';
import type { SeenGame } from '../../src/play/seen.js';
import type { Viewer } from '../../src/play/viewer.js';
import type { ReadModelDatabase } from '../../src/projections/database.js';
import { rebuild } from '../../src/projections/rebuild.js';
import { setAsideIn } from '../../src/projections/set-aside.js';
import { inPieces } from '../audit/real-game.js';
import { wholeStream } from '../ledger/samples.js';
import { NOW, SPECTATOR } from '../play/support.js';
import { dump } from '../projections/support.js';
import type { Acknowledged, Client } from './client.js';
import { SEATS, SECRET_PATTERN } from './game.js';
import type { SimulatedProjector } from './projector.js';
import type { Server } from './server.js';

/** A world that has come to its end, all servers up and nothing failing any more. */
export interface Ended {
  readonly game: string;
  readonly clients: readonly Client[];
  readonly servers: readonly Server[];
  readonly projector: SimulatedProjector;
  readonly database: ReadModelDatabase;
  /** All acknowledged orders, in every game. */
  readonly acknowledged: readonly Acknowledged[];
  /** The game as the servers showed it that never died. */
  readonly survivors: readonly Pick<SeenGame, 'revision' | 'fingerprint'>[];
}

/** The faults; empty if all is well. */
export async function faultsOf(world: Ended): Promise<readonly string[]> {
  return [
    ...(await lost(world)),
    ...(await unlike(world)),
    ...(await unproven(world)),
    ...(await betrayed(world)),
    ...(await misled(world)),
    ...(await wronglyProjected(world)),
  ];
}

/** An acknowledged order is never lost, and is still the event that was acknowledged. */
async function lost({ game, acknowledged, servers }: Ended): Promise<readonly string[]> {
  const [server] = servers;
  if (!server) return [];
  const faults: string[] = [];
  for (const one of new Set([game, ...acknowledged.map((answer) => answer.game)])) {
    const events = await wholeStream(server.ledger, gameStream(one));
    faults.push(...verifyChain(events.map(chainedForm)).map(({ because }) => `the chain: ${because}`));
    for (const { revision, hash } of acknowledged.filter((answer) => answer.game === one)) {
      if (events[revision]?.hash !== hash) faults.push(`event ${revision} was acknowledged and is not there`);
    }
  }
  return faults;
}

/** All servers show the same present, and nothing but it is set aside. */
async function unlike({ game, servers, database }: Ended): Promise<readonly string[]> {
  const present = [];
  for (const { games } of servers) {
    const { revision, fingerprint } = await games.see(game, SPECTATOR, NOW);
    present.push(`${revision} ${fingerprint}`);
  }
  const aside = [...servers.flatMap(({ setAside }) => setAside.all), ...(await setAsideIn(database.reader.manager))];
  return [
    ...(new Set(present).size === 1 ? [] : [`the servers show ${present.join(' and ')}`]),
    ...aside.map(({ stream, because }) => `${stream} is set aside, and nothing is wrong with it: ${because}`),
  ];
}

/** The export of every viewer verifies. */
async function unproven({ game, servers: [server] }: Ended): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const reader of [undefined, null, ...SEATS.map(seatOfViewer)]) {
    if (!server) continue;
    let text = '';
    const options = reader === undefined ? {} : { seenBy: reader };
    for await (const line of exportGame(server.ledger, RULEBOOKS, game, options)) text += line;
    const { findings } = await verifyExport(inPieces(text), RULEBOOKS);
    faults.push(...findings.map(({ because }) => `the export for ${reader ?? 'nobody'}: ${because}`));
  }
  return faults;
}

/** The messages of red's players are in nothing that blue or a spectator was ever shown. */
async function betrayed({ game, clients, servers: [server] }: Ended): Promise<readonly string[]> {
  const faults: string[] = [];
  const shownTo = async (viewer: Viewer): Promise<string> =>
    server
      ? JSON.stringify([await server.games.see(game, viewer, NOW), await server.games.events(game, viewer, 0, 1000)])
      : '';
  for (const viewer of [SPECTATOR, ...SEATS.filter(({ side }) => side === 'blue')]) {
    const answers = clients.filter((client) => client.viewer === viewer).flatMap((client) => client.seen);
    const seen = [...answers, await shownTo(viewer)].join('\n');
    const secrets = seen.match(SECRET_PATTERN) ?? [];
    if (secrets.length > 0) faults.push(`${JSON.stringify(viewer)} was shown ${secrets[0] ?? ''}`);
  }
  return faults;
}

/** Whatever somebody was shown is what happened: nobody saw a position or an event that was none. */
async function misled({ game, clients, survivors, servers: [server] }: Ended): Promise<readonly string[]> {
  if (!server) return [];
  const faults: string[] = [];
  for (const { viewer, shown } of clients) {
    if (shown.length === 0) continue;
    const events = await server.games.events(game, viewer, 0, 1000);
    const isTrue = (one: (typeof shown)[number]) => JSON.stringify(one) === JSON.stringify(events[one.revision]);
    faults.push(...shown.filter((one) => !isTrue(one)).map(({ revision }) => `event ${revision} was shown otherwise`));
  }
  const positions = new Map<number, string>();
  for (const { revision, fingerprint } of [...clients.flatMap(({ looks }) => looks), ...survivors]) {
    const known = positions.get(revision) ?? (await fingerprintAt(server, game, revision));
    positions.set(revision, known);
    if (known !== fingerprint) faults.push(`somebody saw another position after event ${revision}`);
  }
  return faults;
}

async function fingerprintAt({ games }: Server, game: string, revision: number): Promise<string> {
  const { revision: last } = await games.head(game, SPECTATOR);
  if (revision > last) return `nothing, since ${last} is the last event`;
  return (await games.see(game, SPECTATOR, { kind: 'revision', revision })).fingerprint;
}

/** The read model is what a rebuild makes of the ledger. */
async function wronglyProjected({ servers: [server], projector, database }: Ended): Promise<readonly string[]> {
  if (!server) return [];
  await projector.catchUp(server);
  const before = await dump(database.reader);
  await rebuild(server.store, SHELVES, database);
  const stuck = projector.surprises.map((one) => `the projector: ${one}`);
  return before === (await dump(database.reader)) ? stuck : [...stuck, 'the read model is not what a rebuild makes'];
}
