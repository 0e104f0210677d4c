import { name, NAME_LENGTH_MAX, textTo } from '../game/form.js';
import type { Refusal } from '../game/refusal.js';
import type { Strength } from '../position/unit-sheet.js';
import { CAMPAIGN_OPTIONS } from './campaign.js';
import { CAMPAIGN_CLASSES } from './classes.js';
import { whyNoEngines } from './engines.js';
import { createSiege } from '../siege/decide.js';
import {
  castOf,
  sidesOf,
  type CampaignScenario,
  type CampaignSetup,
  type CampaignSiege,
  type SetupCharacter,
} from './setup.js';

/** Most sides, characters, scenarios and days, so that legal orders can be listed. */
const MOST = { sides: 8, characters: 400, scenarios: 100, days: 10_000, strength: 99 } as const;
const TITLE_LENGTH_MAX = 200;

/** The first thing that is wrong with the set-up of a campaign, with the rule that it breaks; null: nothing. */
export function whatIsWrong(setup: CampaignSetup): Refusal | null {
  const { title, sides, options = {}, lastDay, characters, scenarios, sieges = {} } = setup;
  const untitled = textTo(TITLE_LENGTH_MAX)(title);
  if (untitled) return no(null, `title: ${untitled.because}`);
  if (!isWithin(sides.length, 2, MOST.sides) || new Set(sides).size !== sides.length) {
    return no('pbem:2.56a', `a campaign has 2 to ${MOST.sides} sides, each named once`);
  }
  if (!isWithin(lastDay, 1, MOST.days)) return no(null, `lastDay: a whole number from 1 to ${MOST.days}`);
  const option = Object.keys(options).find((one) => !Object.hasOwn(CAMPAIGN_OPTIONS, one));
  if (option !== undefined) return no(null, `a campaign has no option ${option.slice(0, NAME_LENGTH_MAX)}`);
  const unnamed = [...sides, ...Object.keys(characters), ...Object.keys(scenarios), ...Object.keys(sieges)].find(
    (one) => name(one) !== null,
  );
  if (unnamed !== undefined) return no(null, `nothing can be called ${unnamed.slice(0, NAME_LENGTH_MAX)}`);
  if (!isWithin(Object.keys(characters).length, 1, MOST.characters))
    return no(null, `characters: 1 to ${MOST.characters}`);
  if (!isWithin(Object.keys(scenarios).length + Object.keys(sieges).length, 1, MOST.scenarios)) {
    return no(null, `scenarios and sieges: 1 to ${MOST.scenarios} together`);
  }
  for (const [id, character] of Object.entries(characters)) {
    const wrong = whyNoCharacter(setup, id, character);
    if (wrong) return wrong;
  }
  for (const [scenario, written] of Object.entries(scenarios)) {
    const wrong = whyNoScenario(setup, scenario, written);
    if (wrong) return wrong;
  }
  for (const [siege, written] of Object.entries(sieges)) {
    const wrong = whyNoSiege(setup, siege, written);
    if (wrong) return wrong;
  }
  return whyNoEngines(setup);
}

function no(rule: string | null, because: string, subject?: string): Refusal {
  return { code: 'malformed', rule, because, ...(subject === undefined ? {} : { subject }) };
}

function whyNoCharacter(
  { sides }: CampaignSetup,
  id: string,
  { side, class: one, foot, mounted, most }: SetupCharacter,
): Refusal | null {
  if (!sides.includes(side)) return no('pbem:2.56a', `${id} is of no side of the campaign: ${sides.join(', ')}`, id);
  if (!CAMPAIGN_CLASSES.includes(one)) {
    return no('pbem:24.1g', `${id} is of no class that rises or falls: ${CAMPAIGN_CLASSES.join(', ')}`, id);
  }
  const weak = [foot, mounted, most].some((strength) => strength !== undefined && !isStrength(strength));
  if (weak) return no('pbem:25.2', `${id}: attack and defence are whole numbers from 1 to ${MOST.strength}`, id);
  return one === 'soldier' && most === undefined
    ? no('pbem:24.1g', `${id} is a soldier, who stands on no ladder: say his highest strength as \`most\``, id)
    : null;
}

function isStrength({ attack, defence }: Strength): boolean {
  return [attack, defence].every((value) => isWithin(value, 1, MOST.strength));
}

/** Why the set-up of a scenario does not belong to the campaign, or null (pbem:24). */
function whyNoScenario({ sides, characters }: CampaignSetup, name: string, written: CampaignScenario): Refusal | null {
  const playedBy = sidesOf(written);
  const own = Object.values(playedBy);
  const stranger = own.find((side) => !sides.includes(side));
  if (stranger !== undefined) {
    return no('pbem:2.56a', `${name}: ${stranger} is no side of the campaign: ${sides.join(', ')}`, stranger);
  }
  const both = own.find((side, index) => own.indexOf(side) !== index);
  if (both !== undefined) return no('pbem:2.56a', `${name}: ${both} plays two sides`, both);
  const cast = castOf(written);
  const twice = cast.find((id, index) => cast.indexOf(id) !== index);
  if (twice !== undefined) return no('pbem:24', `${name}: ${twice} stands in two places`, twice);
  for (const { id, side } of written.setup.units) {
    if (!cast.includes(id)) continue;
    const character = Object.hasOwn(characters, id) ? characters[id] : undefined;
    if (!character) return no('pbem:24', `${name}: ${id} is no character of the campaign`, id);
    const fights = side === null ? null : playedBy[side];
    if (character.side !== fights) {
      return no('pbem:2.56a', `${name}: ${id} is of ${fights ?? 'no side'}, in the campaign of ${character.side}`, id);
    }
  }
  return null;
}

/** Why a siege does not belong to the campaign, or null: its two sides, fighters and scenarios (pbem:24, 2.81d). */
function whyNoSiege(
  campaign: CampaignSetup,
  name: string,
  { attacker, defender, setup }: CampaignSiege,
): Refusal | null {
  const { sides, characters, scenarios } = campaign;
  if (Object.hasOwn(scenarios, name)) return no(null, `a scenario and a siege have the name ${name}`, name);
  if (attacker === defender || ![attacker, defender].every((side) => sides.includes(side))) {
    return no('pbem:2.56a', `${name}: ${attacker} and ${defender} are not two sides of the campaign`, name);
  }
  const created = createSiege(setup);
  if (!created.ok) return { ...created.refusal, because: `${name}: ${created.refusal.because}` };
  for (const [id, { side }] of Object.entries(setup.fighters)) {
    const character = Object.hasOwn(characters, id) ? characters[id] : undefined;
    if (!character) return no('pbem:24', `${name}: ${id} is no character of the campaign`, id);
    const own = side === 'attacker' ? attacker : defender;
    if (character.side !== own) {
      return no('pbem:2.56a', `${name}: ${id} fights for ${own}, in the campaign for ${character.side}`, id);
    }
  }
  for (const [kind, scenario] of Object.entries(setup.scenarios ?? {})) {
    const playedBy = { [scenario.attacker]: attacker, [scenario.defender]: defender };
    const wrong = whyNoScenario(campaign, `${name}, ${kind}`, { ...scenario, sides: playedBy });
    if (wrong) return wrong;
  }
  return null;
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}
