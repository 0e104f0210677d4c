import { describe, expect, it } from '@jest/globals';
import type { Dice, DieRequest, RolledDie } from '../../../../src/engine/dice/dice.js';
import { canonicalJson } from '../../../../src/engine/canonical/canonical.js';
import { act } from '../../../../src/engine/game/act.js';
import type { LegalOrder, Preview } from '../../../../src/engine/game/ruleset.js';
import type { Position } from '../../../../src/engine/position/position.js';
import { seatsOf, sideOfSeat, type SeatId } from '../../../../src/engine/position/seat.js';
import type { Order } from '../../../../src/engine/rulesets/pbem/core/orders.js';
import { PBEM } from '../../../../src/engine/rulesets/pbem/ruleset.js';
import { Chance } from '../../../../src/selfplay/chance.js';
import { stagesOf } from '../../../conformance/stages.js';
import { reachedIn } from '../../../selfplay/reached.js';

/** Of the cases of each file one in so many is looked at; HERALD_STRIDE=1 looks at all of them. */
const STRIDE = Number(process.env.HERALD_STRIDE ?? 60);
/** Files with rare dice: of toppled ladders and of oil. */
const WITH_RARE_DICE = /^(19-ladders|20-fire)\.yaml/;
/** Of the orders of each type that are listed for a seat so many are tried. */
const TRIED_MAX = 2;

const STAGES = [
  ...stagesOf(() => true, STRIDE),
  ...stagesOf((name) => WITH_RARE_DICE.test(name), Math.min(STRIDE, 5)),
  ...reachedIn([51], 25).map(({ position }, index) => ({ where: `skirmish ${index}`, position })),
]
  .filter(({ position }) => !position.outcome)
  // Nobody answers beforehand, so that an order rolls no dice but its own.
  .map(({ where, position: { standing: _standing, ...position } }) => ({ where, position }));

interface Seen {
  readonly where: string;
  readonly position: Position;
  readonly seat: SeatId;
  readonly listed: LegalOrder<Order>;
}

