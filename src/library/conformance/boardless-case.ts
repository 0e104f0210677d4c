import type { CampaignCase } from './campaign-case.js';
import type { SiegeCase } from './siege-case.js';

/** A case of a game without a board. */
export type BoardlessCase = SiegeCase | CampaignCase;

/** Whether a case is about the days of a siege. */
export function isSiegeCase(written: object): written is SiegeCase {
  return 'siege' in written;
}

/** Whether a case is about a campaign. */
function isCampaignCase(written: object): written is CampaignCase {
  return 'campaign' in written;
}

/** Whether a case is about a game without a board; others are about a game on one. */
export function isBoardless(written: object): written is BoardlessCase {
  return isSiegeCase(written) || isCampaignCase(written);
}
