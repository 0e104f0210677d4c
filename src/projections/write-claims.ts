import type { EntityManager } from 'typeorm';
import { canonicalJson } from '../engine/canonical/canonical.js';
import { decidingRule } from '../engine/game/parley/course.js';
import { insertRows } from './insert-rows.js';
import type { ProjectedGame } from './projected-game.js';
import { ClaimRow } from './rows/claim-row.js';

/** Writes the claims of a game that a batch has changed. */
export async function writeClaims(
  manager: EntityManager,
  before: ProjectedGame | null,
  { id: game, parley, claimsFiledAt }: ProjectedGame,
): Promise<void> {
  for (const [index, claim] of parley.claims.entries()) {
    const { number, standing } = claim;
    if (before?.parley.claims.includes(claim)) continue;
    await manager.delete(ClaimRow, { game, number });
    const filedAt = claimsFiledAt[index] ?? '';
    const data = canonicalJson(claim);
    await insertRows(manager, ClaimRow, [{ game, number, standing, rule: decidingRule(claim), data, filedAt }]);
  }
}
