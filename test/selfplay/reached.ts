import { act } from '../../src/engine/game/act.js';
import { replay } from '../../src/engine/game/replay.js';
import type { Position } from '../../src/engine/position/position.js';
import { seatId, sideOfSeat, type SeatId } from '../../src/engine/position/seat.js';
import type { Order } from '../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../src/engine/rulesets/pbem/ruleset.js';
import { frozen } from '../../src/library/conformance/frozen.js';
import { Chance } from '../../src/selfplay/chance.js';
import { outlookOf } from '../../src/selfplay/outlook.js';
import { greedy } from '../../src/selfplay/players/greedy.js';
import { random } from '../../src/selfplay/players/random.js';
import { MADE, planOf } from '../../src/selfplay/task.js';
import { Ways } from '../../src/selfplay/ways.js';
import { STOCK } from './materials.js';

/** A position that was reached by play, and what is listed in it for everybody who may act. */
export interface Reached {
  readonly position: Position;
  readonly lists: readonly { readonly seat: SeatId; readonly orders: readonly Order[] }[];
}

/** Set-ups that are made from a seed. */
type Made = (typeof MADE)[number];

/** All positions of a skirmish or a drill up to so many orders; of one seed always the same. They are frozen. */
function positionsOf(scenario: Made, seed: number, ordersMax: number): readonly Reached[] {
  const { setup } = planOf({ scenario, seed, players: [], table: 'engine' }, STOCK);
  const created = PBEM.create(setup);
  if (!created.ok) throw new Error(created.refusal.because);
  const chance = new Chance(`reached ${seed}`);
  const ways = new Ways(setup.ground);
  let position = frozen(replay(PBEM, created.value) as Position);
  const positions: Reached[] = [];
  while (positions.length < ordersMax && !position.outcome) {
    const actors = PBEM.actors(position);
    const seats = [...new Set(actors.map(({ side, player }) => seatId(side, player)))];
    const listed = seats.map((seat) => ({ seat, legal: PBEM.legal(position, seat) }));
    positions.push({
      position,
      lists: listed.map(({ seat, legal }) => ({ seat, orders: legal.map(({ order }) => order) })),
    });
    // Of two players of a side each may be waited for, though one of them has nothing that he can waive (pbem:4.4c).
    const { seat, legal } = chance.pick(listed.filter(({ legal: orders }) => orders.length > 0));
    const owes = actors.every(({ side, player, role }) => seatId(side, player) !== seat || role === 'decision');
    const outlook = outlookOf(position, { side: sideOfSeat(seat), owes }, legal, ways);
    const { order } = (chance.below(3) === 0 ? random : greedy)(outlook, chance);
    const decided = act(PBEM, position, seat, order as Order, chance);
    if (!decided.ok) throw new Error(`${JSON.stringify(order)} is listed and refused: ${decided.refusal.because}`);
    position = frozen(decided.position);
  }
  return positions;
}

/** Positions of some skirmishes; many, for little time. */
export function reachedIn(seeds: readonly number[], ordersMax = 60): readonly Reached[] {
  return seeds.flatMap((seed) => positionsOf('skirmish', seed, ordersMax));
}

/** Positions of some drills, which hold what skirmishes have not: engines, ladders, carts, prisoners, duels. */
export function drilledIn(seeds: readonly number[], ordersMax = 20): readonly Reached[] {
  return seeds.flatMap((seed) => positionsOf('drill', seed, ordersMax));
}
