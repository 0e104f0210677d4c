import { type Fighter, type Siege, type SiegeEngine, type Today, NOTHING_DONE } from './siege.js';
import type { SiegeEvent, SiegeEventOf } from './events.js';
import { siegeOf } from './siege-of.js';

/** An event that cannot be true of the siege: the log is corrupt. */
class IllegalSiegeEvent extends Error {
  constructor(event: SiegeEvent, because: string) {
    super(`${event.type}: ${because}`);
  }
}

type LaterEvent = Exclude<SiegeEvent, { type: 'SiegeSetUp' }>;
type Appliers = {
  readonly [Type in LaterEvent['type']]: (siege: Siege, event: SiegeEventOf<Type>) => Siege;
};

const APPLIERS: Appliers = {
  OrderTaken: (siege, event) => {
    if (event.data.number !== siege.orders + 1) {
      throw new IllegalSiegeEvent(event, `order ${event.data.number} follows order ${siege.orders}`);
    }
    return { ...siege, orders: event.data.number };
  },
  DayBegan: beginDay,
  NightBegan: (siege) => {
    const { battered, fought, repairing, filling } = siege.today;
    const today = { ...NOTHING_DONE, battered, ...(fought ? { fought } : {}) };
    const repaired = repairing.length > 0 ? { repaired: repairing } : {};
    const filled = filling === undefined ? {} : { filled: filling };
    return { ...siege, night: true, stage: 'morning', today, ...repaired, ...filled };
  },
  InitiativeRolled: (siege, { data }) => ({ ...today(siege, { initiative: data.side }), stage: 'choice' }),
  PassedOver: (siege) => ({ ...today(siege, { choice: 'none' }), stage: 'evening' }),
  ScenarioOpened: (siege, { data: { scenario } }) => {
    const { day, night, opened = [] } = siege;
    return {
      ...today(siege, { choice: scenario }),
      stage: 'scenario',
      opened: [...opened, { day, night, scenario }],
    };
  },
  ScenarioFought: afterScenario,
  WorkBegan: (siege, { data: { repair, build } }) => ({
    ...today(siege, { choice: 'work', repairing: [...siege.today.repairing, ...repair], building: build }),
    stage: 'evening',
  }),
  TargetBattered: batter,
  EnginesWorn: (siege, { data: { target, shares } }) => {
    const wear = siege.today.wear.filter((owed) => owed.target !== target);
    const worn = shares.reduce(
      (before, { engine, points }) =>
        withEngine(before, engine, ({ onboard: _past, ...was }) => ({ ...was, wear: was.wear + points })),
      today(siege, { wear }),
    );
    return { ...worn, stage: wear.length > 0 ? 'wear' : 'evening' };
  },
  RepairBegan: (siege, { data }) => today(siege, { repairing: [...siege.today.repairing, ...data.engines] }),
  FillingBegan: (siege, { data }) => today(siege, { filling: data.hex }),
  FighterPlaced: placed,
  SideClosed: (siege, { data }) => today(siege, { closed: [...siege.today.closed, data.side] }),
  MoatRolled: (siege, { data: { hex, filled } }) =>
    filled ? { ...siege, moat: { ...siege.moat, [hex]: { ...siege.moat[hex], filled: true } } } : siege,
  EnginesRepaired: (siege, { data }) =>
    data.engines.reduce(
      (before, engine) => withEngine(before, engine, ({ onboard: _past, ...was }) => ({ ...was, wear: 0 })),
      siege,
    ),
  EnginesBuiltOn: (siege, { data }) =>
    data.engines.reduce((before, engine) => withEngine(before, engine, (was) => builtOn(was)), siege),
  HealingRolled: (siege, { data: { unit, days } }) =>
    withFighter(siege, unit, ({ fresh: _fresh, ...was }) => ({
      ...was,
      heals: days === null ? null : siege.day + days,
    })),
  RunawayRolled: (siege, { data: { unit, days } }) =>
    withFighter(siege, unit, (was) => ({ ...was, back: days === null ? null : siege.day + days })),
  FightersJoined: (siege, { data }) =>
    data.units.reduce((before, unit) => withFighter(before, unit, ({ due: _due, ...was }) => was), siege),
  GoodsDelivered: (siege, { data: { side, goods } }) => {
    const stored = { ...siege.stores[side] };
    for (const [name, count] of Object.entries(goods)) stored[name] = (stored[name] ?? 0) + count;
    const deliveries = siege.deliveries.filter((one) => one.day !== siege.day || one.side !== side);
    return { ...siege, deliveries, stores: { ...siege.stores, [side]: stored } };
  },
  PartEnded: (siege) => siege,
  SiegeEnded: (siege, { data: { winner, reason } }) => ({ ...siege, stage: 'over', outcome: { winner, reason } }),
};

