import type { CampaignOption } from '../engine/campaign/campaign.js';
import type { CampaignClass } from '../engine/campaign/classes.js';
import type { CampaignScenario, CampaignSetup, CampaignSiege, SetupCharacter } from '../engine/campaign/setup.js';
import type { Setup } from '../engine/game/setup.js';
import type { CharacterSheet, Strength } from '../engine/position/unit-sheet.js';
import type { Scenario } from './scenario.js';
import type { ShippedSiege } from './sieges.js';

/** The shipped content from which campaigns are put together, by id. */
export interface CampaignLibrary {
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly sieges: ReadonlyMap<string, ShippedSiege>;
}

/** A campaign in short: its scenarios and sieges by their ids, its characters without what their counters say. */
export interface WrittenCampaign {
  readonly title: string;
  readonly sides: readonly string[];
  readonly options?: Readonly<Partial<Record<CampaignOption, boolean>>>;
  readonly lastDay: number;
  readonly characters: Readonly<Record<string, WrittenCharacter>>;
  readonly scenarios?: Readonly<Record<string, WrittenPart>>;
  readonly sieges?: Readonly<Record<string, WrittenSiegePart>>;
}

interface WrittenCharacter {
  readonly side: string;
  readonly class: CampaignClass;
  /** Of a soldier, who stands on no ladder (pbem:24.1g). */
  readonly most?: Strength;
  readonly wounded?: true;
}

interface WrittenPart {
  readonly scenario: string;
  /** By side of the scenario the side of the campaign; absent: they have the same names. */
  readonly sides?: Readonly<Record<string, string>>;
}

interface WrittenSiegePart {
  readonly siege: string;
  readonly attacker: string;
  readonly defender: string;
  /** Absent: as the siege ships. */
  readonly lastDay?: number;
}

/** A campaign names something that the library does not have. */
export class NotInTheLibrary extends Error {
  constructor(
    message: string,
    readonly subject: string,
  ) {
    super(message);
  }
}

/**
 * The set-up of a campaign from its short form: characters have the strengths of their counters in the first scenario
 * or siege that shows them. Whether the rules accept it is not asked. Throws NotInTheLibrary.
 */
export function campaignSetupOf(written: WrittenCampaign, library: CampaignLibrary): CampaignSetup {
  const { characters, scenarios = {}, sieges = {}, ...rest } = written;
  const parts = mapped(scenarios, (part) => scenarioOf(part, library));
  const besieged = mapped(sieges, (part) => siegeOf(part, library));
  const setups = [
    ...Object.values(parts).map(({ setup }) => setup),
    ...Object.values(besieged).flatMap(({ setup }) => Object.values(setup.scenarios ?? {}).map((one) => one.setup)),
  ];
  return {
    ...rest,
    characters: mapped(characters, (character, id) => characterOf(character, id, setups)),
    scenarios: parts,
    ...(Object.keys(besieged).length > 0 ? { sieges: besieged } : {}),
  };
}

function scenarioOf({ scenario, sides }: WrittenPart, { scenarios }: CampaignLibrary): CampaignScenario {
  const found = scenarios.get(scenario);
  if (!found) throw new NotInTheLibrary(`there is no scenario ${scenario.slice(0, 60)}`, scenario);
  return { ruleset: found.ruleset, setup: found.setup, ...(sides ? { sides } : {}) };
}

function siegeOf({ siege, attacker, defender, lastDay }: WrittenSiegePart, { sieges }: CampaignLibrary): CampaignSiege {
  const found = sieges.get(siege);
  if (!found) throw new NotInTheLibrary(`there is no siege ${siege.slice(0, 60)}`, siege);
  return { attacker, defender, setup: lastDay === undefined ? found.setup : { ...found.setup, lastDay } };
}

function characterOf(written: WrittenCharacter, id: string, setups: readonly Setup[]): SetupCharacter {
  const sheet = setups
    .flatMap(({ units }) => units)
    .map((unit) => (unit.id === id && unit.sheet.kind === 'character' ? unit.sheet : null))
    .find((one) => one !== null);
  if (!sheet) throw new NotInTheLibrary(`no scenario of the campaign has a character ${id.slice(0, 60)}`, id);
  return { ...written, ...strengthsOf(sheet) };
}

function strengthsOf({ foot, mounted }: CharacterSheet): Pick<SetupCharacter, 'foot' | 'mounted'> {
  const only = ({ attack, defence }: Strength): Strength => ({ attack, defence });
  return { foot: only(foot.healthy), ...(mounted ? { mounted: only(mounted.healthy) } : {}) };
}

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  value: (from: From, name: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, from]) => [name, value(from, name)]));
}
