// Writes conformance/siege-en/generated/*.yaml: a case for each cell of the fire and combat tables of siege-en, made
// from the `params` of the catalogue, or with --check tells whether the committed files differ from what it says.
import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';

const ROOT = new URL('../', import.meta.url);
const FOLDER = 'conformance/siege-en/generated/';
const CATALOGUE = 'content/catalogue/siege-en/01.yaml';

const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** The defence of the target. Attacks are multiples of it, so that the odds read each column exactly. */
const DEFENCE = 5;
const ON_FOOT = { Ben: { is: 'sergeant', at: 'E7' } };
const MOUNTED = { Ben: { is: 'knight', at: 'E7-E8', mounted: true } };

/** A shooter for each weapon, and the step in which the weapon is shot. */
const SHOOTERS = {
  crossbow: { is: 'crossbowman', step: 'fire1' },
  longbow: { is: 'longbowman', step: 'fire1' },
  shortbow: { is: 'archer', step: 'fire1' },
};
/** A board on which a target at E7 has that cover from a shooter at E4, three hexes away. */
const BOARDS = {
  none: '{columns: 9, rows: 14}',
  light: '{columns: 9, rows: 14, terrain: {scrub: [E7]}}',
  medium: '{columns: 9, rows: 14, terrain: {slope: [E7]}, hexsides: {slopeLip: [E6/E7, D7/E7, F7/E7]}}',
};

/** YAML in one line: plain words stay plain, so that the cases read as those that people write. */
function flow(value) {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, member]) => `${key}: ${flow(member)}`);
    return `{${members.join(', ')}}`;
  }
  return String(value);
}

/** The state of the defender Ben and of the attacker Abe after a result of the key. */
function outcome(effect, target) {
  const mounted = target.Ben.mounted === true;
  const health = { Abe: 'healthy', Ben: 'healthy', ...(mounted ? { 'Ben.horse': 'healthy' } : {}) };
  const state = { health, ...(mounted ? { mounted: { Ben: true } } : {}) };
  const { attacker, defender, target: hit = defender, rider = hit, horse, dismounted, hexes } = effect;
  if (attacker === 'retreat') return { ...state, pending: [{ kind: 'Retreat', unit: 'Abe' }] };
  if (rider === 'retreat') return { ...state, pending: [{ kind: 'Retreat', unit: 'Ben' }], hexes };
  if (attacker === 'wounded') health.Abe = 'wounded';
  if (rider) health.Ben = rider === 'killed' ? 'dead' : rider;
  if (horse === 'killed') health['Ben.horse'] = 'dead';
  if (dismounted) state.mounted = { Ben: false };
  return state;
}

function retreats(hexes, unit) {
  return { type: 'DecisionRaised', data: { kind: 'Retreat', about: { unit, hexes } } };
}

function caseOf({ id, rules, title, board, units, step, dice, order, state, events }) {
  const { hexes, ...expected } = state;
  const seen = hexes === undefined ? events : [...events, retreats(hexes, 'Ben')];
  return `- id: ${id}
  rules: [${rules.join(', ')}]
  title: '${title}'
  board: ${board}
  units: [${Object.entries(units)
    .map(([name, unit]) => flow({ name, ...unit }))
    .join(', ')}]
  turn: {side: red, step: ${step}}
  dice: [${dice}]
  orders: ['${order}']
  expect: ${flow({ ...expected, events: seen })}
`;
}

/** As the engine calls the last column. */
const ODDS = { '12-1+': '12-1 or more' };

/** Every column and die of a combat table. */
function combatCases(rule, target, second) {
  const { columns, rows, key } = rule.params;
  return columns.flatMap((name, column) =>
    DICE.map((die) => {
      const odds = ODDS[name] ?? name;
      const result = rows[die - 1][column];
      return caseOf({
        id: `${rule.id.replace('siege-en:', '')}-at-${name.replace('+', '')}-die-${die}`,
        rules: [rule.id, ...second],
        title: `${odds}, die ${die}: ${result}`,
        board: '{columns: 9, rows: 12}',
        units: {
          Abe: { side: 'red', at: 'E6', is: 'sergeant', attack: DEFENCE * (column + 1) },
          Ben: { side: 'blue', ...target.Ben, defence: DEFENCE },
        },
        step: 'combat',
        dice: [die],
        order: 'Abe attacks Ben',
        state: outcome(key[result] ?? {}, target),
        events: [{ type: 'CombatResolved', data: { table: rule.id, originalOdds: odds, finalOdds: odds } }],
      });
    }),
  );
}

