import { capital } from './words';

/** Colours of Okabe and Ito, as on the server's pictures: they differ for any kind of colour vision. */
const DYES = [
  { colour: '#d55e00', ink: '#ffffff', names: ['red', 'scarlet'] },
  { colour: '#0072b2', ink: '#ffffff', names: ['blue'] },
  { colour: '#00795a', ink: '#ffffff', names: ['green'] },
  { colour: '#f0e442', ink: '#000000', names: ['yellow', 'gold', 'white'] },
  { colour: '#aa4f87', ink: '#ffffff', names: ['purple', 'pink'] },
  { colour: '#56b4e9', ink: '#000000', names: ['sky', 'grey', 'silver'] },
  { colour: '#e69f00', ink: '#000000', names: ['orange', 'brown'] },
  { colour: '#2b2622', ink: '#ffffff', names: ['black'] },
] as const;

/** How counters of a side look: colour and outline, so that no colour means anything alone. */
export interface Livery {
  readonly colour: string;
  readonly ink: string;
  readonly shape: number;
}

const NEUTRAL: Livery = { colour: '#6f6350', ink: '#ffffff', shape: 3 };

export function liveryOf(side: string | null, sides: readonly string[]): Livery {
  const index = side === null ? -1 : sides.indexOf(side);
  if (index < 0 || side === null) return NEUTRAL;
  const dye = DYES.find(({ names }) => (names as readonly string[]).includes(side)) ?? freeDye(index, sides);
  return { colour: dye.colour, ink: dye.ink, shape: index % 4 };
}

function freeDye(index: number, sides: readonly string[]): (typeof DYES)[number] {
  const free = DYES.filter(({ names }) => !names.some((name) => sides.includes(name)));
  return free[index % free.length] ?? DYES[0];
}

/** How a side is called: as its scenario calls it, with the short name that orders and rules use. */
export type SideNames = Readonly<Record<string, string>>;

export function sideName(side: string, names: SideNames): string {
  const name = names[side];
  return name === undefined ? capital(side) : `${name} (${side})`;
}

/** The same within a sentence: `the drovers (blue)`. */
export function sideWithin(side: string, names: SideNames): string {
  return sideName(side, names).replace(/^The /, 'the ');
}

/** How a game came out, within a sentence; a side's name may be one or several. `winner` null: nobody has won. */
export function resultWords(winner: string | null | undefined, names: SideNames): string {
  return winner === null || winner === undefined ? 'a draw' : `won by ${sideWithin(winner, names)}`;
}

interface NamedScenario {
  readonly title: string;
  readonly sides: readonly { readonly id: string; readonly name: string }[];
}

/** The names of the scenario of that title; none if there is none. */
export function namesFrom(scenarios: readonly NamedScenario[], title: string): SideNames {
  return namesOf(scenarios.find((scenario) => scenario.title === title)?.sides ?? []);
}

/** The names of sides by what orders and rules call them. */
export function namesOf(sides: NamedScenario['sides']): SideNames {
  return Object.fromEntries(sides.map(({ id, name }) => [id, name]));
}