/**
 * Applies a fact; knows no rule and rolls no die. Null before the first event only. Throws IllegalSiegeEvent if the
 * fact cannot be true of this siege.
 */
export function evolveSiege(siege: Siege | null, event: SiegeEvent): Siege {
  if (event.type === 'SiegeSetUp') {
    if (siege) throw new IllegalSiegeEvent(event, 'the siege is set up already');
    const created = siegeOf(event.data.setup);
    if (!created) throw new IllegalSiegeEvent(event, 'it does not say how days are played');
    return created;
  }
  if (!siege) throw new IllegalSiegeEvent(event, 'the siege is not set up');
  if (siege.outcome) throw new IllegalSiegeEvent(event, 'the siege is over');
  if (!Object.hasOwn(APPLIERS, event.type)) throw new IllegalSiegeEvent(event, 'there is no such event');
  return (APPLIERS[event.type] as (siege: Siege, event: LaterEvent) => Siege)(siege, event);
}

function beginDay(siege: Siege, event: SiegeEventOf<'DayBegan'>): Siege {
  const { day, healed, back = [] } = event.data;
  if (day !== siege.day + 1) throw new IllegalSiegeEvent(event, `day ${day} follows day ${siege.day}`);
  const begun: Siege = { ...withoutDay(siege), day, night: false, stage: 'morning', today: NOTHING_DONE };
  const well = healed.reduce(
    (before, unit) => withFighter(before, unit, ({ heals: _heals, ...was }) => ({ ...was, health: 'healthy' })),
    begun,
  );
  return back.reduce((before, unit) => withFighter(before, unit, ({ back: _back, ...was }) => was), well);
}

/** The siege without what a night knows of its day. */
function withoutDay({ repaired: _repaired, filled: _filled, ...siege }: Siege): Siege {
  return siege;
}

function batter(siege: Siege, { data }: SiegeEventOf<'TargetBattered'>): Siege {
  const { target, engines, damage, wear } = data;
  const hit = siege.targets[target];
  if (!hit) throw new IllegalSiegeEvent({ type: 'TargetBattered', data }, `there is no target ${target}`);
  const owed = wear > 0 ? [...siege.today.wear, { target, engines, points: wear }] : siege.today.wear;
  const tally = siege.battered?.[target];
  return {
    ...today(siege, { battered: [...siege.today.battered, ...engines], wear: owed }),
    ...(tally
      ? { battered: { ...siege.battered, [target]: { ...tally, offboard: (tally.offboard ?? 0) + damage } } }
      : {}),
    targets: { ...siege.targets, [target]: { ...hit, left: Math.max(0, hit.left - damage) } },
    stage: owed.length > 0 ? 'wear' : 'evening',
  };
}

/** Casualties, engines and the ground as the game left them (pbem:2.81d). Who was wounded before keeps his time. */
function afterScenario(siege: Siege, { data }: SiegeEventOf<'ScenarioFought'>): Siege {
  let after = today(siege, { fought: true, contested: data.contested });
  for (const unit of data.wounded) {
    after = withFighter(after, unit, ({ heals: _heals, ...was }) => ({ ...was, health: 'wounded', fresh: true }));
  }
  for (const unit of data.killed) {
    after = withFighter(after, unit, ({ heals: _heals, fresh: _fresh, ...was }) => ({ ...was, health: 'dead' }));
  }
  for (const { unit, by } of data.captured) after = withFighter(after, unit, (was) => ({ ...was, captive: by }));
  for (const { unit, marks } of data.marked ?? []) after = withFighter(after, unit, (was) => ({ ...was, marks }));
  for (const { unit, hexes } of data.places) after = withFighter(after, unit, (was) => ({ ...was, hexes }));
  for (const engine of data.lost) after = withEngine(after, engine, (was) => ({ ...was, lost: true }));
  for (const { engine, points } of data.worn) after = withEngine(after, engine, (was) => ({ ...was, wear: points }));
  for (const { engine, becomes, ...onboard } of data.strained ?? []) {
    after = withEngine(after, engine, (was) => ({ ...was, wear: becomes, onboard }));
  }
  if (data.stands) after = { ...after, stands: { ...after.stands, ...standsOf(data.stands) } };
  if (data.built) after = { ...after, built: data.built };
  if (data.battered) after = withPointsOff(after, data.battered, data.left);
  if (data.slain) after = { ...after, slain: [...new Set([...(after.slain ?? []), ...data.slain])].sort() };
  if (data.fitted) after = { ...after, fitted: { ...after.fitted, ...data.fitted } };
  if (data.filling) after = { ...after, sapping: data.filling };
  if (data.freed) after = { ...after, freed: [...new Set([...(after.freed ?? []), ...data.freed])].sort() };
  if (data.items) after = { ...after, items: { ...after.items, ...byNameOf(data.items, 'item') } };
  if (data.animals) after = { ...after, animals: { ...after.animals, ...byNameOf(data.animals, 'unit') } };
  if (data.leads) after = { ...after, leads: data.leads };
  if (data.strings) after = { ...after, strings: data.strings };
  return data.live.reduce(changed, { ...after, stage: 'evening' });
}

