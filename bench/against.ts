import { loadavg } from 'node:os';
import { median, spread, type BenchGroup, type BenchRow } from './row.js';
import { rounded } from './list.js';
import { Tree, withTreeOf, type Said } from './tree.js';

/** The findings of one round about the two trees. */
interface Round {
  readonly mine: Said;
  readonly other: Said;
}

/**
 * Measures this tree and another commit in turn, in so many rounds, and prints how many times as fast this one is. Both
 * run the measurements of this tree, each in a process of its own that warms up first; who begins changes every round.
 */
export async function compare(ref: string, names: readonly string[], rounds: number): Promise<void> {
  await withTreeOf(ref, async (other) => {
    const mine = new Tree(process.cwd());
    for (const tree of [mine, other]) await tree.build(names);
    for (const name of names) {
      const found: Round[] = [];
      for (let round = 0; round < rounds; round += 1) found.push(await oneRound(mine, other, name, round));
      console.log(report(name, ref, found));
    }
  });
}

async function oneRound(mine: Tree, other: Tree, name: string, round: number): Promise<Round> {
  if (round % 2 === 0) {
    const first = await mine.measure(name);
    return { mine: first, other: await other.measure(name) };
  }
  const first = await other.measure(name);
  return { mine: await mine.measure(name), other: first };
}

function report(name: string, ref: string, rounds: readonly Round[]): string {
  const failures = rounds.flatMap(({ mine, other }) => [
    ...('failure' in mine ? [`This tree could not measure ${name}: ${mine.failure}`] : []),
    ...('failure' in other ? [`${ref} could not be measured by ${name} as it is here: ${other.failure}`] : []),
  ]);
  const [first] = rounds;
  const groups = first && 'groups' in first.mine ? first.mine.groups : [];
  const tables = groups.map((group) => comparison(group, ref, rounds));
  const load = `Load of the machine at the end: ${loadavg()[0]?.toFixed(1) ?? 'unknown'}; ${rounds.length} rounds.`;
  return [...new Set(failures), ...tables, load].join('\n\n');
}

function comparison({ title, rows }: BenchGroup, ref: string, rounds: readonly Round[]): string {
  const lines = rows.map((row, at) => {
    const [mine, other] = [valuesOf(rounds.map((round) => round.mine)), valuesOf(rounds.map((round) => round.other))];
    const pairs = mine.flatMap((value, round) => {
      const theirs = other[round];
      return value === undefined || theirs === undefined ? [] : [[value, theirs] as const];
    });
    if (pairs.length === 0) return `| ${row.name} | ${rounded(row.value)} | not measured | ${row.unit} | |`;
    const [here, there] = [pairs.map(([value]) => value), pairs.map(([, value]) => value)];
    const ratios = pairs.map(([value, theirs]) => (isRate(row) ? value / theirs : theirs / value));
    return `| ${row.name} | ${rounded(median(here))} | ${rounded(median(there))} | ${row.unit} | ${spread(ratios)} |`;

    function valuesOf(said: readonly Said[]): readonly (number | undefined)[] {
      return said.map((one) => ('groups' in one ? valueIn(one.groups, title, row.name, at) : undefined));
    }
  });
  const head = [`| measurement | here | ${ref} | unit | times as good |`, '|---|---:|---:|---|---|'];
  return [`### ${title}, against ${ref}`, '', ...head, ...lines].join('\n');
}

/** The value of a row. Names may be there twice, for several sizes; then the place of the row tells which it is. */
function valueIn(groups: readonly BenchGroup[], title: string, name: string, at: number): number | undefined {
  const rows = groups.find((group) => group.title === title)?.rows ?? [];
  return rows[at]?.name === name ? rows[at].value : rows.find((row) => row.name === name)?.value;
}

/** Of rates more is better; of times and sizes less is. */
function isRate({ unit }: BenchRow): boolean {
  return unit.endsWith('/s');
}