/** Some listed orders of each type for each seat. */
const SEEN: readonly Seen[] = STAGES.flatMap(({ where, position }) =>
  seatsOf(position).flatMap((seat) => {
    const counts = new Map<string, number>();
    return PBEM.legal(position, seat).flatMap((listed): readonly Seen[] => {
      const { type } = listed.order;
      const key = `${type} ${String(listed.odds !== undefined)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return (counts.get(key) ?? 0) > TRIED_MAX ? [] : [{ where, position, seat, listed }];
    });
  }),
);

/** Dice of which the first for this purpose shows a number; all others are drawn. */
class OneFace implements Dice {
  readonly asked: string[] = [];

  constructor(
    private readonly value: number,
    private readonly purpose: string | null,
    private readonly chance = new Chance('others'),
  ) {}

  roll(request: DieRequest): RolledDie {
    const isIt = !this.asked.includes(request.purpose) && (this.purpose ?? request.purpose) === request.purpose;
    this.asked.push(request.purpose);
    const value = isIt ? Math.min(this.value, request.faces) : 1 + this.chance.below(request.faces);
    return { ...request, value, source: 'server' };
  }
}

const signOf = ({ result }: Readonly<Record<string, unknown>>): string => String(result);
const SHOTS_AND_BLOWS = ['MissileFired', 'BallistaShot', 'LanternShotAt', 'CombatResolved', 'PinAttempted'];
const LIQUIDS = ['HotLiquidStruck', 'WaterPoured'];

/** The result that an event records of its die, by the type of the event. */
const RESULTS: Readonly<Record<string, (data: Readonly<Record<string, unknown>>) => string>> = {
  ...Object.fromEntries([...SHOTS_AND_BLOWS, ...LIQUIDS].map((type) => [type, signOf])),
  ChargeRolled: ({ outcome }) => String(outcome),
  FlamingArrowShot: ({ hit }) => (hit === true ? 'hit' : '-'),
  FlamingBoltShot: ({ hit }) => (hit === true ? 'hit' : '-'),
  KindlingTried: ({ success }) => (success === true ? 'burns' : '-'),
  ToppleTried: ({ toppled }) => (toppled === true ? 'topples' : '-'),
  WaterRolled: ({ outcome, hexes }) => (typeof hexes === 'number' ? `${String(outcome)} ${hexes}` : String(outcome)),
};

type Rolled = { readonly die: number; readonly result: string; readonly modifiers: unknown };

/** The dice that an order rolls with a result of their own, in their order, and what each brings. */
function rolledBy({ position, seat, listed }: Seen, dice: Dice): readonly Rolled[] {
  const done = act(PBEM, position, seat, listed.order, dice);
  if (!done.ok) throw new Error(`${listed.summary} is listed and refused: ${done.refusal.because}`);
  return done.events.flatMap(({ type, data }) => {
    const told = data as Readonly<Record<string, unknown>>;
    const die = told['die'] as RolledDie | null | undefined;
    const resultOf = RESULTS[type];
    if (!die || !resultOf || told['counter'] === true) return [];
    if (type === 'WaterRolled' && !isOwnRoll(listed.order, die)) return [];
    const modifiers = told['modifiers'] ?? told['shifts'];
    return [{ die: die.value, result: resultOf(told), modifiers }];
  });
}

/** A man who loses his balance, or is driven onto stepping stones, rolls besides (pbem:16.126c, 17.13b). */
function isOwnRoll(order: Order, { rule }: RolledDie): boolean {
  return order.type === 'Swim' && (order.deed === 'climb' || rule !== 'pbem:26.41a');
}

const sameText = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

const tables = ({ before, next, ...odds }: Preview): readonly Preview[] => [
  ...(before ? tables(before) : []),
  odds,
  ...(next ? tables(next) : []),
];

describe('odds', () => {
  it('are those that a preview tells, and what each face of the first die brings', () => {
    const compared = new Set<string>();
    const wrong: string[] = [];
    for (const seen of SEEN) {
      const { where, position, seat, listed } = seen;
      const { odds, order, summary } = listed;
      const told = PBEM.preview(position, seat, order);
      const isSame = odds ? sameText(told, { ok: true, value: odds }) : !told.ok;
      if (!isSame) wrong.push(`${where}: ${summary}: listed and previewed otherwise`);
      const [first] = odds ? tables(odds) : [];
      for (const { die, result } of first?.byDie ?? []) {
        const [rolled] = rolledBy(seen, new OneFace(die, null));
        if (!rolled) continue;
        if (rolled.die !== die || rolled.result !== result) {
          wrong.push(`${where}: ${summary}: ${die} brings ${rolled.result}, not ${result}`);
        }
        if (rolled.modifiers && !sameText(rolled.modifiers, first?.modifiers)) wrong.push(`${where}: ${summary}: DRM`);
        compared.add(order.type);
      }
    }
    expect(wrong).toEqual([]);
    const usual = ['Attack', 'Fire', 'FlamingArrow', 'Pin', 'Pour', 'Swim', 'ThrowOil', 'ToppleLadder'];
    expect([...compared]).toEqual(expect.arrayContaining(usual));
  });

  it('name each die with a result of its own that the order rolls, in their order', () => {
    const wrong: string[] = [];
    for (const seen of SEEN) {
      const { where, listed } = seen;
      if (!listed.odds) continue;
      for (const value of [1, 4, 10]) {
        const rolled = rolledBy(seen, new OneFace(value, null));
        const left = [...tables(listed.odds)];
        for (const { die, result } of rolled) {
          const at = left.findIndex(({ byDie }) => byDie.some((one) => one.die === die && one.result === result));
          if (at < 0) wrong.push(`${where}: ${listed.summary}: rolls ${die}, ${result}`);
          // Oil strikes each of a crew by the same table.
          left.splice(0, at);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

function spentBetween(before: Position, after: Position, unit: string): number {
  const spent = ({ units, hidden }: Position): number => (units[unit] ?? hidden?.[unit])?.acts.mpSpent ?? 0;
  return spent(after) - spent(before);
}

/** The unit that makes an order, or the first of several. */
function makerOf(order: Order): string {
  const {
    unit,
    units = [],
    bearers = [],
    crew = [],
    workers = [],
  } = order as Readonly<
    Partial<Record<'unit', string> & Record<'units' | 'bearers' | 'crew' | 'workers', readonly string[]>>
  >;
  return unit ?? [...units, ...bearers, ...crew, ...workers][0] ?? '';
}

it('the MP that an order is listed with are what it spends', () => {
  const wrong: string[] = [];
  for (const { where, position, seat, listed } of SEEN) {
    const { order, mp, summary } = listed;
    if (order.type === 'Pin' || order.type === 'GoOn') continue;
    const done = act(PBEM, position, seat, order, new OneFace(5, null));
    if (!done.ok || done.position.pending.length > position.pending.length) continue;
    // A unit that comes upon hidden enemies stops.
    const stops = done.events.some(({ type }) => type === 'UnitRevealed');
    if (stops || done.position.turn.side !== position.turn.side) continue;
    const isWay = ['Advance', 'Retreat', 'Flee'].includes(order.type);
    const spent = spentBetween(position, done.position, makerOf(order));
    const all = Object.keys(position.units).map((unit) => spentBetween(position, done.position, unit));
    const load = done.events.reduce((sum, { type, data }) => sum + (type === 'CarryingPaid' ? data.mp : 0), 0);
    // An animal that is driven spends the MP, and its driver none.
    const isTrue = mp === null || isWay ? spent === 0 : spent === mp + load || all.includes(mp);
    if (!isTrue) wrong.push(`${where}: ${summary}: spends ${spent}, not ${mp ?? 'nothing'}`);
  }
  expect(wrong).toEqual([]);
});

/** The same order with another unit or hex of the game in one place; null: it is no order any more. */
function spoilt({ units }: Position, order: Order, chance: Chance): Order | null {
  const names = [...Object.keys(units), ...Object.values(units).flatMap(({ hexes }) => hexes)];
  const members = Object.entries(order as Readonly<Record<string, unknown>>).filter(
    ([key, value]) => key !== 'type' && (typeof value === 'string' || Array.isArray(value)),
  );
  if (members.length === 0) return null;
  const [key, value] = chance.pick(members);
  const name = chance.pick(names);
  const parsed = PBEM.parseOrder({ ...order, [key]: typeof value === 'string' ? name : [name] });
  return parsed.ok ? parsed.value : null;
}

it('a preview is refused as the order is, and for nothing else', () => {
  const chance = new Chance('spoilt');
  const wrong: string[] = [];
  let refused = 0;
  for (const { where, position, seat, listed } of SEEN) {
    const order = spoilt(position, listed.order, chance);
    if (!order) continue;
    const decided = act(PBEM, position, seat, order, new OneFace(5, null));
    const told = PBEM.preview(position, seat, order);
    const name = `${where}: ${JSON.stringify(order)}`;
    const isNone = !told.ok && told.refusal.code === 'malformed';
    if (isNone || (decided.ok && told.ok)) continue;
    refused += 1;
    if (decided.ok || told.ok || !sameText(told.refusal, decided.refusal)) {
      wrong.push(`${name}: ${JSON.stringify(told)}, and really ${JSON.stringify(decided.ok || decided.refusal)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(50);
});

it('what is lost with a step is what no later step of the turn takes', () => {
  const keysOf = (order: Order): readonly string[] => {
    const given = { type: 'OrderGiven', data: { number: 1, side: 'red', order } } as const;
    return PBEM.indexOf(given).units.map((unit) => `${unit} ${order.type}`);
  };
  for (const { where, position } of STAGES) {
    const seat = seatsOf(position).find((one) => sideOfSeat(one) === position.turn.side) ?? '';
    const told = PBEM.lost?.(position, seat, 'step') ?? [];
    const later = told.length > 0 ? (PBEM.planned?.(position, seat) ?? []).slice(1) : [];
    const taken = new Set(later.flatMap((state) => PBEM.legal(state, seat).flatMap(({ order }) => keysOf(order))));
    for (const { unit, types, kind } of told) {
      const again = types.filter((type) => kind !== 'fire' && taken.has(`${unit ?? ''} ${type}`));
      expect([where, unit, again]).toEqual([where, unit, []]);
    }
  }
});
