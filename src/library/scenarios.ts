import { readdirSync, readFileSync } from 'node:fs';
import { UnknownRuleset, type Rulebooks } from '../engine/game/rulebook.js';
import { loadBoards } from './boards.js';
import { CONTENT_FOLDER, ContentError, readContent, type ContentFile } from './content-file.js';
import { digestOf, passes } from './prepared.js';
import { loadRosters } from './rosters.js';
import { RULEBOOKS } from './rulesets.js';
import type { Scenario } from './scenario.js';
import { assertSoundGround, ScenarioFault, setupOf, type Stock } from './scenario-setup.js';
import type { WrittenScenario } from './written-scenario.js';

const SCENARIO_FOLDER = `${CONTENT_FOLDER}scenarios/`;

const BY_VICTORY_POINTS = 'The side with more victory points wins; equal points are a draw (pbem:23.2a).';

/**
 * A scenario from its YAML text (content/schemas/scenario.schema.json), after the ruleset has accepted its set-up.
 * @throws ContentError with file, line and reason
 */
export function parseScenario(text: string, file: string, stock: Stock, rulebooks: Rulebooks = RULEBOOKS): Scenario {
  const content = readContent(text, file, 'scenario');
  const written = content.value as WrittenScenario;
  try {
    const scenario = scenarioOf(written, stock);
    // Boards and rosters are parts of the set-up: the text alone does not say whether it is legal.
    passes(text, `set-up ${digestOf(JSON.stringify(scenario.setup))}`, true, () => {
      assertSoundGround(scenario.setup.ground);
      assertLegal(scenario, rulebooks, content);
      return true;
    });
    return scenario;
  } catch (error) {
    if (!(error instanceof ScenarioFault)) throw error;
    throw new ContentError([{ file, line: content.lineAt(error.path), reason: error.message }]);
  }
}

/** Every scenario that ships, or of a folder, by its id. Throws ContentError. */
export function loadScenarios(folder = SCENARIO_FOLDER, stock: Stock = loadStock()): ReadonlyMap<string, Scenario> {
  const scenarios = new Map<string, Scenario>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()) {
    const scenario = parseScenario(readFileSync(`${folder}/${file}`, 'utf8'), file, stock);
    if (`${scenario.id}.yaml` !== file) {
      throw new ContentError([{ file, line: 1, reason: `its id is ${scenario.id}, not the name of the file` }]);
    }
    scenarios.set(scenario.id, scenario);
  }
  return scenarios;
}

/** The boards and rosters that ship. */
export function loadStock(): Stock {
  return { boards: loadBoards(), rosters: loadRosters() };
}

function scenarioOf(written: WrittenScenario, stock: Stock): Scenario {
  return {
    id: written.id,
    title: written.title,
    story: written.story,
    north: written.compass.north,
    ruleset: written.ruleset,
    sides: written.sides,
    attacker: written.scenarioAttacker,
    defender: written.scenarioDefender,
    specialRules: written.specialRules ?? [],
    victory: written.victory ?? BY_VICTORY_POINTS,
    notes: written.notes ?? [],
    setup: setupOf(written, stock),
  };
}

function assertLegal({ ruleset: { id, version }, setup }: Scenario, rulebooks: Rulebooks, content: ContentFile): void {
  try {
    const created = rulebooks.rulebook(id, version).ruleset.create(setup);
    if (created.ok) return;
    const { because, rule, subject } = created.refusal;
    throw new ScenarioFault(subjectPath(content.value, subject), rule === null ? because : `${because} (${rule})`);
  } catch (error) {
    if (error instanceof UnknownRuleset) throw new ScenarioFault(['ruleset'], error.message);
    throw error;
  }
}

/**
 * The place in the file of the unit or item that a refusal is about; the whole document if it is about something else.
 */
function subjectPath(value: unknown, subject: string | undefined): readonly (string | number)[] {
  const { orderOfBattle, items = [], referenceHexes = [], awards = [] } = value as WrittenScenario;
  const pair = referenceHexes.findIndex(([one]) => one === subject);
  if (pair >= 0) return ['referenceHexes', pair];
  const award = awards.findIndex(({ goal }) =>
    ('units' in goal ? goal.units : 'items' in goal ? goal.items : []).some((one) => one === subject),
  );
  if (award >= 0) return ['awards', award];
  const item = items.findIndex((one) => one.item === subject);
  if (item >= 0) return ['items', item];
  const index = orderOfBattle.findIndex(({ unit, rides, at }) => [unit, rides, ...at.split('-')].includes(subject));
  return index < 0 ? [] : ['orderOfBattle', index];
}
