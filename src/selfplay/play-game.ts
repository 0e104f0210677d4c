import type { GameEvent } from '../engine/game/event.js';
import type { Refusal } from '../engine/game/refusal.js';
import type { Actor, LegalOrder } from '../engine/game/ruleset.js';
import { canonicalJson } from '../engine/canonical/canonical.js';
import { fingerprint } from '../engine/position/fingerprint.js';
import type { Position } from '../engine/position/position.js';
import { seatId, type SeatId } from '../engine/position/seat.js';
import type { SideId } from '../engine/position/unit.js';
import { wrongInLog } from '../library/invariants/log.js';
import { Chance } from './chance.js';
import { DoorTable } from './door-table.js';
import { EngineTable } from './engine-table.js';
import type { Fault, FaultKind } from './fault.js';
import type { GamePlan } from './game-plan.js';
import type { GameReport, GivenOrder } from './game-report.js';
import { outlookOf } from './outlook.js';
import type { Choice } from './player.js';
import { PLAYERS, seated } from './players.js';
import { refusedProbe } from './probe.js';
import { writeRecord } from './record.js';
import { ruleless } from './spoilt.js';
import type { Table } from './table.js';
import { Watch } from './watch.js';
import { Ways } from './ways.js';

/** Far more orders than any game needs. */
const ORDERS_MAX = 20_000;

/** Plays one game to its end, watched event by event. A fault ends it and stands in the report; nothing is thrown. */
export async function playGame(plan: GamePlan): Promise<GameReport> {
  const game = new Game(plan);
  try {
    return await game.play();
  } catch (error) {
    return game.report(faultOf(error));
  }
}

/** Ends a game. */
class Broken extends Error {
  constructor(
    readonly kind: FaultKind,
    because: string,
  ) {
    super(because);
  }
}

