import type { Facts } from '../../../game/facts.js';
import { TERRAIN_FACTS } from '../../../board/terrain-facts.js';
import { kindOf } from '../04-sequence/completion.js';
import { giftsOf } from '../07-movement/gift.js';
import { mpLeft } from '../07-movement/mobility.js';
import { reach } from '../07-movement/reach.js';
import { valuesOf } from '../12-equipment/load.js';
import { mayRide } from '../12-tasks/mounting.js';
import { damageShown } from '../19-battering/damage-shown.js';
import { burntGameTurns } from '../20-fire/burnt.js';
import { lightsShown } from '../21-night/lights-shown.js';
import { moraleOf } from '../22-panic/panic-test.js';
import { standingOffers } from '../04-standing/offered.js';
import { warningsOf } from '../23-set-up/create.js';
import { isTied, leaderOf, ledBy, stringOf } from '../core/animals/leads.js';
import { goodsIn, passengersOf } from '../core/carts/carts.js';
import { mpaOf, strengthOf } from '../core/combat/strength.js';
import { controlShown } from '../core/control/control.js';
import { isDetailedDay, quietTurns } from '../core/day/detailed-day.js';
import { halfTowards } from '../core/doors/door-side.js';
import { STEP_NAMES, STEPS_WITH_ORDERS, type Step } from '../core/events/sequence.js';
import { moverKindOf } from '../core/movement/mover.js';
import { whyInDark } from '../core/night/dark-sight.js';
import { isDark, lightOf, litHexes } from '../core/night/light.js';
import { timesEarned } from '../core/scenario/award.js';
import { missilesOf } from '../core/supply/ammunition.js';
import { taskOfUnit } from '../core/tasks/task.js';
import { fieldOfGame } from '../core/terrain/ground.js';
import { TERRAIN } from '../core/terrain/terrain-table.js';
import { victoryPoints } from '../core/turn/victory.js';
import { isFoundering, isSwimmer, waterAt } from '../core/water/water.js';

/** The facts that views, pictures and checks may ask for, put together from the chapters. */
export const FACTS: Facts = {
  map: fieldOfGame,
  units: {
    strength: strengthOf,
    mpa: mpaOf,
    mpLeft,
    mpGiven: giftsOf,
    reach: (position, unit) => reach(position, unit, mpLeft(position, unit)),
    missiles: missilesOf,
    inControl: controlShown,
    morale: moraleOf,
    mayMount: mayRide,
    water: waterAt,
    owesSwimming: (position, unit) => !unit.acts.swam && (isSwimmer(position, unit) || isFoundering(position, unit)),
    task(position, id) {
      const task = taskOfUnit(position, id);
      return task ? { ...task, rule: kindOf(task.kind).rule } : null;
    },
    led: ledBy,
    leader: leaderOf,
    string: (position, id) => (isTied(position, id) ? stringOf(position, id) : []),
    halfTowards(position, { hexes: [at = ''] }, beside) {
      const field = fieldOfGame(position);
      const [door, neighbour] = [field.hex(at), field.hex(beside)];
      if (!door || !neighbour || !door.neighbours.includes(neighbour)) return null;
      return halfTowards(position, door, neighbour) ?? null;
    },
    canStand({ terrains, depth }, unit) {
      const kind = unit ? moverKindOf(unit) : 'foot';
      return terrains.every((terrain) => {
        const { cost, open } = TERRAIN[terrain];
        // Shallow enough water admits everybody (pbem:17.4).
        if (TERRAIN_FACTS[terrain].water) return depth !== 'bottomless';
        return cost[kind] !== null || (open !== null && open[kind] !== null);
      });
    },
  },
  things: {
    carryCost: (kind) => valuesOf(kind).carryCost,
    burnt: burntGameTurns,
    battered: damageShown,
    passengers: passengersOf,
    goods: (position, cart) => cart.hexes.flatMap((hex) => goodsIn(position, cart, hex)),
  },
  light: {
    lights: lightsShown,
    litHexes,
    darkness(position) {
      const light = lightOf(position);
      return light
        ? { isDark: (hex) => isDark(light, hex), hides: (from, to) => whyInDark(light, from, to)?.rule ?? null }
        : null;
    },
  },
  course: {
    stepsWithOrders: STEPS_WITH_ORDERS,
    stepName: ({ turn }) => STEP_NAMES[turn.step as Step],
    warnings: warningsOf,
    victoryPoints,
    timesEarned,
    standing: standingOffers,
    quietTurns: (position) => (isDetailedDay(position) ? quietTurns(position) : null),
  },
};
