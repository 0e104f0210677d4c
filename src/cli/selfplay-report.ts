import type { GameReport } from '../selfplay/game-report.js';
import { summaries, typesIn, type Summary } from '../selfplay/summary.js';
import type { Output } from './output.js';
import { countsInWords, table } from './table.js';

const HEADINGS = ['scenario', 'games', 'wins', 'by player', 'draws', 'GT', 'orders', 'points', 'faults'] as const;

const TYPES = [
  ['orders', 'orderTypes'],
  ['events', 'eventTypes'],
] as const;

/** Prints how games of self-play went: a line a scenario, then what went wrong; as JSON the same. */
export function reportSelfplay(output: Output, reports: readonly GameReport[]): void {
  const rows = summaries(reports);
  const faults = reports.filter(({ fault }) => fault !== null);
  for (const line of table([[...HEADINGS], ...rows.map(cellsOf)])) output.line(line);
  output.line();
  for (const [what, of] of TYPES) {
    const counts = typesIn(reports, of).map(([type, count]) => `${type} ${count}`);
    output.line(`${what}: ${counts.join(', ')}`);
  }
  for (const { scenario, seed, seats, fault } of faults) {
    if (!fault) continue;
    output.line();
    output.line(
      `FAULT ${scenario}, seed ${seed} (${countsInWords(seats)}), after ${fault.afterOrders} orders: ${fault.kind}`,
    );
    output.line(`  ${fault.because.replaceAll('\n', '\n  ')}`);
  }
  output.line();
  output.line(`selfplay: ${reports.length - faults.length} passed, ${faults.length} failed`);
  output.document({ passed: reports.length - faults.length, failed: faults.length, scenarios: rows, faults });
}

function cellsOf({ scenario, games, wins, winsByPlayer, draws, gameTurns, orders, points, faults }: Summary): string[] {
  const numbers = [draws, gameTurns, orders].map(String);
  return [
    scenario,
    String(games),
    countsInWords(wins),
    countsInWords(winsByPlayer),
    ...numbers,
    countsInWords(points),
    String(faults),
  ];
}
