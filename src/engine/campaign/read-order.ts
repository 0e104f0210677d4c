import { allowed, refused, type Ruled } from '../game/refusal.js';
import type { CampaignSideOrder } from './orders.js';

const DAY = '(?<day>[1-9]\\d{0,4})';
/** The written form of each order (`tellCampaignOrder`). A name may have blanks in it, so the day stands at the end. */
const FORMS = [
  { type: 'Open', form: new RegExp(`^play (?<name>.+) on day ${DAY}$`), of: 'scenario' },
  { type: 'Deed', form: new RegExp(`^confirm a deed of valour of (?<name>.+) on day ${DAY}$`), of: 'unit' },
  { type: 'Release', form: new RegExp(`^release (?<name>.+) on day ${DAY}$`), of: 'unit' },
  { type: 'Close', form: new RegExp(`^close day ${DAY}$`), of: null },
] as const;
const EXAMPLES =
  '`play bridge on day 3`, `confirm a deed of valour of Ann on day 3`, `release Ben on day 3`, `close day 3`';

/** Reads an order of a side; whether it may be given is not asked. */
export function readCampaignOrder(text: string): Ruled<{ readonly side: null; readonly order: CampaignSideOrder }> {
  const line = text.trim();
  for (const { type, form, of } of FORMS) {
    const groups = form.exec(line)?.groups;
    if (!groups) continue;
    const named = of === null ? {} : { [of]: groups['name'] ?? '' };
    return allowed({ side: null, order: { type, day: Number(groups['day']), ...named } as CampaignSideOrder });
  }
  return refused({ code: 'malformed', rule: null, because: `orders of a campaign are ${EXAMPLES}` });
}