/**
 * Points that games took off targets are off them for good (pbem:19.3d). Older reports do not say what targets have
 * `left`; then points by the offboard method are subtracted.
 */
function withPointsOff(
  siege: Siege,
  battered: NonNullable<Siege['battered']>,
  stated: Readonly<Record<string, number>> = {},
): Siege {
  const targets = { ...siege.targets };
  for (const [name, { offboard = 0 }] of Object.entries(battered)) {
    const target = targets[name];
    const more = offboard - (siege.battered?.[name]?.offboard ?? 0);
    if (target && more > 0) targets[name] = { ...target, left: Math.max(0, target.left - more) };
  }
  for (const [name, left] of Object.entries(stated))
    if (siege.targets[name]) targets[name] = { ...siege.targets[name], left };
  return { ...siege, targets, battered };
}

/** A list of members with names, by these. */
function byNameOf<Key extends string, Member extends { readonly [_ in Key]: string }>(
  members: readonly Member[],
  key: Key,
): Record<string, Omit<Member, Key>> {
  return Object.fromEntries(members.map(({ [key]: name, ...member }) => [name, member]));
}

/** A character or an animal stands elsewhere; a leader who goes, or an animal that is fetched, is led no more. */
function placed(siege: Siege, { data: { unit, hexes } }: SiegeEventOf<'FighterPlaced'>): Siege {
  const animal = siege.animals?.[unit];
  const there = animal
    ? { ...siege, animals: { ...siege.animals, [unit]: { ...animal, hexes } } }
    : withFighter(siege, unit, (was) => ({ ...was, hexes }));
  const { leads } = siege;
  if (!leads) return there;
  return { ...there, leads: leads.filter(({ leader, led }) => leader !== unit && led !== unit) };
}

function standsOf(stands: NonNullable<SiegeEventOf<'ScenarioFought'>['data']['stands']>): NonNullable<Siege['stands']> {
  return Object.fromEntries(stands.map(({ equipment, hexes }) => [equipment, hexes]));
}

/**
 * A wall that fell and a moat that was filled in a game are so in the siege; what else changed goes into the next game.
 */
function changed(siege: Siege, { place, state }: { readonly place: string; readonly state: string }): Siege {
  const target = siege.targets[place];
  if (target) return { ...siege, targets: { ...siege.targets, [place]: { ...target, left: 0 } } };
  const ditch = siege.moat[place];
  if (ditch) return { ...siege, moat: { ...siege.moat, [place]: { ...ditch, filled: true } } };
  return { ...siege, live: { ...siege.live, [place]: state } };
}

function builtOn({ unbuilt = 1, ...engine }: SiegeEngine): SiegeEngine {
  return unbuilt > 1 ? { ...engine, unbuilt: unbuilt - 1 } : engine;
}

function today(siege: Siege, change: Partial<Today>): Siege {
  return { ...siege, today: { ...siege.today, ...change } };
}

function withFighter(siege: Siege, id: string, change: (was: Fighter) => Fighter): Siege {
  const was = siege.fighters[id];
  if (!was) throw new Error(`the siege has no fighter ${id}`);
  return { ...siege, fighters: { ...siege.fighters, [id]: change(was) } };
}

function withEngine(siege: Siege, id: string, change: (was: SiegeEngine) => SiegeEngine): Siege {
  const was = siege.engines[id];
  if (!was) throw new Error(`the siege has no engine ${id}`);
  return { ...siege, engines: { ...siege.engines, [id]: change(was) } };
}
