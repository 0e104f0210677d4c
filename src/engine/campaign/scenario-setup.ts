import type { Setup, SetupUnit } from '../game/setup.js';
import { withTermsLeft } from '../game/terms-left.js';
import type { CharacterSheet, Strength } from '../position/unit-sheet.js';
import { borneNow, boundNow, playersNow, stringsLeft } from '../siege/bonds.js';
import { withMarks } from '../siege/marks.js';
import { isPresent, memberOf, type Campaign, type Character } from './campaign.js';
import { classesOf } from './classes.js';
import { withEnginesLeft } from './engines.js';
import type { CampaignScenario } from './setup.js';

/**
 * The set-up of a scenario as the campaign now stands (pbem:24). Characters who are dead, captured or away are left
 * out, with the horses that they would ride and the items that they would carry. The others have their health, their
 * missiles, and the class and strength that experience has given them; nobody is bound to one who is not there. Lost
 * engines are left out, the others are worn and damaged (19.42h, 19.42i).
 */
export function campaignScenarioSetup({ characters, engines }: Campaign, scenario: CampaignScenario): Setup {
  const setup = withEnginesLeft(scenario.setup, engines);
  const missing = new Set<string>();
  for (const { id, mount } of setup.units) {
    const character = memberOf(characters, id);
    if (!character || isPresent(character)) continue;
    missing.add(id);
    if (mount !== undefined) missing.add(mount);
  }
  const isHere = (id: string | undefined): boolean => id === undefined || !missing.has(id);
  return withTermsLeft({
    ...setup,
    units: setup.units
      .filter(({ id }) => isHere(id))
      .map((one) => {
        const unit = boundNow(one, isHere);
        const character = memberOf(characters, unit.id);
        return character ? asHeIs(unit, character) : unit;
      }),
    ...(setup.items ? { items: setup.items.filter(({ carrier }) => isHere(carrier)) } : {}),
    ...playersNow(setup, isHere),
    ...(setup.equipment ? { equipment: borneNow(setup.equipment, isHere) } : {}),
    ...(setup.strings ? { strings: stringsLeft(setup.strings, isHere) } : {}),
    ...(setup.leads ? { leads: setup.leads.filter(({ leader, led }) => isHere(leader) && isHere(led)) } : {}),
  });
}

function asHeIs(unit: SetupUnit, character: Character): SetupUnit {
  const { health, missiles, marks } = character;
  return {
    ...unit,
    ...(unit.sheet.kind === 'character' ? { sheet: sheetOf(unit.sheet, character) } : {}),
    ...(health === 'wounded' ? { health: 'wounded' as const } : {}),
    ...withMarks(unit.marks, marks),
    ...(missiles === undefined || unit.missiles === undefined ? {} : { missiles }),
  };
}

/** Counters are as printed until a character advances; then his wounded values are half (pbem:24.1f, 25.2). */
function sheetOf(sheet: CharacterSheet, { advanced, moved, class: one, foot, mounted }: Character): CharacterSheet {
  const classes = moved ? classesOf(one, sheet.classes) : sheet.classes;
  if (!advanced) return { ...sheet, classes };
  const { healthy, wounded, stunned } = sheet.foot;
  const hurt = halfOf(foot);
  return {
    ...sheet,
    classes,
    foot: {
      healthy: { ...foot, mpa: healthy.mpa },
      wounded: { ...hurt, mpa: wounded.mpa },
      stunned,
    },
    mounted: sheet.mounted && mounted ? { healthy: mounted, wounded: halfOf(mounted) } : sheet.mounted,
  };
}

function halfOf({ attack, defence }: Strength): Strength {
  return { attack: (attack - (attack % 2)) / 2, defence: (defence - (defence % 2)) / 2 };
}
