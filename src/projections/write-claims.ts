import type { EntityManager } from 'typeorm';
import { canonicalJson } from '../engine/canonical/canonical.js';
import type { GameEvent } from '../engine/game/event.js';
import { decidingRule, type ParleyCourse } from '../engine/game/parley/course.js';
import { parleyAfter } from '../engine/game/parley/course-after.js';
import { insertRows } from './insert-rows.js';
import { writeKey } from './write-keys.js';
import { ClaimRow } from './rows/claim-row.js';

/** The claims of a game or siege as far as it has been projected. */
export interface Quarrels {
  readonly parley: ParleyCourse;
  /** When each claim was filed, in the order of their numbers. */
  readonly claimsFiledAt: readonly string[];
}

/** The claims after one more event, which was recorded at a time. */
export function quarrelsAfter({ parley, claimsFiledAt }: Quarrels, event: GameEvent, recordedAt: string): Quarrels {
  const after = parleyAfter(parley, event);
  const isFiled = after.claims.length > parley.claims.length;
  return { parley: after, claimsFiledAt: isFiled ? [...claimsFiledAt, recordedAt] : claimsFiledAt };
}

/** Writes the claims of a game or siege that a batch has changed, and the key of its arbiter if he is another one. */
export async function writeClaims(
  manager: EntityManager,
  before: Quarrels | null,
  { id: game, parley, claimsFiledAt }: Quarrels & { readonly id: string },
): Promise<void> {
  const { keyHash = null } = parley.arbiter ?? {};
  if (keyHash !== (before?.parley.arbiter?.keyHash ?? null))
    await writeKey(manager, { game, office: 'arbiter', seat: '', keyHash });
  for (const [index, claim] of parley.claims.entries()) {
    const { number, standing } = claim;
    if (before?.parley.claims.includes(claim)) continue;
    await manager.delete(ClaimRow, { game, number });
    const filedAt = claimsFiledAt[index] ?? '';
    const data = canonicalJson(claim);
    await insertRows(manager, ClaimRow, [{ game, number, standing, rule: decidingRule(claim), data, filedAt }]);
  }
}
