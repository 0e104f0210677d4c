import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';

/** `herald scenario …`: what can be played, and how strong its sides are. */
export function register(program: Program): void {
  const scenario = program.group('scenario', 'scenarios: what can be played, and how strong the sides are');
  scenario.add<object>('list', 'the scenarios that ship, with the values of their sides', (command) => command, list);
  scenario.add<object>(
    'show',
    'a scenario: its story, forces, special rules, what gives points',
    (command) => command.argument('<scenario>', 'a scenario that ships (tavern-brawl)'),
    show,
  );
}

async function list(output: Output): Promise<ExitCode> {
  const [{ loadScenarios }, { forceValues }] = await load();
  const scenarios = [...loadScenarios().values()].map((scenario) => ({
    id: scenario.id,
    title: scenario.title,
    gameTurns: scenario.setup.length.gameTurns,
    forces: forceValues(scenario),
  }));
  for (const { id, title, gameTurns, forces } of scenarios) {
    output.line(`${id}: ${title}, ${gameTurns} GT`);
    for (const force of forces) output.line(`  ${inWords(force)}`);
  }
  output.document({ scenarios });
  return EXIT.ok;
}

async function show(output: Output, [id = '']: readonly string[]): Promise<ExitCode> {
  const [{ loadScenarios }, { forceValues }] = await load();
  const scenario = loadScenarios().get(id);
  if (!scenario) throw badInput(`there is no scenario ${id}`);
  const { title, story, setup, victory, specialRules, notes, sides } = scenario;
  const forces = forceValues(scenario);
  output.line(`${id}: ${title}, ${setup.length.gameTurns} GT\n\n${story}\n`);
  for (const force of forces) {
    output.line(`${sides.find((side) => side.id === force.side)?.name ?? ''}: ${inWords(force)}`);
  }
  output.line(`\nVictory: ${victory}`);
  for (const { side, points, title: what } of setup.terms?.awards ?? []) output.line(`  ${side} ${points} VP: ${what}`);
  for (const text of [...specialRules, ...notes]) output.line(`- ${text}`);
  output.document({ id, title, story, forces, victory, terms: setup.terms ?? {}, specialRules, notes });
  return EXIT.ok;
}

function load(): Promise<[typeof import('../../library/scenarios.js'), typeof import('../../library/unit-value.js')]> {
  return Promise.all([import('../../library/scenarios.js'), import('../../library/unit-value.js')]);
}

function inWords(force: {
  readonly side: string;
  readonly characters: number;
  readonly riders: number;
  readonly missilemen: number;
  readonly attack: number;
  readonly value: number;
}): string {
  const { side, characters, riders, missilemen, attack, value } = force;
  return `${side}: ${characters} characters (${riders} riders, ${missilemen} missilemen), attack ${attack}, value ${value}`;
}
