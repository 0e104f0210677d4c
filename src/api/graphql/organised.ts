import type { Tournaments } from '../../play/tournaments/contract.js';
import type { RequestContext } from './context.js';
import { accountKeyIn } from './shown-key.js';

/**
 * Of the tournaments of a filter those that the account of the request organises, so that their private games are
 * listed too. Throws NoSuchTournament for one that does not exist.
 */
export async function organisedIn(
  context: Pick<RequestContext, 'authorization'>,
  tournaments: Tournaments,
  ids: readonly string[] = [],
): Promise<readonly string[]> {
  for (const id of ids) await tournaments.tournament(id);
  const key = accountKeyIn(context);
  return key === null || ids.length === 0 ? [] : tournaments.organised(key, ids);
}
