import { CorruptedEvent } from '../../src/ledger/errors.js';
import { gameStream } from '../../src/ledger/game-stream.js';
import { type LedgerVerification, verifyLedger } from '../../src/ledger/verify-ledger.js';
import type { SeenGame } from '../../src/play/contract.js';
import type { ReadModelDatabase } from '../../src/projections/database.js';
import { ANY_DICE, NOW, SPECTATOR } from '../play/support.js';
import type { Acknowledged, Client } from './client.js';
import { faultsOfDamage, type Truth } from './damage.js';
import type { Disk } from './disk.js';
import { SEATS } from './game.js';
import { faultsOf } from './invariants.js';
import { putRowsBack } from './mend.js';
import type { SimulatedProjector } from './projector.js';
import type { Server } from './server.js';

/** A world at its end: the disk takes again what is written, and no call fails any more. */
export interface World {
  readonly game: string;
  /** A game in which nothing happened so far. */
  readonly neighbour: string;
  readonly clients: readonly Client[];
  readonly projector: SimulatedProjector;
  readonly database: ReadModelDatabase;
  readonly disk: Disk;
  /** What was in the ledger when the disk turned a bit over; null: it turned none. */
  readonly truth: Truth | null;
  /** The servers that are up. */
  readonly servers: () => readonly Server[];
  readonly killAll: () => Promise<void>;
  readonly startAll: () => void;
}

/** What a world came to. */
export interface Judgement {
  readonly faults: readonly string[];
  /** What became of damage. */
  readonly damage: 'none' | 'harmless' | 'mended' | 'beyond mending';
}

/** Looks whether everything is as it must be, first at the servers that lived through everything, then at new ones. */
export async function judge(world: World): Promise<Judgement> {
  const told = world.clients.flatMap(({ surprises }) => surprises.map((one) => `a client was told: ${one}`));
  const stuck = world.projector.surprises.map((one) => `the projector: ${one}`);
  if (told.length + stuck.length > 0) return { faults: [...told, ...stuck], damage: 'none' };
  const acknowledged = world.clients.flatMap((client) => client.acknowledged);
  const survivors: Survivor[] = [];
  const faults = await goingOn(world, 'lived through it', acknowledged, survivors);
  await world.killAll();
  world.startAll();
  const damage = await damageIn(world);
  faults.push(...damage.faults);
  if (damage.kind === 'beyond mending' || faults.length > 0) return { faults, damage: damage.kind };
  faults.push(...(await goingOn(world, 'is new', acknowledged)));
  if (world.truth !== null) await backFromDamage(world);
  const ended = { ...world, servers: world.servers(), acknowledged, survivors };
  return { faults: [...faults, ...(await faultsOf(ended))], damage: damage.kind };
}

type Survivor = Pick<SeenGame, 'revision' | 'fingerprint'>;

/** Every server that is up takes an order of the game in which nobody plays, and shows the other. */
async function goingOn(
  { game, neighbour, servers, truth, disk }: World,
  which: string,
  acknowledged: Acknowledged[],
  survivors: Survivor[] = [],
): Promise<string[]> {
  const faults: string[] = [];
  const [viewer] = SEATS;
  for (const { games } of viewer ? servers() : []) {
    try {
      const { revision } = await games.see(neighbour, viewer as (typeof SEATS)[number], NOW);
      const answer = await games.submit({
        game: neighbour,
        viewer: viewer as (typeof SEATS)[number],
        order: { kind: 'json', value: { type: 'Tell', to: 'Bert', text: 'All is well.' } },
        dice: ANY_DICE,
        expectedRevision: revision,
        commandId: `after-${revision}`,
      });
      const last = answer.kind === 'accepted' ? answer.events.at(-1) : undefined;
      if (last) acknowledged.push({ game: neighbour, revision: last.revision, hash: last.hash });
      else faults.push(`a server that ${which} refuses an order: ${JSON.stringify(answer)}`);
      survivors.push(await games.see(game, SPECTATOR, NOW));
    } catch (error) {
      if (truth !== null && error instanceof CorruptedEvent) continue;
      faults.push(`a server that ${which} takes no order: ${String(error)} (${disk.condition})`);
    }
  }
  return faults;
}

/** What damage has done, and whether it could be mended. */
async function damageIn(
  world: World,
): Promise<{ readonly faults: readonly string[]; readonly kind: Judgement['damage'] }> {
  const { truth, disk, projector, database } = world;
  if (truth === null) return { faults: [], kind: 'none' };
  const verification = await verificationOf(world);
  const faults = await faultsOfDamage({ truth, projector, database, servers: world.servers() }, verification);
  if (verification.right) return { faults, kind: 'harmless' };
  // What stood there may have been moved within the file, and the damage with it.
  const mended =
    (await isMendedBy(world, () => disk.turnBitBack())) ||
    (await isMendedBy(world, () => putRowsBack(disk.file, truth)));
  return { faults, kind: mended ? 'mended' : 'beyond mending' };
}

/** Whether something that is done while no server is up makes the ledger whole again. */
async function isMendedBy(world: World, mend: () => void): Promise<boolean> {
  await world.killAll();
  mend();
  world.startAll();
  return (await verificationOf(world)).right;
}

async function verificationOf({ servers }: World): Promise<LedgerVerification> {
  const [server] = servers();
  if (!server) throw new Error('no server is up');
  return verifyLedger(server.store);
}

/** What was set aside comes back on all servers, and what an operator would look at afterwards is right. */
async function backFromDamage({ servers, projector }: World): Promise<void> {
  for (const server of servers()) {
    await projector.catchUp(server);
    await projector.recheck(server);
  }
}

/** The streams of both games, as they are now. */
export function streamsOf({ game, neighbour }: Pick<World, 'game' | 'neighbour'>): readonly string[] {
  return [game, neighbour].map(gameStream);
}
