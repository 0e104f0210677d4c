import type { UnitSheet } from '../../engine/position/unit-sheet.js';
import { badInput, EXIT, type ExitCode } from '../exit-code.js';
import type { Output } from '../output.js';
import type { Program } from '../program.js';

/** `herald roster …`: who can be fielded, and what he is worth (pbem:25). */
export function register(program: Program): void {
  const roster = program.group('roster', 'rosters: characters and animals, their values, advice about their strengths');
  roster.add<object>('list', 'the rosters that ship', (command) => command, list);
  roster.add<object>(
    'show',
    'everybody on a roster, with unit values and advice (pbem:25)',
    (command) => command.argument('<roster>', 'a roster that ships (green-folk)'),
    show,
  );
}

async function list(output: Output): Promise<ExitCode> {
  const { loadRosters } = await import('../../library/rosters.js');
  const rosters = [...loadRosters().values()].map(({ id, title, sheets, advice }) => {
    const characters = [...sheets.values()].filter(({ kind }) => kind === 'character').length;
    return { id, title, characters, animals: sheets.size - characters, advice: advice.length };
  });
  for (const { id, title, characters, animals } of rosters) {
    output.line(`${id}: ${title}, ${characters} characters, ${animals} animals`);
  }
  output.document({ rosters });
  return EXIT.ok;
}

async function show(output: Output, [id = '']: readonly string[]): Promise<ExitCode> {
  const [{ loadRosters }, { unitValue }] = await Promise.all([
    import('../../library/rosters.js'),
    import('../../library/unit-value.js'),
  ]);
  const roster = loadRosters().get(id);
  if (!roster) throw badInput(`there is no roster ${id}`);
  const { title, sheets, about, advice } = roster;
  const units = [...sheets].map(([name, sheet]) => ({
    name,
    kind: sheet.kind === 'character' ? sheet.classes.join(', ') : sheet.kind,
    onFoot: unitValue(sheet, false),
    mounted: isRider(sheet) ? unitValue(sheet, true) : null,
    about: about.get(name) ?? null,
  }));
  output.line(`${id}: ${title}`);
  for (const { name, kind, onFoot, mounted, about: who } of units) {
    const value = mounted ? `${onFoot.value}, mounted ${mounted.value}` : String(onFoot.value);
    output.line(`  ${name} (${kind}), value ${value}${who === null ? '' : `: ${who}`}`);
  }
  for (const what of advice) output.line(`advice: ${what}`);
  output.document({ id, title, units, advice });
  return EXIT.ok;
}

function isRider(sheet: UnitSheet): boolean {
  return sheet.kind === 'character' && sheet.mounted !== null;
}
