import type { Campaign, Character } from '../engine/campaign/campaign.js';
import type { Fighter, Siege } from '../engine/siege/siege.js';
import { NoSuchGame } from '../play/errors.js';
import { NoSuchInstant } from '../play/no-such-instant.js';
import { HERALD_VIEWER } from '../play/viewer-seat.js';
import type { SiegeAt, Sieges } from '../siege/contract.js';
import type { CampaignPart } from './contract.js';

/**
 * The characters of a campaign on a day, those in a siege that goes on as the siege has them at the end of that day.
 * The first day of a siege is the day of the campaign on which it began.
 */
export async function withBesieged(
  sieges: Pick<Sieges, 'see'>,
  { characters }: Campaign,
  parts: readonly CampaignPart[],
  day: number,
): Promise<Readonly<Record<string, Character>>> {
  const after: Record<string, Character> = { ...characters };
  for (const { kind, state, since = 1, id } of parts) {
    if (kind !== 'siege' || state !== 'played' || id === null) continue;
    const onDay = await siegeOn(sieges, id, { kind: 'day', day: day - since + 1 });
    const siege = onDay ?? (await siegeOn(sieges, id, { kind: 'now' }));
    for (const [name, fighter] of Object.entries(siege?.fighters ?? {})) {
      const before = after[name];
      if (before) after[name] = asInSiege(before, fighter, since);
    }
  }
  return after;
}

/** The day to which a campaign has come: in a siege that goes on, a day of the siege. */
export async function dayReached(
  sieges: Pick<Sieges, 'see'>,
  { day }: Campaign,
  parts: readonly CampaignPart[],
): Promise<number> {
  let reached = day;
  for (const { kind, state, since = 1, id } of parts) {
    if (kind !== 'siege' || state !== 'played' || id === null) continue;
    const siege = await siegeOn(sieges, id, { kind: 'now' });
    if (siege) reached = Math.max(reached, since + siege.day - 1);
  }
  return reached;
}

/** Null: the siege is not there yet, or has not come to that day. */
async function siegeOn(sieges: Pick<Sieges, 'see'>, id: string, at: SiegeAt): Promise<Siege | null> {
  try {
    return (await sieges.see(id, HERALD_VIEWER, at)).siege;
  } catch (error) {
    if (error instanceof NoSuchGame || error instanceof NoSuchInstant) return null;
    throw error;
  }
}

function asInSiege(
  { fresh: _fresh, heals: _heals, ...rest }: Character,
  { health, fresh, heals, back, captive, marks }: Fighter,
  since: number,
): Character {
  return {
    ...rest,
    health,
    ...(fresh ? { fresh } : {}),
    ...(heals === undefined ? {} : { heals: heals === null ? null : heals + since - 1 }),
    ...(back === undefined ? {} : { back: back === null ? null : back + since - 1 }),
    ...(captive === undefined ? {} : { captive }),
    ...(marks ? { marks } : {}),
  };
}
