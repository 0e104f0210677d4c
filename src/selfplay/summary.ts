import type { GameReport } from './game-report.js';

/** How the games of one scenario went, with the same players. */
export interface Summary {
  readonly scenario: string;
  readonly games: number;
  /** Games won, by side in the order of the sides. */
  readonly wins: Readonly<Record<string, number>>;
  /** Games won, by player. */
  readonly winsByPlayer: Readonly<Record<string, number>>;
  readonly draws: number;
  /** Averages over the games that ended, rounded down. */
  readonly gameTurns: number;
  readonly orders: number;
  readonly points: Readonly<Record<string, number>>;
  readonly faults: number;
}

/** One summary a scenario, in the order in which they come. */
export function summaries(reports: readonly GameReport[]): readonly Summary[] {
  return [...new Set(reports.map(({ scenario }) => scenario))].map((scenario) =>
    summaryOf(
      scenario,
      reports.filter((report) => report.scenario === scenario),
    ),
  );
}

function summaryOf(scenario: string, reports: readonly GameReport[]): Summary {
  const ended = reports.filter(({ outcome, fault }) => outcome !== null && fault === null);
  const sides = Object.keys(reports[0]?.seats ?? {});
  const players = [...new Set(reports.flatMap(({ seats }) => Object.values(seats)))].sort();
  const average = (numbers: readonly number[]): number =>
    Math.floor(numbers.reduce((sum, one) => sum + one, 0) / Math.max(numbers.length, 1));
  const count = (is: (report: GameReport, winner: string) => boolean): number =>
    ended.filter((report) => {
      const winner = report.outcome?.winner ?? null;
      return winner !== null && is(report, winner);
    }).length;
  const winnerIs = (name: string) => (report: GameReport, winner: string) => report.seats[winner] === name;
  return {
    scenario,
    games: reports.length,
    wins: Object.fromEntries(sides.map((side) => [side, count((_, winner) => winner === side)])),
    winsByPlayer: Object.fromEntries(players.map((name) => [name, count(winnerIs(name))])),
    draws: ended.filter(({ outcome }) => outcome?.winner === null).length,
    gameTurns: average(ended.map(({ gameTurns }) => gameTurns)),
    orders: average(ended.map(({ orders }) => orders)),
    points: Object.fromEntries(
      sides.map((side) => [side, average(ended.map((one) => one.outcome?.points[side] ?? 0))]),
    ),
    faults: reports.length - ended.length,
  };
}

/** How often each type of order was given, or of event happened, in all games, the most frequent first. */
export function typesIn(
  reports: readonly GameReport[],
  of: 'orderTypes' | 'eventTypes',
): readonly (readonly [type: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { [of]: types } of reports) {
    for (const [type, count] of Object.entries(types)) counts.set(type, (counts.get(type) ?? 0) + count);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}
