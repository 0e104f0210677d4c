import type { SetupUnit } from '../engine/game/setup.js';

/** Facts that a line of a case or of a scenario may say of a unit, besides its counter and its place. */
export interface WrittenUnit extends Pick<
  SetupUnit,
  | 'player'
  | 'health'
  | 'missiles'
  | 'traits'
  | 'marks'
  | 'before'
  | 'panic'
  | 'sergeant'
  | 'unaware'
  | 'hidden'
  | 'mayMount'
  | 'half'
> {
  readonly side?: string;
  readonly enters?: NonNullable<SetupUnit['entry']>;
  readonly prisoner?: { readonly of: string; readonly guards: readonly string[] };
}

/** The unit of a set-up as such a line says, without its counter and its place. */
export function unitAsWritten(
  id: string,
  {
    side,
    player,
    health,
    missiles,
    half,
    traits,
    marks,
    before,
    unaware,
    hidden,
    panic,
    sergeant,
    mayMount,
    enters,
    prisoner,
  }: WrittenUnit,
): Omit<SetupUnit, 'sheet' | 'hexes'> {
  return {
    id,
    side: side ?? null,
    ...(player === undefined ? {} : { player }),
    ...(health === undefined ? {} : { health }),
    ...(missiles === undefined ? {} : { missiles }),
    ...(traits === undefined ? {} : { traits }),
    ...(marks === undefined ? {} : { marks }),
    ...(before === undefined ? {} : { before }),
    ...(panic === undefined ? {} : { panic }),
    ...(sergeant === undefined ? {} : { sergeant }),
    ...(unaware === undefined ? {} : { unaware }),
    ...(hidden ? { hidden } : {}),
    ...(mayMount ? { mayMount } : {}),
    ...(enters === undefined ? {} : { entry: enters }),
    ...(half === undefined ? {} : { half }),
    ...(prisoner === undefined ? {} : { captive: { by: prisoner.of, guards: prisoner.guards } }),
  };
}
