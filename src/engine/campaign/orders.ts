import { text, type Fields, type Form, type TypeOf } from '../game/define/form.js';
import { unit } from '../game/define/names.js';
import { formOfOrders, orderDefinition, type OrderIn, type OrderNamed } from '../game/define/order.js';
import { day, defeat, ENGINES_REPORTED, REPORT, SIEGE_REPORT } from './forms.js';

const define = <const F extends Fields>(remark: string, fields: F) => orderDefinition(remark, fields, []);

const SIDE_ORDERS = {
  Open: define('Wants to play a scenario or a siege from this day on; it begins when all sides want it (pbem:24).', {
    day,
    scenario: text,
  }),
  Deed: define('Confirms that a sergeant did a deed of valour in the scenario that was played last (pbem:24.1i).', {
    day,
    unit,
  }),
  Release: define('Lets a prisoner go back to his side.', { day, unit }),
  Close: define('Has nothing more to do on this day.', { day }),
};

const REPORTS = {
  Report: define('How a scenario has ended; Herald itself reports it from the game that was played (pbem:24).', {
    ...REPORT,
    ...ENGINES_REPORTED,
  }),
  ReportSiege: define('How a siege has ended; Herald itself reports it from the siege (pbem:24).', SIEGE_REPORT),
};

/** Orders of the sides, and Herald's reports of how scenarios and sieges ended. */
export const CAMPAIGN_ORDERS = { ...SIDE_ORDERS, ...REPORTS };

export type CampaignSideOrder = OrderIn<typeof SIDE_ORDERS>;
export type CampaignOrder = OrderIn<typeof CAMPAIGN_ORDERS>;
export type Open = OrderNamed<typeof SIDE_ORDERS, 'Open'>;
export type Deed = OrderNamed<typeof SIDE_ORDERS, 'Deed'>;
export type Release = OrderNamed<typeof SIDE_ORDERS, 'Release'>;
export type CampaignReport = OrderNamed<typeof CAMPAIGN_ORDERS, 'Report'>;
export type CampaignSiegeReport = OrderNamed<typeof CAMPAIGN_ORDERS, 'ReportSiege'>;
export type CampaignReports = OrderIn<typeof REPORTS>;
export type Defeat = TypeOf<typeof defeat>;
export type Party = Defeat['victors'];

/** An order in the form in which events record it. */
export const campaignOrder = formOfOrders(CAMPAIGN_ORDERS) as Form<CampaignOrder>;

/** Whether an order is one of Herald's own. */
export function isReport(order: CampaignOrder): order is CampaignReports {
  return Object.hasOwn(REPORTS, order.type);
}
