import { CorruptedEvent } from '../../src/ledger/errors.js';
import { diceStream, gameStream } from '../../src/ledger/game-stream.js';
import { type LedgerVerification, verifyLedger } from '../../src/ledger/verify-ledger.js';
import type { SeenGame } from '../../src/play/seen.js';
import type { ReadModelDatabase } from '../../src/projections/database.js';
import { ANY_DICE, NOW, SPECTATOR } from '../play/support.js';
import type { Acknowledged, Client } from './client.js';
import { faultsOfDamage, type Truth } from './damage.js';
import { SEATS } from './game.js';
import { faultsOf } from './invariants.js';
import type { Machine } from './machine.js';
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
  readonly machine: Machine;
  /** The contents of the ledger when the disk flipped a bit; null: no bit was flipped. */
  readonly truth: Truth | null;
}

/** The result of a world. */
export interface Judgement {
  readonly faults: readonly string[];
  /** The results of damage. */
  readonly damage: 'none' | 'harmless' | 'mended' | 'beyond mending';
}

type Look = Pick<SeenGame, 'revision' | 'fingerprint'>;

/** Facts that are gathered on the way: acknowledged orders, and the answers of servers that never died. */
interface Gathered {
  readonly acknowledged: Acknowledged[];
  readonly survivors: Look[];
}

/** Looks whether everything is as it must be, first at the servers that lived through everything, then at new ones. */
export async function judge(world: World): Promise<Judgement> {
  const told = world.clients.flatMap(({ surprises }) => surprises.map((one) => `a client was told: ${one}`));
  const stuck = world.projector.surprises.map((one) => `the projector: ${one}`);
  if (told.length + stuck.length > 0) return { faults: [...told, ...stuck], damage: 'none' };
  const gathered = { acknowledged: world.clients.flatMap((client) => client.acknowledged), survivors: [] };
  const faults = await goingOn(world, gathered, { which: 'lived through it', mayBeDamaged: world.truth !== null });
  await world.machine.killAll();
  world.machine.startAll();
  const damage = await damageIn(world, gathered);
  faults.push(...damage.faults);
  if (damage.kind === 'beyond mending' || faults.length > 0) return { faults, damage: damage.kind };
  faults.push(...(await goingOn(world, gathered, { which: 'is new', mayBeDamaged: false })));
  if (world.truth !== null) await backFromDamage(world);
  const ended = { ...world, servers: world.machine.up, ...gathered };
  return { faults: [...faults, ...(await faultsOf(ended))], damage: damage.kind };
}

/** Every server that is up shows the game, and takes an order of the one beside it. */
async function goingOn(
  world: World,
  { acknowledged, survivors }: Gathered,
  { which, mayBeDamaged }: { readonly which: string; readonly mayBeDamaged: boolean },
): Promise<string[]> {
  const faults: string[] = [];
  for (const server of world.machine.up) {
    try {
      acknowledged.push(await orderIn(server, world.neighbour));
      survivors.push(await server.games.see(world.game, SPECTATOR, NOW));
    } catch (error) {
      if (mayBeDamaged && error instanceof CorruptedEvent) continue;
      faults.push(`a server that ${which} does not go on: ${String(error)}`);
    }
  }
  return faults;
}

/** Gives an order that is always legal. Throws if it is not accepted. */
async function orderIn({ games }: Server, game: string): Promise<Acknowledged> {
  const [viewer] = SEATS;
  const { revision } = await games.see(game, viewer, NOW);
  const answer = await games.submit({
    game,
    viewer,
    order: { kind: 'json', value: { type: 'Tell', to: 'Bert', text: 'All is well.' } },
    dice: ANY_DICE,
    expectedRevision: revision,
    commandId: `after-${revision}`,
  });
  const last = answer.kind === 'accepted' ? answer.events.at(-1) : undefined;
  if (!last) throw new Error(`the order is not accepted: ${JSON.stringify(answer)}`);
  return { game, revision: last.revision, hash: last.hash };
}

/** The effects of damage, and whether it could be mended. */
async function damageIn(
  world: World,
  { acknowledged }: Gathered,
): Promise<{ readonly faults: readonly string[]; readonly kind: Judgement['damage'] }> {
  const { truth, projector, database, neighbour } = world;
  const { disk } = world.machine;
  if (truth === null) return { faults: [], kind: 'none' };
  const verification = await verificationOf(world);
  const faults = await faultsOfDamage({ truth, projector, database, servers: world.machine.up }, verification);
  if (verification.right) return { faults, kind: 'harmless' };
  // Without the secrets of its dice a game takes no orders.
  if ([gameStream(neighbour), diceStream(neighbour)].every((stream) => isSound(verification, stream))) {
    for (const server of world.machine.up) acknowledged.push(await orderIn(server, neighbour));
  }
  // SQLite may have moved the data within the file, and the damage with it.
  const mended =
    (await isMendedBy(world, () => disk.turnBitBack())) ||
    (await isMendedBy(world, () => putRowsBack(disk.file, truth)));
  return { faults, kind: mended ? 'mended' : 'beyond mending' };
}

/** Whether nothing is wrong with a stream: then its game goes on, whatever is wrong with others. */
function isSound({ findings, damaged, integrity }: LedgerVerification, stream: string): boolean {
  if (integrity.findings.length > 0 || damaged.some((row) => row.stream === null)) return false;
  return [...findings, ...damaged].every((finding) => finding.stream !== stream);
}

/** Whether something that is done while no server is up makes the ledger whole again. */
async function isMendedBy(world: World, mend: () => void): Promise<boolean> {
  await world.machine.killAll();
  mend();
  world.machine.startAll();
  return (await verificationOf(world)).right;
}

async function verificationOf({ machine }: World): Promise<LedgerVerification> {
  const [server] = machine.up;
  if (!server) throw new Error('no server is up');
  return verifyLedger(server.store);
}

/** Streams that were set aside come back on all servers, and the checks of an operator pass afterwards. */
async function backFromDamage({ machine, projector }: World): Promise<void> {
  for (const server of machine.up) {
    await projector.catchUp(server);
    await projector.recheck(server);
  }
}
