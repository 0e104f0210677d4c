import { EXIT, type ExitCode } from './exit-code.js';
import type { ListOptions } from './list-forms.js';
import type { Output } from './output.js';
import type { CampaignOptions } from './siege-options.js';
import type { CampaignQuestion } from './sieges-of-campaign.js';

/** Says a list over all sieges of a campaign, as a command does; read models are loaded only here. Throws CliError. */
export async function ofCampaign(
  output: Output,
  campaign: string,
  question: CampaignQuestion,
  options: ListOptions & CampaignOptions,
): Promise<ExitCode> {
  const { sayOfCampaign } = await import('./sieges-of-campaign.js');
  await sayOfCampaign(output, campaign, question, options);
  return EXIT.ok;
}
