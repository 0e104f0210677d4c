import { readdirSync, readFileSync } from 'node:fs';
import type { CampaignSetup } from '../engine/campaign/setup.js';
import { CAMPAIGN } from '../engine/campaign/game.js';
import { campaignSetupOf, NotInTheLibrary, type CampaignLibrary, type WrittenCampaign } from './campaign-setup.js';
import { CONTENT_FOLDER, ContentError, readContent } from './content-file.js';
import { digestOf, passes } from './prepared.js';

const CAMPAIGN_FOLDER = `${CONTENT_FOLDER}campaigns/`;

/** A campaign that ships: its set-up, and what players are told about it. */
export interface ShippedCampaign {
  readonly id: string;
  readonly title: string;
  readonly story: string;
  /** The set-up that `create` takes. */
  readonly setup: CampaignSetup;
}

/** Every campaign that ships, or of a folder, by its id. Throws ContentError. */
export function loadCampaigns(
  library: CampaignLibrary,
  folder = CAMPAIGN_FOLDER,
): ReadonlyMap<string, ShippedCampaign> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return new Map(
    files.sort().map((file) => {
      const campaign = parseCampaign(readFileSync(`${folder}/${file}`, 'utf8'), file, library);
      if (`${campaign.id}.yaml` !== file) throw fault(file, 1, `its id is ${campaign.id}, not the name of the file`);
      return [campaign.id, campaign] as const;
    }),
  );
}

/**
 * A campaign from its YAML text, after the rules have accepted its set-up.
 * @throws ContentError with file, line and reason
 */
function parseCampaign(text: string, file: string, library: CampaignLibrary): ShippedCampaign {
  const content = readContent(text, file, 'campaign');
  const { id, story, ...written } = content.value as WrittenCampaign & Pick<ShippedCampaign, 'id' | 'story'>;
  const setup = setupOf(written, library, (because, subject) => fault(file, content.lineOf(subject), because));
  passes(text, `set-up ${digestOf(JSON.stringify(setup))}`, true, () => {
    const created = CAMPAIGN.create(setup);
    if (created.ok) return true;
    const { because, subject = '' } = created.refusal;
    throw fault(file, Math.max(1, content.lineOf(subject)), because);
  });
  return { id, title: written.title, story, setup };
}

function setupOf(
  written: WrittenCampaign,
  library: CampaignLibrary,
  faultAt: (because: string, subject: string) => ContentError,
): CampaignSetup {
  try {
    return campaignSetupOf(written, library);
  } catch (error) {
    if (error instanceof NotInTheLibrary) throw faultAt(error.message, error.subject);
    throw error;
  }
}

function fault(file: string, line: number, reason: string): ContentError {
  return new ContentError([{ file, line, reason }]);
}
