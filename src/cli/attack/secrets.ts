import type { Attack } from './attack.js';
import { newGame, type OwnGame, play, type SeatWanted } from './own-game.js';
import { allReadBy, type Reader } from './reading.js';
import type { Target } from './target.js';

type Orders = readonly (readonly [seat: string, text: string])[];

/**
 * Two games that differ only in a secret, the readers who may not know it, and the place where its owner must see it.
 */
interface Twins {
  readonly secret: string;
  readonly scenario: string;
  readonly seats?: readonly SeatWanted[];
  readonly games: readonly [Orders, Orders];
  readonly owner: string;
  /** The part that may differ only in the owner's reading. */
  readonly shownIn: string;
  readonly strangers: readonly Reader[];
  /** A unit that everybody sees, from whose place the field is looked at. */
  readonly unit: string;
}

const STANDING = 'standing retreat cover for Orm';
const brawl = (standing: string, path: string): Orders => [
  ['blue', standing],
  ['red', 'end step'],
  ['red', path],
];
const lying = (lairs: string): Orders => [
  ['red', lairs],
  ['blue', 'end step'],
  ['blue', 'Baldric: N12'],
];
const talking = (message: string): Orders => [['Talkers', `tell Sticks "${message}"`]];

const TWINS: readonly Twins[] = [
  {
    secret: 'standing orders',
    scenario: 'tavern-brawl',
    games: [
      brawl(STANDING, 'Jankin: P9, P8, P7, Q7'),
      brawl('standing advance never for Orm, Ivo', 'Jankin: P9, P8, P7, Q7'),
    ],
    owner: 'blue',
    shownIn: 'standing',
    strangers: ['red', null],
    unit: 'Jankin',
  },
  {
    secret: 'the plan of a move',
    scenario: 'tavern-brawl',
    games: [brawl(STANDING, 'Jankin: P9, P8, P7, Q7'), brawl(STANDING, 'Jankin: P9, Q9, Q10')],
    owner: 'red',
    shownIn: 'standing',
    strangers: ['blue', null],
    unit: 'Jankin',
  },
  {
    secret: 'hidden units',
    scenario: 'damp-ferns',
    games: [lying('hide Black-Joan in P6, Scathe in Q7, Hodge in M7'), lying('hide nobody')],
    owner: 'red',
    shownIn: 'board',
    strangers: ['blue', null],
    unit: 'Baldric',
  },
  {
    secret: 'messages between players of a side',
    scenario: 'settling-up',
    seats: [{ side: 'red', player: 'Talkers' }, { side: 'red', player: 'Sticks' }, { side: 'blue' }],
    games: [talking('at dawn by the well'), talking('stay where you are')],
    owner: 'Talkers',
    shownIn: 'history',
    strangers: ['blue', null],
    unit: 'Wat',
  },
];

/** Reading secrets as a spectator and as the enemy, by every door. */
export const secrets: Attack = {
  name: 'secrets',
  what: 'reading secrets as spectator and as rival: GraphQL, export, subscription, pictures, the past',
  async try(target) {
    const faults: string[] = [];
    for (const twins of TWINS) faults.push(...(await toldApart(target, twins)));
    return faults;
  },
};

async function toldApart(target: Target, twins: Twins): Promise<readonly string[]> {
  const games: OwnGame[] = [];
  for (const orders of twins.games) {
    const game = await newGame(target, twins.scenario, twins.seats);
    await play(target, game, orders);
    games.push(game);
  }
  const differing = async (reader: Reader): Promise<readonly string[]> => {
    const [one, other] = await Promise.all(games.map((game) => allReadBy(target, game, reader, twins.unit)));
    return [...(one?.keys() ?? [])].filter((door) => one?.get(door) !== other?.get(door));
  };
  const faults: string[] = [];
  for (const stranger of twins.strangers) {
    const doors = await differing(stranger);
    if (doors.length > 0)
      faults.push(`${twins.secret} can be told by ${stranger ?? 'a spectator'}: ${doors.join(', ')}`);
  }
  // An attack that would not see a secret even where it is shown proves nothing.
  const shown = (await differing(twins.owner)).includes(twins.shownIn);
  return shown ? faults : [...faults, `${twins.secret} are not shown to ${twins.owner}, so nothing was tried`];
}
