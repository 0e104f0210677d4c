import { CheckpointRow } from './checkpoint-row.js';
import { ClaimRow } from './claim-row.js';
import { GameRow } from './game-row.js';
import { HistoryEventRow } from './history-event-row.js';
import { HistoryRuleRow } from './history-rule-row.js';
import { HistoryUnitRow } from './history-unit-row.js';
import { KeyRow } from './key-row.js';
import { MeleeLinkRow } from './melee-link-row.js';
import { OrganiserRow } from './organiser-row.js';
import { SeatRow } from './seat-row.js';
import { SetAsideRow } from './set-aside-row.js';
import { SeatStreamRow } from './seat-stream-row.js';
import { SiegeDiceRow } from './siege-dice-row.js';
import { SiegeEventRow } from './siege-event-row.js';
import { SiegePartRow } from './siege-part-row.js';
import { SiegeRow } from './siege-row.js';
import { SiegeStateRow } from './siege-state-row.js';
import { SiegeSubjectRow } from './siege-subject-row.js';
import { SiegeThingRow } from './siege-thing-row.js';
import { TournamentStreamRow } from './tournament-stream-row.js';
import { TurnRow } from './turn-row.js';
import { UnitRow } from './unit-row.js';

/** Tables of the calendar of sieges, whose rows have the id of their siege in `siege`. */
export const SIEGE_CALENDAR_ROWS = [
  SiegeEventRow,
  SiegeSubjectRow,
  SiegeThingRow,
  SiegeStateRow,
  SiegePartRow,
  SiegeDiceRow,
] as const;

/** Tables whose rows follow from the ledger; a rebuild empties and fills them. */
export const PROJECTED_ROWS = [
  GameRow,
  SiegeRow,
  SeatRow,
  SeatStreamRow,
  KeyRow,
  OrganiserRow,
  TournamentStreamRow,
  UnitRow,
  MeleeLinkRow,
  TurnRow,
  HistoryEventRow,
  HistoryUnitRow,
  HistoryRuleRow,
  ClaimRow,
  ...SIEGE_CALENDAR_ROWS,
  SetAsideRow,
] as const;

/** All tables of the read model. */
export const ALL_ROWS = [CheckpointRow, ...PROJECTED_ROWS] as const;
