import type {
  AnimalSheet,
  CharacterClass,
  CharacterSheet,
  MissileWeapon,
  Strength,
} from '../engine/position/unit-sheet.js';

type Pair = readonly [attack: number, defence: number];

/** A character's counters in the short form of content files: strengths as pairs of attack and defence. */
export interface ShortCharacter {
  readonly classes: readonly CharacterClass[];
  readonly armoured: boolean;
  readonly unarmoured?: true;
  /** MPA of the healthy counter on foot, in MP; the wounded counter has half of it, rounded down (pbem:25.1). */
  readonly mpa: number;
  readonly weapon?: MissileWeapon;
  readonly foot: { readonly healthy: Pair; readonly wounded: Pair; readonly stunned: number };
  readonly mounted?: { readonly healthy: Pair; readonly wounded: Pair };
}

/** An animal's counter; content files write it as it is. */
export type ShortAnimal = AnimalSheet;

/** The counters of a character from their short form. */
export function characterSheet({
  classes,
  armoured,
  unarmoured,
  weapon,
  mpa,
  foot,
  mounted,
}: ShortCharacter): CharacterSheet {
  return {
    kind: 'character',
    classes,
    armoured,
    ...(unarmoured ? { unarmoured } : {}),
    weapon: weapon ?? null,
    foot: {
      healthy: { ...strength(foot.healthy), mpa },
      wounded: { ...strength(foot.wounded), mpa: Math.floor(mpa / 2) },
      stunned: { defence: foot.stunned },
    },
    mounted: mounted ? { healthy: strength(mounted.healthy), wounded: strength(mounted.wounded) } : null,
  };
}

function strength([attack, defence]: Pair): Strength {
  return { attack, defence };
}
