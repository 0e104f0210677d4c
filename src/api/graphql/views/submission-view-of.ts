import type { AnyRulebook } from '../../../engine/game/rulebook.js';
import { gameStream } from '../../../ledger/game-stream.js';
import type { Submission } from '../../../play/commands.js';
import { eventView } from '../event-view.js';
import { headView } from './head.view.js';
import { legalOrderView } from './legal-order.view.js';
import { refusalView } from './refusal.view.js';
import type { OrderAcceptedView, OrderRefusedView } from './submission.view.js';

/** The answer to an order of a game, in the words of its rulebook. */
export function submissionViewOf(
  game: string,
  submission: Submission,
  book: AnyRulebook,
): OrderAcceptedView | OrderRefusedView {
  const head = headView(gameStream(game), submission);
  if (submission.kind === 'accepted') {
    const { kind, revision, repeated } = submission;
    const warning = submission.warning ? refusalView(submission.warning) : null;
    const events = submission.events.map((event) => eventView(event, book));
    return { kind, revision, head, repeated, warning, events };
  }
  const { kind, revision, refusal } = submission;
  const instead = submission.instead.map((order) => legalOrderView(order, (one) => book.writeOrder(one)));
  return { kind, revision, head, refusal: refusalView(refusal), instead };
}
