import { readPlace, type Place } from '../../engine/notation/place.js';
import type { SetupUnit } from '../../engine/game/setup.js';
import type { AnimalSheet, CharacterSheet } from '../../engine/position/unit-sheet.js';
import { didYouMean } from '../../engine/notation/nearest.js';
import { unitAsWritten } from '../written-unit.js';
import type { CaseUnit } from './case.js';
import { withCounters } from './case-counters.js';
import { CaseBroken, failure, type CasePath } from './failure.js';
import type { Profiles } from './profiles.js';

/** The units of a set-up that one line of a case describes: the unit, and its horse if it is mounted. */
export function setupUnits(unit: CaseUnit, profiles: Profiles, at: CasePath): readonly SetupUnit[] {
  const hexes = placeOf(unit.at, [...at, 'at']);
  const animal = profiles.animal(unit.is);
  if (animal) return [animalUnit(unit, animal, hexes, at)];
  const character = profiles.character(unit.is);
  if (!character) {
    const hint = didYouMean(unit.is, profiles.names);
    throw new CaseBroken(failure([...at, 'is'], `there is no profile ${unit.is}${hint}`));
  }
  if (!unit.mounted) {
    if (unit.horseMpa !== undefined) throw new CaseBroken(failure([...at, 'horseMpa'], `${unit.name} has no horse`));
    return [{ ...unitAsWritten(unit.name, unit), sheet: footSheet(character.sheet, unit), hexes }];
  }
  const horse = profiles.animal(character.horse);
  if (!horse) throw new CaseBroken(failure([...at, 'is'], `there is no profile ${character.horse} for a horse`));
  const id = `${unit.name}.horse`;
  const mpa = unit.horseMpa ?? unit.mpa ?? horse.mpa;
  return [
    { ...unitAsWritten(unit.name, unit), sheet: mountedSheet(character.sheet, unit), hexes, mount: id },
    { id, side: unit.side ?? null, sheet: { ...horse, mpa }, hexes: [], ...(unit.hidden ? { hidden: true } : {}) },
  ];
}

function placeOf(text: string, at: CasePath): Place {
  const place = readPlace(text);
  if (!place.ok) throw new CaseBroken(failure(at, `"${text}" is no place: ${place.error.message}`));
  return place.value;
}

function animalUnit(unit: CaseUnit, profile: AnimalSheet, hexes: Place, at: CasePath): SetupUnit {
  if (unit.counters) {
    throw new CaseBroken(
      failure([...at, 'counters'], `${unit.name} is an animal and has one counter: attack, defence, mpa`),
    );
  }
  if (unit.mounted) throw new CaseBroken(failure([...at, 'mounted'], `${unit.name} is an animal and rides nothing`));
  const { attack = profile.attack, defence = profile.defence, armoured = profile.armoured } = unit;
  const mpa = unit.mpa ?? unit.horseMpa ?? profile.mpa;
  return { ...unitAsWritten(unit.name, unit), sheet: { kind: profile.kind, armoured, attack, defence, mpa }, hexes };
}

/** Overrides count for the counter that shows; for a dead unit they count for its healthy counter. */
function footSheet(profile: CharacterSheet, unit: CaseUnit): CharacterSheet {
  const sheet = withCounters(equipped(profile, unit), unit.counters);
  const { foot } = sheet;
  if (unit.health === 'stunned') {
    return { ...sheet, foot: { ...foot, stunned: { defence: unit.defence ?? foot.stunned.defence } } };
  }
  const shows = unit.health === 'wounded' ? 'wounded' : 'healthy';
  const { attack = foot[shows].attack, defence = foot[shows].defence, mpa = foot[shows].mpa } = unit;
  return { ...sheet, foot: { ...foot, [shows]: { attack, defence, mpa } } };
}

/** A rider without mounted counters keeps none unless the case gives him strengths as a rider. */
function mountedSheet(profile: CharacterSheet, unit: CaseUnit): CharacterSheet {
  const sheet = withCounters(equipped(profile, unit), unit.counters);
  if (unit.attack === undefined && unit.defence === undefined) return sheet;
  const mounted = sheet.mounted ?? { healthy: sheet.foot.healthy, wounded: sheet.foot.wounded };
  const shows = unit.health === 'wounded' ? 'wounded' : 'healthy';
  const { attack = mounted[shows].attack, defence = mounted[shows].defence } = unit;
  const { healthy, wounded } = mounted;
  const strengths = {
    healthy: { attack: healthy.attack, defence: healthy.defence },
    wounded: { attack: wounded.attack, defence: wounded.defence },
  };
  return { ...sheet, mounted: { ...strengths, [shows]: { attack, defence } } };
}

function equipped(sheet: CharacterSheet, { weapon, armoured, unarmoured }: CaseUnit): CharacterSheet {
  return {
    ...sheet,
    weapon: weapon === undefined ? sheet.weapon : weapon,
    armoured: armoured ?? sheet.armoured,
    ...(unarmoured ? { unarmoured } : {}),
  };
}
