import { isDiceEvent, type DiceEvent } from '../../game/dice-told.js';
import { isParleyEvent, type ParleyEvent } from '../../game/parley/events.js';
import type { SiegeEvent, SiegeEventOf } from '../events.js';
import type { ScenarioName, Siege, SiegeSide } from '../siege.js';
import type { Thing, ThingKind } from './things.js';

/**
 * All kinds of happenings in a siege. `calendar`: a part of the day begins or is over; `dice`: a word for the dice, or
 * a secret of the dice that is opened; `quarrel`: a claim, what follows from it, or another word of the parley.
 */
export const HAPPENINGS = [
  'setUp',
  'dice',
  'order',
  'calendar',
  'initiative',
  'passing',
  'sally',
  'attack',
  'detailedDay',
  'work',
  'battering',
  'wear',
  'repair',
  'building',
  'filling',
  'healing',
  'absence',
  'placing',
  'reinforcements',
  'supplies',
  'outcome',
  'quarrel',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** Purposes of the dice of a siege (pbem:2.81a, 19.3j, 19.51b, 24.2a, 22.9r). */
export const DICE_PURPOSES = ['initiative', 'battering', 'filling', 'healing', 'absence'] as const;

/** Any event that the log of a siege may have. */
export type CalendarEvent = SiegeEvent | DiceEvent | ParleyEvent;

/** The kind of an event and the things that it names. */
interface Concern {
  readonly happening: Happening;
  /** Things that the event names, whether it changes them or not. */
  readonly things: readonly Thing[];
}

type Concerns = {
  readonly [Type in SiegeEvent['type']]: (data: SiegeEventOf<Type>['data'], before: Siege | null) => Concern;
};

const IN_SCENARIO: Readonly<Record<ScenarioName, Happening>> = {
  sallyAttacker: 'sally',
  sallySupplies: 'sally',
  attackCastle: 'attack',
  day: 'detailedDay',
};

/** Every event of a siege has an entry; a new event does not compile without one. */
const CONCERNS: Concerns = {
  SiegeSetUp: () => about('setUp'),
  OrderTaken: ({ order }) => about('order', ...thingsOfOrder(order)),
  DayBegan: ({ healed, back = [] }) =>
    about(healed.length > 0 ? 'healing' : 'calendar', ...all('fighter', [...healed, ...back])),
  NightBegan: () => about('calendar'),
  InitiativeRolled: () => about('initiative'),
  PassedOver: () => about('passing'),
  ScenarioOpened: ({ scenario }) => about(IN_SCENARIO[scenario]),
  ScenarioFought: ({ wounded, killed, captured, fled = [], lost, worn, places }, before) =>
    about(
      IN_SCENARIO[before?.opened?.at(-1)?.scenario ?? 'day'],
      ...all('fighter', [
        ...wounded,
        ...killed,
        ...captured.map(({ unit }) => unit),
        ...fled,
        ...places.map(({ unit }) => unit),
      ]),
      ...all('engine', [...lost, ...worn.map(({ engine }) => engine)]),
    ),
  WorkBegan: ({ repair, build }) => about('work', ...all('engine', [...repair, ...build])),
  TargetBattered: ({ target, engines }) => about('battering', ...all('target', [target]), ...all('engine', engines)),
  EnginesWorn: ({ target, shares }) =>
    about(
      'wear',
      ...all('target', [target]),
      ...all(
        'engine',
        shares.map(({ engine }) => engine),
      ),
    ),
  RepairBegan: ({ engines }) => about('repair', ...all('engine', engines)),
  FillingBegan: ({ hex }) => about('filling', ...all('moat', [hex])),
  FighterPlaced: ({ unit }) => about('placing', ...all('fighter', [unit])),
  SideClosed: () => about('calendar'),
  MoatRolled: ({ hex }) => about('filling', ...all('moat', [hex])),
  EnginesRepaired: ({ engines }) => about('repair', ...all('engine', engines)),
  EnginesBuiltOn: ({ engines }) => about('building', ...all('engine', engines)),
  HealingRolled: ({ unit }) => about('healing', ...all('fighter', [unit])),
  RunawayRolled: ({ unit }) => about('absence', ...all('fighter', [unit])),
  FightersJoined: ({ units }) => about('reinforcements', ...all('fighter', units)),
  GoodsDelivered: ({ side, goods }) =>
    about(
      'supplies',
      ...all(
        'store',
        Object.keys(goods).map((name) => `${side}/${name}`),
      ),
    ),
  PartEnded: () => about('calendar'),
  SiegeEnded: () => about('outcome'),
};

/** The kind of an event and the things that it names; `before`: the siege before the event. */
export function concernOf(event: CalendarEvent, before: Siege | null): Concern {
  if (isDiceEvent(event)) return about('dice');
  if (isParleyEvent(event)) return about('quarrel');
  return (CONCERNS[event.type] as (data: SiegeEvent['data'], before: Siege | null) => Concern)(event.data, before);
}

/**
 * The side of an event: the side that it states, or the owner of the engines or the fighter that it names; only the
 * attacker fills moats (pbem:19.51a). Null: neither side, as for a scenario.
 */
export function sideOfEvent(
  { type, data }: CalendarEvent,
  { things }: Concern,
  before: Siege | null,
): SiegeSide | null {
  if (type === 'ScenarioFought') return null;
  // A seat that makes a statement about the dice or in the parley is a side of the siege.
  if ('side' in data) return data.side as SiegeSide | null;
  for (const { kind, name } of things) {
    if (kind === 'engine' && before?.engines[name]) return before.engines[name].side;
    if (kind === 'moat') return 'attacker';
  }
  const [first] = things;
  return first?.kind === 'fighter' && things.length === 1 ? (before?.fighters[first.name]?.side ?? null) : null;
}

function thingsOfOrder(order: SiegeEventOf<'OrderTaken'>['data']['order']): readonly Thing[] {
  switch (order.type) {
    case 'Work': {
      const { batter = [], repair = [], build = [] } = order;
      const engines = [...batter.flatMap((one) => one.engines), ...repair, ...build];
      return [
        ...all(
          'target',
          batter.map(({ target }) => target),
        ),
        ...all('engine', engines),
      ];
    }
    case 'ShareWear':
      return all(
        'engine',
        order.shares.map(({ engine }) => engine),
      );
    case 'Repair':
      return all('engine', order.engines);
    case 'Fill':
      return all('moat', [order.hex]);
    case 'Place':
      return all('fighter', [order.unit]);
    case 'RollInitiative':
    case 'Choose':
    case 'Close':
    case 'Report':
      return [];
  }
}

function about(happening: Happening, ...things: readonly Thing[]): Concern {
  return { happening, things };
}

function all(kind: ThingKind, names: readonly string[]): readonly Thing[] {
  return names.map((name) => ({ kind, name }));
}
