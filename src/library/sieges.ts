import { readdirSync, readFileSync } from 'node:fs';
import type { Refusal } from '../engine/game/refusal.js';
import { whyNotAsShown } from '../engine/siege/cast.js';
import { SIEGE } from '../engine/siege/game.js';
import { whyNoPlace } from '../engine/siege/places.js';
import type { SiegeScenario, SiegeSetup } from '../engine/siege/setup.js';
import type { Bearing, ScenarioName, TargetKind } from '../engine/siege/siege.js';
import { CONTENT_FOLDER, ContentError, readContent } from './content-file.js';
import { digestOf, passes } from './prepared.js';
import type { Scenario } from './scenario.js';

const SIEGE_FOLDER = `${CONTENT_FOLDER}sieges/`;

/** A siege that ships: its set-up, and what players are told about it. */
export interface ShippedSiege {
  readonly id: string;
  readonly title: string;
  readonly story: string;
  readonly scenarios: Readonly<Partial<Record<ScenarioName, WrittenSiegeScenario>>>;
  /** The set-up that `create` takes. */
  readonly setup: SiegeSetup;
}

/** A scenario of the library, and its sides that besiege and are besieged. */
interface WrittenSiegeScenario {
  readonly scenario: string;
  readonly attacker: string;
  readonly defender: string;
}

interface WrittenTarget {
  readonly kind: TargetKind;
  readonly seenFrom?: readonly Bearing[];
}

/** The form of the file (content/schemas/siege.schema.json). */
type WrittenSiege = Omit<SiegeSetup, 'scenarios' | 'targets' | 'seenFrom'> &
  Pick<ShippedSiege, 'id' | 'story' | 'scenarios'> & { readonly targets?: Readonly<Record<string, WrittenTarget>> };

/** Every siege that ships, or of a folder, by its id. Throws ContentError. */
export function loadSieges(
  scenarios: ReadonlyMap<string, Scenario>,
  folder = SIEGE_FOLDER,
): ReadonlyMap<string, ShippedSiege> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return new Map(
    files.sort().map((file) => {
      const siege = parseSiege(readFileSync(`${folder}/${file}`, 'utf8'), file, scenarios);
      if (`${siege.id}.yaml` !== file) throw fault(file, 1, `its id is ${siege.id}, not the name of the file`);
      return [siege.id, siege] as const;
    }),
  );
}

/**
 * A siege from its YAML text, after the rules and its scenarios have accepted its set-up.
 * @throws ContentError with file, line and reason
 */
export function parseSiege(text: string, file: string, library: ReadonlyMap<string, Scenario>): ShippedSiege {
  const content = readContent(text, file, 'siege');
  const { id, story, scenarios, targets = {}, ...rest } = content.value as WrittenSiege;
  const seen = Object.entries(targets).flatMap(([hex, { seenFrom }]) => (seenFrom ? [[hex, seenFrom] as const] : []));
  const setup: SiegeSetup = {
    ...rest,
    scenarios: mapped(scenarios, ({ scenario, attacker, defender }): SiegeScenario => {
      const found = library.get(scenario);
      if (!found) throw fault(file, content.lineOf(scenario), `there is no scenario ${scenario}`);
      return { ruleset: found.ruleset, attacker, defender, setup: found.setup };
    }),
    targets: mapped(targets, ({ kind }) => kind),
    ...(seen.length > 0 ? { seenFrom: Object.fromEntries(seen) } : {}),
  };
  passes(text, `set-up ${digestOf(JSON.stringify(setup))}`, true, () => {
    const wrong = whyIllegal(setup);
    if (wrong) throw fault(file, Math.max(1, content.lineOf(wrong.subject ?? '')), wrong.because);
    return true;
  });
  return { id, title: rest.title, story, scenarios, setup };
}

function whyIllegal(setup: SiegeSetup): Refusal | null {
  const created = SIEGE.create(setup);
  return created.ok ? (whyNoPlace(setup) ?? whyNotAsShown(setup)) : created.refusal;
}

function mapped<From, To>(record: Readonly<Record<string, From>>, value: (from: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, from]) => [name, value(from)]));
}

function fault(file: string, line: number, reason: string): ContentError {
  return new ContentError([{ file, line, reason }]);
}
