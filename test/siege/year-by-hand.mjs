/*
 * The numbers of a siege's days, worked out from the dice of its exported file alone, with the tables of the rulebook
 * typed in once more (pbem:2.81a, 19.51b, 26.6, 26.71). It shares no code with Herald: what both say, both have right,
 * or both have read wrongly in the same way.
 */

const RESISTANCE = { embattlement: 4, castleWall: 4, castleTower: 4, keep: 4, gateDoor: 3 };
const BUILDING = { trebuchet: 6, mangonel: 4, ballista: 4, siegeTower: 10, batteringRam: 10 };
const STRENGTH = { trebuchet: 3, mangonel: 1 };
const HEALED_AFTER = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 7, 7: 10, 8: 20, 9: null, 10: null };

/** Damage and wear of 1, 3, 6, 9 and 12 points (pbem:26.71c), for the dice 1 to 10. */
const BATTERING = [
  { points: 12, damage: '0011111111', wear: '4321000000' },
  { points: 9, damage: '0000111111', wear: '3210000000' },
  { points: 6, damage: '0000001111', wear: '2100000000' },
  { points: 3, damage: '0000000011', wear: '1000000000' },
  { points: 1, damage: '0000000001', wear: '1000000000' },
];

/**
 * Takes the lines of an export; gives the numbers at the end of every day (its night included), and whatever the log
 * says otherwise than the tables.
 */
export function daysByHand(text) {
  const events = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((line) => 'revision' in line);
  const { setup } = events[0].data;
  const left = Object.fromEntries(Object.entries(setup.targets).map(([hex, kind]) => [hex, RESISTANCE[kind]]));
  const worn = Object.fromEntries(Object.entries(setup.engines).map(([id, { wear = 0 }]) => [id, wear]));
  const workLeft = Object.fromEntries(
    Object.entries(setup.engines).flatMap(([id, { unbuilt, kind }]) => (unbuilt ? [[id, BUILDING[kind]]] : [])),
  );
  const lost = new Set();
  const filled = new Set();
  const men = Object.fromEntries(
    Object.entries(setup.fighters).map(([id, { side, wounded, due }]) => [
      id,
      { side, health: wounded ? 'wounded' : 'healthy', away: due !== undefined, well: null, captive: false },
    ]),
  );
  const stores = { attacker: {}, defender: {} };
  const [days, wrong, dice] = [[], [], {}];
  let day = 0;
  const differs = (event, what, told, right) => {
    if (JSON.stringify(told) !== JSON.stringify(right)) wrong.push({ revision: event.revision, what, told, right });
  };
  const endOfDay = () => {
    const of = (side, is) => Object.values(men).filter((one) => one.side === side && is(one)).length;
    const present = (one) => !one.away && !one.captive;
    const strength = (side) => ({
      healthy: of(side, (one) => present(one) && one.health === 'healthy'),
      wounded: of(side, (one) => present(one) && one.health === 'wounded'),
      dead: of(side, (one) => one.health === 'dead'),
    });
    days.push({
      day,
      resistance: Object.values(left).reduce((sum, points) => sum + points, 0),
      fallen: Object.values(left).filter((points) => points === 0).length,
      filled: filled.size,
      wear: Object.entries(worn).reduce((sum, [id, points]) => (lost.has(id) ? sum : sum + points), 0),
      enginesLost: lost.size,
      enginesUnbuilt: Object.keys(workLeft).filter((id) => !lost.has(id)).length,
      attacker: strength('attacker'),
      defender: strength('defender'),
      stores: JSON.parse(JSON.stringify(stores)),
    });
  };
  const rolled = ({ purpose, value }) => {
    dice[purpose] ??= Array.from({ length: 10 }, () => 0);
    dice[purpose][value - 1] += 1;
  };
  const on = {
    DayBegan(event) {
      if (day > 0) endOfDay();
      differs(event, 'day', event.data.day, day + 1);
      day = event.data.day;
      const healed = Object.keys(men).filter(
        (id) => men[id].health === 'wounded' && men[id].well !== null && men[id].well <= day,
      );
      differs(event, 'healed', event.data.healed, healed.sort());
      for (const id of healed) Object.assign(men[id], { health: 'healthy', well: null });
    },
    InitiativeRolled(event) {
      const [attacker, defender] = event.data.dice;
      event.data.dice.forEach(rolled);
      differs(event, 'initiative', event.data.side, defender.value - attacker.value >= 5 ? 'defender' : 'attacker');
    },
    TargetBattered(event) {
      const { target, engines, die } = event.data;
      rolled(die);
      const points = engines.reduce((sum, id) => sum + Math.max(0, STRENGTH[setup.engines[id].kind] - worn[id]), 0);
      const row = BATTERING.find((one) => one.points <= points);
      const isTower = ['castleTower', 'keep'].includes(setup.targets[target]);
      const final = Math.max(1, die.value - (isTower ? 1 : 0));
      const [damage, wear] = [Number(row.damage[final - 1]), Number(row.wear[final - 1])];
      differs(event, 'battering', [event.data.points, event.data.damage, event.data.wear], [points, damage, wear]);
      left[target] = Math.max(0, left[target] - damage);
    },
    EnginesWorn(event) {
      for (const { engine, points } of event.data.shares) worn[engine] += points;
    },
    EnginesRepaired(event) {
      for (const id of event.data.engines) worn[id] = 0;
    },
    EnginesBuiltOn(event) {
      const finished = [];
      for (const id of event.data.engines) {
        workLeft[id] -= 1;
        if (workLeft[id] === 0) {
          delete workLeft[id];
          finished.push(id);
        }
      }
      differs(event, 'finished', event.data.finished, finished);
    },
    MoatRolled(event) {
      const { hex, die } = event.data;
      rolled(die);
      const isFilled = die.value <= (setup.moat[hex] === 'underDrawbridge' ? 3 : 6);
      differs(event, 'filling', event.data.filled, isFilled);
      if (isFilled) filled.add(hex);
    },
    HealingRolled(event) {
      const { unit, die } = event.data;
      rolled(die);
      const takes = HEALED_AFTER[die.value];
      differs(event, 'healing', event.data.days, takes);
      men[unit].well = takes === null ? null : day + takes;
    },
    FightersJoined(event) {
      const due = Object.keys(setup.fighters).filter((id) => setup.fighters[id].due === day);
      differs(event, 'reinforcements', event.data.units, due.sort());
      for (const id of due) men[id].away = false;
    },
    GoodsDelivered(event) {
      const { side } = event.data;
      const goods = {};
      for (const one of setup.deliveries.filter((delivery) => delivery.day === day && delivery.side === side)) {
        for (const [name, count] of Object.entries(one.goods)) goods[name] = (goods[name] ?? 0) + count;
      }
      differs(event, 'supplies', event.data.goods, goods);
      for (const [name, count] of Object.entries(goods)) stores[side][name] = (stores[side][name] ?? 0) + count;
    },
    ScenarioFought({ data }) {
      for (const id of data.wounded) Object.assign(men[id], { health: 'wounded', well: null });
      for (const id of data.killed) Object.assign(men[id], { health: 'dead', well: null });
      for (const { unit } of data.captured) men[unit].captive = true;
      for (const id of data.lost) lost.add(id);
      for (const { engine, points } of data.worn) worn[engine] = points;
      for (const { place } of data.live) {
        if (place in left) left[place] = 0;
        else if (place in setup.moat) filled.add(place);
      }
    },
  };
  for (const event of events) on[event.type]?.(event);
  endOfDay();
  return { days, wrong, dice };
}
