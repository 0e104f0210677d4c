import { replay } from '../../engine/game/replay.js';
import type { Rulebook, Rulebooks } from '../../engine/game/rulebook.js';
import type { Setup } from '../../engine/game/setup.js';
import type { Ground } from '../../engine/position/position.js';
import type { ConformanceCase } from '../conformance/case.js';
import { setupOf } from '../conformance/case-setup.js';
import type { Profiles } from '../conformance/profiles.js';
import type { Scenario } from '../scenario.js';
import { given, perft, PerftBroken, type Node } from './count.js';
import { caseOf, type Perft, type PerftCounts } from './perft-file.js';

/** The content that positions are built from. */
export interface PerftMaterials {
  readonly rulebooks: Rulebooks;
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly profiles: Profiles;
  readonly groundOf: (written: ConformanceCase) => Ground;
}

const RULESET = { id: 'pbem', version: 1 };

/** Counts the sequences of an entry; `deep` too if that is asked for. Throws PerftBroken, CaseBroken. */
export function counted(entry: Perft, materials: PerftMaterials, deep: boolean): PerftCounts {
  const { book, setup } = setupFor(entry, materials);
  const created = book.ruleset.create(setup);
  if (!created.ok) throw new PerftBroken(`the set-up is refused: ${created.refusal.because}`);
  const begun = replay(book.ruleset, created.value);
  if (!begun) throw new PerftBroken('the set-up has no events');
  const start = (entry.orders ?? []).reduce((node, text) => afterOrder(book, node, text), {
    position: begun,
    rolled: 0,
  });
  const depth = entry.nodes.length + (deep ? (entry.deep ?? []).length : 0);
  const counts = perft(book.ruleset, start, depth);
  return { nodes: counts.slice(0, entry.nodes.length), deep: counts.slice(entry.nodes.length) };
}

function setupFor(
  entry: Perft,
  { rulebooks, scenarios, profiles, groundOf }: PerftMaterials,
): { readonly book: Rulebook; readonly setup: Setup } {
  if (entry.scenario === undefined) {
    const written = caseOf(entry) as unknown as ConformanceCase;
    const book = rulebooks.rulebook(RULESET.id, RULESET.version);
    return { book, setup: setupOf(written, { book, profiles, groundOf }) };
  }
  const scenario = scenarios.get(entry.scenario);
  if (!scenario) throw new PerftBroken(`there is no scenario ${entry.scenario}`);
  const { ruleset, setup } = scenario;
  return { book: rulebooks.rulebook(ruleset.id, ruleset.version), setup };
}

/** The order is given by the first side that may act, or by the one that it names. */
function afterOrder(book: Rulebook, node: Node, text: string): Node {
  const read = book.readOrder(text);
  if (!read.ok) throw new PerftBroken(`"${text}" is no order: ${read.refusal.because}`);
  const side = read.value.side ?? book.ruleset.actors(node.position)[0]?.side;
  if (side === undefined) throw new PerftBroken(`"${text}": the game is over`);
  return given(book.ruleset, node, side, read.value.order);
}
