import { shelfOf, type Rulebook, type Rulebooks } from '../../src/engine/game/rulebook.js';
import type { LegalOrder } from '../../src/engine/game/ruleset.js';
import { RULEBOOKS, SHIPPED_RULEBOOKS } from '../../src/library/rulesets.js';
import type { Viewer } from '../../src/play/viewer.js';
import type { Chance } from '../../src/selfplay/chance.js';
import { man, setupOf } from '../engine/rulesets/pbem/support-play.js';
import type { Sabotage } from './sabotage.js';

/** Two players of red, who may write to each other, and blue: few units, so that they soon meet. */
export const WORLD_SETUP = setupOf({
  units: [
    man('Ann', 'red', 'D4', { player: 'Anna' }),
    man('Ben', 'red', 'D6', { player: 'Bert' }),
    man('Cyd', 'blue', 'E5'),
    man('Dan', 'blue', 'F6'),
  ],
  over: {
    options: { multiPlayerSides: true, limitedTeamTalk: false },
    players: { red: [{ name: 'Anna' }, { name: 'Bert' }] },
    length: { gameTurns: 4, endsWithOneSideLeft: true },
  },
});

type Seat = Extract<Viewer, { kind: 'seat' }>;

export const SEATS: readonly [Seat, ...Seat[]] = [
  { kind: 'seat', side: 'red', player: 'Anna' },
  { kind: 'seat', side: 'red', player: 'Bert' },
  { kind: 'seat', side: 'blue' },
];

/** The device of a player. Command ids belong to a seat, so two devices of one seat must have different ids. */
export interface Device {
  readonly viewer: Seat;
  readonly name: string;
}

/** The players of red have two devices each, which order at the same time: so the servers race for a revision. */
export const DEVICES: readonly Device[] = [
  ...SEATS.map((viewer) => ({ viewer, name: 'desk' })),
  ...SEATS.filter(({ side }) => side === 'red').map((viewer) => ({ viewer, name: 'pocket' })),
];

/** The text of a message that only the two players of red may read. */
export const SECRET_PATTERN = /marker-\d+/g;

/** The rulebooks of the world; without a veil if that is what is broken. */
export function booksOf(sabotage: Sabotage): Rulebooks {
  if (sabotage !== 'noVeil') return RULEBOOKS;
  return shelfOf(SHIPPED_RULEBOOKS.map(withoutVeil));
}

function withoutVeil({ ruleset: { veil: _veil, ...ruleset }, ...book }: Rulebook): Rulebook {
  return { ...book, ruleset };
}

/** The next action of a player: mostly a legal order, now and then a message or the end of a step. */
export function chosen(
  { player }: Seat,
  legal: readonly LegalOrder<unknown>[],
  chance: Chance,
  marker: string,
): unknown {
  if (player !== undefined && chance.below(4) === 0) {
    return { type: 'Tell', to: player === 'Anna' ? 'Bert' : 'Anna', text: marker };
  }
  const orders = legal.map(({ order }) => order);
  const moves = orders.filter((order) => (order as { type: string }).type !== 'EndStep');
  return orders.length === 0
    ? { type: 'EndStep' }
    : chance.pick(moves.length > 0 && chance.below(3) > 0 ? moves : orders);
}
