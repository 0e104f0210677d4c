import { register as attack } from './commands/attack.js';
import { register as backup } from './commands/backup.js';
import { register as board } from './commands/board.js';
import { register as claim } from './commands/claim.js';
import { register as campaign } from './commands/campaign.js';
import { register as claims } from './commands/claims.js';
import { register as conform } from './commands/conform.js';
import { register as demo } from './commands/demo.js';
import { register as dice } from './commands/dice.js';
import { register as explain } from './commands/explain.js';
import { register as exportGame } from './commands/export.js';
import { register as forget } from './commands/forget.js';
import { register as head } from './commands/head.js';
import { register as judge } from './commands/judge.js';
import { register as key } from './commands/key.js';
import { register as perft } from './commands/perft.js';
import { register as picture } from './commands/picture.js';
import { register as rebuild } from './commands/rebuild.js';
import { register as replay } from './commands/replay.js';
import { register as restore } from './commands/restore.js';
import { register as selfplay } from './commands/selfplay.js';
import { register as roster } from './commands/roster.js';
import { register as rule } from './commands/rule.js';
import { register as scenario } from './commands/scenario.js';
import { register as siege } from './commands/siege.js';
import { register as serve } from './commands/serve.js';
import { register as turn } from './commands/turn.js';
import { register as verify } from './commands/verify.js';
import type { Program } from './program.js';

/**
 * Every command of `herald`, in the order of the help. A command is one file under commands/ that exports `register`;
 * what is slow to load (Nest, database drivers) is imported inside its action.
 */
export const COMMANDS: readonly ((program: Program) => void)[] = [
  serve,
  demo,
  turn,
  replay,
  picture,
  board,
  scenario,
  roster,
  siege,
  campaign,
  rule,
  judge,
  explain,
  dice,
  claim,
  claims,
  exportGame,
  verify,
  head,
  key,
  conform,
  selfplay,
  perft,
  rebuild,
  backup,
  restore,
  forget,
  attack,
];
