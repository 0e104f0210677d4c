import { randomUUID } from 'node:crypto';
import type { SiegeScenario, SiegeSetup } from '../../src/engine/siege/setup.js';
import { SIEGE_SIDES, type Siege, type SiegeSide } from '../../src/engine/siege/siege.js';
import { pointsOf } from '../../src/engine/siege/engines.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import { chosenOrder, type Lots } from '../audit/bot.js';
import { order, type Service } from './support.js';

/** Orders that are drawn by lot in the game of a sally, before both sides only end their turns. */
const ORDERS_DRAWN = 40;
const ENGINEERS = ['Ingram', 'Alard', 'Serlo', 'Warin', 'Ulf'];
const TRAINED = [...ENGINEERS, 'Walkelin'];

const sortie = loadScenarios().get('sortie');
if (!sortie) throw new Error('the library has no sortie');
const { setup, ruleset } = sortie;

/** The shipped sortie, short, with more engineers than it has. */
const SALLY: SiegeScenario = {
  ...{ ruleset, attacker: 'blue', defender: 'red' },
  setup: {
    ...setup,
    length: { ...setup.length, gameTurns: 2 },
    units: setup.units.map((unit) =>
      TRAINED.includes(unit.id) && unit.sheet.kind === 'character'
        ? { ...unit, sheet: { ...unit.sheet, classes: [...new Set([...unit.sheet.classes, 'engineer' as const])] } }
        : unit,
    ),
  },
};

/** Castle Corbel is besieged for a year. */
const YEAR: SiegeSetup = {
  title: 'A year before Corbel',
  dayDefinition: 'siegeDays',
  lastDay: 365,
  options: { building: true, defenderRepairsOnAttackerDays: true, nights: true },
  scenarios: { sallyAttacker: SALLY },
  targets: {
    ...Object.fromEntries(['CstH12', 'CstL12', 'CstP12'].map((hex) => [hex, 'castleTower' as const])),
    ...Object.fromEntries(
      ['I', 'J', 'K', 'M', 'O', 'Q', 'R', 'S'].map((row) => [`Cst${row}12`, 'embattlement' as const]),
    ),
  },
  moat: { CstM13: 'moat', CstQ13: 'moat', CstR13: 'moat' },
  engines: {
    Crow: { kind: 'trebuchet' },
    Raven: { kind: 'trebuchet' },
    Jackdaw: { kind: 'mangonel' },
    Magpie: { kind: 'trebuchet', unbuilt: true },
    Heron: { kind: 'ballista', side: 'defender', wear: 1 },
  },
  fighters: Object.fromEntries(
    setup.units.flatMap(({ id, side, sheet }) =>
      sheet.kind === 'character'
        ? [
            [
              id,
              {
                side: side === 'blue' ? ('attacker' as const) : ('defender' as const),
                ...(TRAINED.includes(id) ? { engineer: true as const } : {}),
                ...(id === 'Eudo' || id === 'Cuthred' ? { wounded: true as const } : {}),
                ...(id === 'Drogo' ? { due: 30 } : {}),
              },
            ] as const,
          ]
        : [],
    ),
  ),
  deliveries: Array.from({ length: 12 }, (_, month) => ({
    day: 30 * month + 5,
    side: month % 2 === 0 ? ('defender' as const) : ('attacker' as const),
    goods: { arrows: 20 + month },
  })),
};

/** What a side does by a simple policy: batter, repair, build and fill in turns; sally now and then. Null: it waits. */
function chosen(siege: Siege, side: SiegeSide, legal: readonly { readonly order: unknown }[]): unknown {
  const { stage, night, today, day } = siege;
  if (stage === 'morning') return side === 'attacker' ? { type: 'RollInitiative' } : null;
  if (stage === 'choice') {
    if (today.initiative !== side) return null;
    if (side === 'attacker') return (!night && day % 4 !== 0 && workOf(siege)) || { type: 'Choose', choice: 'none' };
    return { type: 'Choose', choice: !night && day % 3 === 0 ? 'sallyAttacker' : 'none' };
  }
  if (stage === 'wear') return side === 'attacker' ? (legal[0]?.order ?? null) : null;
  if (today.closed.includes(side)) return null;
  const kind = side === 'attacker' ? 'Fill' : 'Repair';
  const extra = legal.find((one) => (one.order as { readonly type: string }).type === kind);
  return extra?.order ?? { type: 'Close' };
}

function workOf({ engines, targets, fighters, day }: Siege): object | null {
  const hands = ENGINEERS.filter((id) => {
    const one = fighters[id];
    return one && one.health !== 'dead' && one.captive === undefined;
  }).length;
  const own = Object.entries(engines).filter(([, one]) => one.side === 'attacker' && !one.lost);
  const build = own.filter(([, one]) => one.unbuilt !== undefined).map(([id]) => id);
  const worn = own.filter(([, one]) => one.wear > 0).map(([id]) => id);
  const ready = own.filter(([, one]) => one.unbuilt === undefined && pointsOf(one) > 0).map(([id]) => id);
  const aim = Object.keys(targets)
    .sort()
    .find((hex) => (targets[hex]?.left ?? 0) > 0);
  if (day % 2 === 0 && worn.length > 0 && hands > 0) return { type: 'Work', repair: worn.slice(0, hands) };
  if (build.length > 0 && hands > 0) return { type: 'Work', build: build.slice(0, 1) };
  if (aim === undefined || ready.length === 0 || hands === 0 || day % 5 > 2) return null;
  return { type: 'Work', batter: [{ target: aim, engines: ready.slice(0, hands) }] };
}

/** Plays the year, with dice of the service's, and lots for the games of its sallies. Gives its id. */
export async function playYear(service: Service, lots: Lots): Promise<string> {
  const { sieges } = service;
  const { siege } = await sieges.create({ commandId: 'a-year-before-Corbel', setup: YEAR });
  for (;;) {
    const { siege: now, games } = await sieges.see(siege, { kind: 'now' });
    if (now.stage === 'over') return siege;
    if (now.stage === 'scenario') {
      await fight(service, games.at(-1)?.game ?? '', lots);
      const reported = await sieges.report(siege);
      if (reported.kind === 'refused') throw new Error(reported.refusal.because);
      continue;
    }
    for (const side of SIEGE_SIDES) {
      const { siege: state } = await sieges.see(siege, { kind: 'now' });
      if (state.stage === 'over' || state.stage === 'scenario') break;
      const value = chosen(state, side, await sieges.legal(siege, side));
      if (value === null) continue;
      const done = await order(service, siege, side, value);
      if (done.kind === 'refused')
        throw new Error(`day ${state.day}, ${JSON.stringify(value)}: ${done.refusal.because}`);
    }
  }
}

async function fight({ games }: Service, game: string, lots: Lots): Promise<void> {
  for (let given = 0; given < 1000; given += 1) {
    const { position, revision, actors } = await games.see(game, { kind: 'spectator' }, { kind: 'now' });
    const actor = actors[0];
    if (position.outcome || !actor) return;
    const viewer = { kind: 'seat', side: actor.side } as const;
    const legal = await games.legal(game, viewer);
    const end = legal.find((one) => (one.order as { readonly type: string }).type === 'EndTurn');
    const value = given > ORDERS_DRAWN && end ? end.order : chosenOrder(position, actor.side, legal, lots);
    await games.submit({
      ...{ game, viewer, expectedRevision: revision, commandId: randomUUID() },
      order: { kind: 'json', value },
      dice: { kind: 'server' },
    });
  }
  throw new Error(`the game ${game} does not end`);
}
