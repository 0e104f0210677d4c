import { describe, expect, it } from '@jest/globals';
import { exportGame } from '../../src/audit/export-game.js';
import { verifyExport } from '../../src/audit/verify-export.js';
import { NOW, SPECTATOR } from '../play/support.js';
import { RULEBOOKS } from '../../src/library/rulesets.js';
import { openLedger } from '../../src/ledger/open.js';
import { loadScenarios } from '../../src/library/scenarios.js';
import { inPieces, realService } from './real-game.js';

interface Line {
  readonly type?: string;
  readonly end?: true;
}

/** A game in which somebody has searched for the treasure, as a seat may export it. */
async function exportedFor(seenBy?: string | null): Promise<readonly string[]> {
  const ledger = await openLedger({ kind: 'sqlite', file: ':memory:' });
  const games = realService(ledger);
  const scenario = loadScenarios().get('hiring-fair');
  if (!scenario) throw new Error('there is no fair');
  const { game } = await games.create({ commandId: 'fair', ruleset: scenario.ruleset, setup: scenario.setup });
  for (const [index, text] of ['Rush: search M2', 'end turn'].entries()) {
    const { revision } = await games.see(game, SPECTATOR, NOW);
    const done = await games.submit({
      game,
      viewer: { kind: 'seat', side: 'red' },
      order: { kind: 'text', text },
      dice: { kind: 'server' },
      expectedRevision: revision,
      commandId: `order-${index}`,
    });
    if (done.kind !== 'accepted') throw new Error(JSON.stringify(done));
  }
  const lines: string[] = [];
  const options = seenBy === undefined ? {} : { seenBy };
  for await (const line of exportGame(ledger, RULEBOOKS, game, options)) lines.push(line);
  return lines;
}

function typesOf(lines: readonly string[]): readonly (string | undefined)[] {
  return lines.map((line) => (JSON.parse(line) as Line).type);
}

describe('the export of a game for a seat', () => {
  it.each(['red', 'blue', null])('of %p ends with a whole order, before the treasure is placed', async (seat) => {
    const whole = typesOf(await exportedFor());
    const seen = await exportedFor(seat);
    expect(whole).toContain('TreasuresPlaced');
    const types = typesOf(seen);
    expect(types).not.toContain('TreasuresPlaced');
    expect(types.slice(1, -1)).toEqual(whole.slice(1, types.length - 1));
    expect(whole[types.length - 1]).toBe('OrderGiven');
    expect(await verifyExport(inPieces(seen.join('')), RULEBOOKS)).toMatchObject({ right: true, findings: [] });
  });
});
