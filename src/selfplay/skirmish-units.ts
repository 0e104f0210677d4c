import type { FieldHex } from '../engine/board/field.js';
import type { SetupUnit } from '../engine/game/setup.js';
import { type Health, isDragon } from '../engine/position/unit.js';
import type { AnimalSheet, CharacterSheet } from '../engine/position/unit-sheet.js';
import type { Chance } from './chance.js';

/** The parts from which the fighters of a skirmish are made. */
export interface Counters {
  readonly characters: readonly {
    readonly name: string;
    readonly sheet: CharacterSheet;
    readonly horse: AnimalSheet;
  }[];
  readonly animals: readonly { readonly name: string; readonly sheet: AnimalSheet }[];
}

/** Profiles that may fight under some options: the dragon only under its own option (pbem:13.5). */
export function fitCounters(counters: Counters, options: Readonly<Record<string, boolean>>): Counters {
  if (options['dragon'] === true) return counters;
  return { ...counters, characters: counters.characters.filter((character) => !isDragon(character)) };
}

/** How many units each side has, neutrals and animals among them. */
export interface Numbers {
  readonly min: number;
  readonly max: number;
}

const NUMBERS: Numbers = { min: 3, max: 7 };
const NEUTRAL_OF_100 = 8;
const ANIMAL_OF_100 = 12;
const RIDER_OF_100 = 35;
const HORN_OF_100 = 8;
const UNAWARE_OF_100 = 25;
/** Most begin healthy. */
const HEALTHS: readonly Health[] = ['wounded', 'wounded', 'stunned', 'dead'];
const HURT_OF_100 = 15;

/**
 * Units of both sides, crowded into some hexes; units without room are left out. With the option alarm some are
 * unaware.
 */
export function skirmishers(
  hexes: readonly FieldHex[],
  { characters, animals, alarm, numbers = NUMBERS }: Counters & { readonly alarm: boolean; readonly numbers?: Numbers },
  chance: Chance,
): readonly SetupUnit[] {
  const taken = new Set<string>();
  const count = (): number => numbers.min + chance.below(numbers.max - numbers.min + 1);
  const sides = [...Array<string>(count()).fill('red'), ...Array<string>(count()).fill('blue')];
  return sides.flatMap((usual, index) => {
    const side = chance.below(100) < NEUTRAL_OF_100 ? null : usual;
    const health = chance.below(100) < HURT_OF_100 ? chance.pick(HEALTHS) : 'healthy';
    if (chance.below(100) < ANIMAL_OF_100) {
      const { name, sheet } = chance.pick(animals);
      const place = room(hexes, taken, sheet.kind === 'horse', chance);
      const fit: Health = health === 'dead' ? 'dead' : 'healthy';
      return place
        ? [{ id: `${name}${index}`, side: chance.pick([null, side]), sheet, hexes: place, health: fit }]
        : [];
    }
    const { name, sheet, horse } = chance.pick(characters);
    const dragon = isDragon({ sheet });
    const rides = health !== 'dead' && health !== 'stunned' && chance.below(100) < RIDER_OF_100 && !dragon;
    const place = room(hexes, taken, rides || dragon, chance);
    if (!place) return [];
    const traits = chance.below(100) < HORN_OF_100 && !dragon ? { traits: ['signalHorn'] as const } : {};
    const unaware = alarm && side === 'blue' && chance.below(100) < UNAWARE_OF_100 ? ({ unaware: true } as const) : {};
    const unit: SetupUnit = { id: `${name}${index}`, side, sheet, hexes: place, health, ...traits, ...unaware };
    if (!rides) return [unit];
    const mount = `${unit.id}.horse`;
    return [
      { ...unit, mount },
      { id: mount, side: null, sheet: horse, hexes: [] },
    ];
  });
}

/** One free hex, or two that touch, head first; null if none was found. */
function room(hexes: readonly FieldHex[], taken: Set<string>, two: boolean, chance: Chance): readonly string[] | null {
  const free = hexes.filter(({ name }) => !taken.has(name));
  if (free.length === 0) return null;
  const head = chance.pick(free);
  const rears = head.neighbours.filter((next): next is FieldHex => next !== null && free.includes(next));
  if (two && rears.length === 0) return null;
  const place = two ? [head.name, chance.pick(rears).name] : [head.name];
  for (const name of place) taken.add(name);
  return place;
}
