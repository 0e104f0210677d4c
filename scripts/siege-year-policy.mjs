/**
 * The siege that scripts/siege-year.mjs plays, as the input of `createSiege`, and the policies by which its sides
 * order. They know nothing but what the API has told them.
 */

const fighters = (side, names) => names.map((name) => ({ name, side }));
const DEFENDERS = ['Gervase', 'Walkelin', 'Baldric', 'Sewal', 'Wulfric', 'Emeric', 'Osric'];
/** They come after the last sally, so that the siege does not end with it. */
const RELIEF = ['Lambert', 'Hubert', 'Anselm'];
const RELIEF_ON_DAY = 330;
const ATTACKERS = ['Ascelin', 'Torold', 'Thurstan', 'Ketil', 'Ulf', 'Gamel', 'Leofa', 'Alard', 'Serlo', 'Warin'];
/** They come when half of the year is over. */
const LATE = ['Hamelin', 'Lovel', 'Drew', 'Madoc', 'Jory', 'Wymond', 'Bertin'];
const DAYS_OF_A_MONTH = 30;
const LATE_ON_DAY = 180;
/** From this day on the castle may be stormed; a storm can end a siege. */
const STORM_ON_DAY = 365;
/** The besieged sally late, for the one engineer is not likely to outlive it. */
const SALLIES_FROM_DAY = 240;
const SALLIES_MAX = 2;
/** In so many days most wounds heal. */
const DAYS_BETWEEN_SALLIES = 60;

export const besieged = {
  title: 'A year before Corbel',
  dayDefinition: 'siegeDays',
  options: ['building', 'defenderRepairsOnAttackerDays', 'nights'].map((name) => ({ name, on: true })),
  scenarios: [
    { name: 'sallyAttacker', scenario: 'sortie', attacker: 'blue', defender: 'red' },
    { name: 'attackCastle', scenario: 'storm-of-corbel', attacker: 'red', defender: 'blue' },
  ],
  targets: [
    ...['I', 'J', 'K', 'M', 'O', 'Q', 'R', 'S'].map((row) => ({ hex: `Cst${row}12`, kind: 'embattlement' })),
    ...['CstH12', 'CstL12', 'CstP12'].map((hex) => ({ hex, kind: 'castleTower' })),
  ],
  moat: ['CstM13', 'CstK13', 'CstQ13'].map((hex) => ({ hex })),
  engines: [
    { name: 'Crow', kind: 'trebuchet' },
    { name: 'Raven', kind: 'trebuchet' },
    { name: 'Jackdaw', kind: 'mangonel' },
    { name: 'Magpie', kind: 'trebuchet', unbuilt: true },
    { name: 'Heron', kind: 'ballista', side: 'defender', wear: 1 },
  ],
  fighters: [
    ...fighters('defender', DEFENDERS),
    ...fighters('attacker', ATTACKERS),
    ...fighters('attacker', LATE).map((one) => ({ ...one, due: LATE_ON_DAY })),
    { name: 'Ingram', side: 'attacker', engineer: true },
    { name: 'Eudo', side: 'attacker', wounded: true },
    { name: 'Drogo', side: 'attacker', due: DAYS_OF_A_MONTH },
    { name: 'Cuthred', side: 'defender', wounded: true },
    ...fighters('defender', RELIEF).map((one) => ({ ...one, due: RELIEF_ON_DAY })),
  ],
  deliveries: Array.from({ length: 12 }, (_, month) => ({
    day: DAYS_OF_A_MONTH * month + 5,
    side: month % 2 === 0 ? 'defender' : 'attacker',
    goods: [{ name: 'arrows', count: 20 + month }],
  })),
};

/** The order that a side gives, one of those that are listed or composed of the same words; null: it waits. */
export function orderOf(siege, side, listed) {
  const named = (member) => listed.find((order) => order[member] !== undefined && order[member] !== null) ?? null;
  switch (siege.stage) {
    case 'morning':
      return side === 'attacker' ? named('rollInitiative') : null;
    case 'choice':
      return siege.initiative === side ? choiceOf(siege, side, listed) : null;
    case 'wear':
      return side === 'attacker' ? named('shareWear') : null;
    default:
      return named(side === 'attacker' ? 'fill' : 'repair') ?? named('close');
  }
}

function choiceOf(siege, side, listed) {
  const choice = (wanted) => listed.find((order) => order.choose === wanted) ?? null;
  if (siege.night) return choice('none');
  if (side === 'defender') return (mustSally(siege) && choice('sallyAttacker')) || choice('none');
  const isStormed = siege.games.some(({ scenario }) => scenario === 'attackCastle');
  if (siege.day >= STORM_ON_DAY && !isStormed) return choice('attackCastle') ?? choice('none');
  return workOf(siege) ?? choice('none');
}

/** The besieged sally late in the year, and wait until their wounds have healed. */
function mustSally({ day, games }) {
  const sallies = games.filter(({ scenario }) => scenario === 'sallyAttacker').length;
  return sallies < SALLIES_MAX && day < RELIEF_ON_DAY && day >= SALLIES_FROM_DAY + DAYS_BETWEEN_SALLIES * sallies;
}

/**
 * The besieger repairs, builds and batters in turns, with as many engines as he has engineers; on some days he rests.
 */
function workOf({ day, engines, fighters: men, targets }) {
  const hands = men.filter((one) => one.side === 'attacker' && one.engineer && !one.captive && one.health !== 'dead');
  const own = engines.filter((one) => one.side === 'attacker' && !one.lost);
  const whole = own.filter((one) => one.unbuilt === null);
  const worn = whole.filter(({ wear }) => wear > 0).map(({ name }) => name);
  const ready = whole.filter(({ points }) => points > 0).toSorted((one, other) => other.points - one.points);
  const begun = own.filter((one) => one.unbuilt !== null).map(({ name }) => name);
  const standing = targets.filter(({ left }) => left > 0);
  const target = standing.find(({ kind }) => kind === 'embattlement') ?? standing[0];
  if (hands.length === 0 || day % 15 === 0) return null;
  if (begun.length > 0 && day % 3 === 0) return { work: { build: begun.slice(0, 1) } };
  if (worn.length > 0 && (day % 4 === 0 || ready.length === 0))
    return { work: { repair: worn.slice(0, hands.length) } };
  if (!target || ready.length === 0) return null;
  const battering = ready.slice(0, hands.length).map(({ name }) => name);
  return { work: { batter: [{ target: target.hex, engines: battering }] } };
}