/** Every weapon, cover and die of a fire table, against one kind of target. */
function fireCases(rule, { kind, target, covers, resultAt, second }) {
  return Object.entries(SHOOTERS).flatMap(([weapon, { is, step }]) =>
    covers.flatMap((cover) =>
      DICE.map((die) => {
        const result = resultAt(weapon, cover, die);
        return caseOf({
          id: `${rule.id.replace('siege-en:', '')}-${kind}${weapon}-${cover}-die-${die}`,
          rules: [rule.id, ...second],
          title: `${weapon} at ${cover === 'none' ? 'no' : cover} cover, die ${die}: ${result}`,
          board: BOARDS[cover],
          units: { Abe: { side: 'red', at: 'E4', is }, Ben: { side: 'blue', ...target.Ben } },
          step,
          dice: [die],
          order: 'Abe: fire at Ben',
          state: outcome(rule.params.key[result] ?? {}, target),
          events: [{ type: 'MissileFired', data: { weapon, range: 3, table: rule.id } }],
        });
      }),
    ),
  );
}

function mountedFire(rule) {
  const { rows, rowOffset } = rule.params;
  return fireCases(rule, {
    kind: '',
    target: MOUNTED,
    covers: Object.keys(rows),
    resultAt: (weapon, cover, die) => rows[cover][die + rowOffset[weapon] - 1] ?? '-',
    second: ['siege-en:1.3b', 'siege-en:1.3c'],
  });
}

/** The house table: one line, read lower by weapon, cover and armour (ruling of siege-en:1.322a). */
function footFire(rule) {
  const { base, weapon: weapons, cover: covers, target: targets } = rule.params.house;
  const kinds = { otherInfantry: 'peasant', dismountedKnight: 'knight' };
  return Object.entries(kinds).flatMap(([kind, is]) =>
    fireCases(rule, {
      kind: `${kind === 'otherInfantry' ? '' : 'knight-'}`,
      target: { Ben: { is, at: 'E7' } },
      covers: Object.keys(BOARDS),
      resultAt: (weapon, cover, die) => base[die + weapons[weapon] + covers[cover] + targets[kind] - 1] ?? '-',
      second: ['siege-en:1.322b', 'siege-en:1.3b', 'siege-en:1.3c'],
    }),
  );
}

const HEAD = (what) => `# ${what}
# Written by \`npm run table-cases\` from the params of ${CATALOGUE}; do not edit.

`;

async function made() {
  const rules = new Map(parse(await readFile(new URL(CATALOGUE, ROOT), 'utf8')).map((rule) => [rule.id, rule]));
  const rule = (id) => rules.get(`siege-en:${id}`);
  return {
    'fire-mounted.yaml': [
      'Fire at riders: every cell of the table, for each weapon and cover.',
      mountedFire(rule('1.321a')),
    ],
    'fire-foot.yaml': [
      'Fire at men on foot: every cell of the house table, for each weapon, kind of man and cover up to medium.',
      footFire(rule('1.322a')),
    ],
    'combat-mounted.yaml': [
      'Combat against riders: every cell of the table, at odds that read its column without a shift.',
      combatCases(rule('1.751a'), MOUNTED, ['siege-en:1.7b', 'siege-en:1.7c']),
    ],
    'combat-foot.yaml': [
      'Combat against men on foot: every cell of the table, at odds that read its column without a shift.',
      combatCases(rule('1.752a'), ON_FOOT, ['siege-en:1.7b', 'siege-en:1.7c']),
    ],
  };
}

for (const [name, [what, cases]] of Object.entries(await made())) {
  const file = new URL(FOLDER + name, ROOT);
  const text = HEAD(what) + cases.join('\n');
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
    continue;
  }
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept === text) console.log(`${FOLDER}${name} is what the catalogue says`);
  else {
    console.error(`${FOLDER}${name} is not what the catalogue says: run npm run table-cases and commit it`);
    process.exitCode = 1;
  }
}