function faultOf(error: unknown): Pick<Fault, 'kind' | 'because'> {
  if (error instanceof Broken) return { kind: error.kind, because: error.message };
  return { kind: 'threw', because: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

function refusedInWords(order: string, { code, rule, because }: Refusal): string {
  return `"${order}" is listed and refused (${code}, ${rule ?? 'no rule'}): ${because}`;
}

/** The seat that may act, and its legal orders. */
interface Able {
  readonly actor: Actor;
  readonly listed: readonly LegalOrder<unknown>[];
}

/** A game under way. */
class Game {
  readonly #plan: GamePlan;
  readonly #watch: Watch;
  readonly #ways: Ways;
  readonly #chances: ReadonlyMap<SideId, Chance>;
  readonly #dice: Chance;
  readonly #probes: Chance;
  readonly #seats: ReadonlyMap<SideId, string>;
  readonly #given: GivenOrder[] = [];
  readonly #types: Record<string, number> = {};
  readonly #eventTypes: Record<string, number> = {};
  #events = 0;
  #position: Position | null = null;
  #failed: { readonly side: SeatId; readonly order: unknown } | null = null;

  constructor(plan: GamePlan) {
    const { setup, players, seed, scenario } = plan;
    const chance = new Chance(`${scenario} ${seed}`);
    const names = seated(players, setup.sides.length, seed);
    this.#plan = plan;
    this.#watch = new Watch(plan.book);
    this.#ways = new Ways(setup.ground);
    this.#dice = chance.branch('dice');
    this.#probes = chance.branch('probes');
    this.#chances = new Map(setup.sides.map((side) => [side, chance.branch(side)]));
    this.#seats = new Map(setup.sides.map((side, index) => [side, names[index] ?? 'random']));
  }

  async play(): Promise<GameReport> {
    const { book, setup, table: kind, scenario, seed } = this.#plan;
    const table: Table =
      kind === 'engine'
        ? EngineTable.open(book, setup, this.#dice)
        : await DoorTable.open(book, setup, this.#dice, `${scenario} ${seed}`);
    try {
      return await this.#playAt(table);
    } finally {
      await table.close();
    }
  }

  async #playAt(table: Table): Promise<GameReport> {
    await this.#follow(table, await table.log(0));
    for (let orders = 0; orders < ORDERS_MAX; orders += 1) {
      const { position, actors } = await table.look();
      if (actors.length === 0) return this.#end(table);
      await this.#act(table, position, await this.#whoCan(table, actors));
    }
    throw new Broken('endless', `the game has not ended after ${ORDERS_MAX} orders`);
  }

  /**
   * The first actor with a legal order. An actor may have none while another player of his side owes a decision
   * (pbem:1.2a); then the other player has orders.
   */
  async #whoCan(table: Table, actors: readonly Actor[]): Promise<Able> {
    for (const actor of actors) {
      const listed = await table.legal(seatId(actor.side, actor.player));
      if (listed.length > 0) return { actor, listed };
    }
    throw new Broken('stuck', `nobody of those who must act has anything to order: ${JSON.stringify(actors)}`);
  }

  async #act(table: Table, position: Position, { actor, listed }: Able): Promise<void> {
    const { side, role } = actor;
    const seat = seatId(side, actor.player);
    const outlook = outlookOf(position, { side, owes: role === 'decision' }, listed, this.#ways);
    const player = PLAYERS[this.#seats.get(side) ?? ''];
    const chance = this.#chances.get(side);
    if (!player || !chance) throw new Error(`nobody plays ${side}`);
    this.#probe(this.#watch.position, seat, outlook.choices);
    const { order } = player({ ...outlook, given: this.#types }, chance);
    this.#failed = { side: seat, order };
    this.#writeAndRead(order);
    const answer = await table.give(seat, order);
    if (!answer.ok) {
      throw new Broken('refused', refusedInWords(this.#inWords(order), answer.refusal));
    }
    this.#types[order.type] = (this.#types[order.type] ?? 0) + 1;
    const events = await table.log(this.#events);
    const dice = this.#plan.book.ruleset.diceOf(events).map(({ value }) => value);
    this.#given.push({ side: seat, order, dice });
    this.#failed = null;
    await this.#follow(table, events);
  }

  #probe(position: Position, seat: SeatId, choices: readonly Choice[]): void {
    const refused = refusedProbe(this.#plan.book, position, seat, choices, this.#probes);
    if (!refused) return this.#spoil(position, seat, choices);
    this.#failed = { side: seat, order: refused.order };
    throw new Broken('refused', refusedInWords(this.#inWords(refused.order), refused.refusal));
  }

  #spoil(position: Position, seat: SeatId, choices: readonly Choice[]): void {
    const spoilt = ruleless(this.#plan.book, position, seat, choices, this.#probes);
    if (!spoilt) return;
    const { code, because } = spoilt.refusal;
    throw new Broken('ruleless', `${JSON.stringify(spoilt.order)} is refused (${code}) without a rule: ${because}`);
  }

  async #follow(table: Table, events: readonly GameEvent[]): Promise<void> {
    this.#events += events.length;
    for (const { type } of events) this.#eventTypes[type] = (this.#eventTypes[type] ?? 0) + 1;
    const { position } = await table.look();
    const [wrong] = this.#watch.follow(events, position);
    this.#position = this.#watch.position;
    if (wrong !== undefined) throw new Broken('invariant', wrong);
  }

  /** The written form of an order gives the same order back. */
  #writeAndRead(order: unknown): void {
    const text = this.#inWords(order);
    const read = this.#plan.book.readOrder(text);
    if (!read.ok) throw new Broken('notation', `"${text}" cannot be read: ${read.refusal.because}`);
    const [was, is] = [canonicalJson(order), canonicalJson(read.value.order)];
    if (was !== is) throw new Broken('notation', `"${text}" is written for ${was} and read as ${is}`);
  }

  async #end(table: Table): Promise<GameReport> {
    const [wrong] = [
      ...wrongInLog(this.#plan.book, await table.log(0), this.#watch.position),
      ...(await table.audit()),
    ];
    if (wrong !== undefined) throw new Broken('log', wrong);
    await this.#record(table);
    return this.report(null);
  }

  async #record(table: Table): Promise<void> {
    const { record, scenario, seed } = this.#plan;
    const lines = table.exported();
    if (record !== undefined && lines) await writeRecord(record, `${scenario}-${seed}`, lines);
  }

  #inWords(order: unknown): string {
    return this.#plan.book.writeOrder(order);
  }

  report(fault: Pick<Fault, 'kind' | 'because'> | null): GameReport {
    const { scenario, seed } = this.#plan;
    const position = this.#position;
    return {
      scenario,
      seed,
      seats: Object.fromEntries(this.#seats),
      outcome: position?.outcome ?? null,
      gameTurns: position?.turn.gameTurn ?? 0,
      orders: this.#given.length,
      events: this.#events,
      orderTypes: { ...this.#types },
      eventTypes: { ...this.#eventTypes },
      fault: fault && { ...fault, afterOrders: this.#given.length },
      fingerprint: position ? fingerprint(position) : '',
      ...(fault ? { given: this.#given } : {}),
      ...(fault && this.#failed ? { failed: this.#failed } : {}),
    };
  }
}
