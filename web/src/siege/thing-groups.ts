import type { SiegeSide, ThingPartsFragment } from '../api/generated';
import { KINDS, SIDES } from './words';

/** Things under one heading, each with how it stands. */
export interface ThingGroup {
  readonly heading: string;
  readonly things: readonly { readonly thing: ThingPartsFragment; readonly words: string }[];
}

type FighterState = Extract<ThingPartsFragment['state'], { readonly __typename: 'SiegeFighter' }>;

/** Things by their kind; fighters by their sides, and those who have run away by themselves. */
export function groupsOf(things: readonly ThingPartsFragment[]): readonly ThingGroup[] {
  return KINDS.flatMap(({ kind, heading }): readonly ThingGroup[] => {
    const own = things.filter((thing) => thing.kind === kind);
    if (kind !== 'fighter') return [{ heading, things: own.map(asTold) }];
    const away = own.flatMap((thing) => {
      const state = fighterOf(thing);
      return state?.away ? [{ thing, state }] : [];
    });
    away.sort((one, other) => (one.state.back ?? Infinity) - (other.state.back ?? Infinity));
    return [
      { heading: 'Run away', things: away.map(({ thing, state }) => ({ thing, words: awayWords(state) })) },
      ...(Object.keys(SIDES) as SiegeSide[]).map((side) => ({
        heading: `Fighters of ${SIDES[side]}`,
        things: own.filter((thing) => isPresent(fighterOf(thing), side)).map(asTold),
      })),
    ];
  }).filter((group) => group.things.length > 0);
}

function asTold(thing: ThingPartsFragment): ThingGroup['things'][number] {
  return { thing, words: thing.text };
}

function fighterOf({ state }: ThingPartsFragment): FighterState | null {
  return state.__typename === 'SiegeFighter' ? state : null;
}

function isPresent(fighter: FighterState | null, side: SiegeSide): boolean {
  return fighter !== null && !fighter.away && fighter.side === side;
}

/** When a runaway is back (pbem:22.9r): "of the besieger, wounded, back on the morning of day 7". */
function awayWords({ side, health, back }: FighterState): string {
  const hurt = health === 'healthy' ? [] : [health];
  const until = back === null ? 'will not come back in this siege' : `back on the morning of day ${back}`;
  return [`of ${SIDES[side]}`, ...hurt, until].join(', ');
}
