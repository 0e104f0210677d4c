import { THING_KINDS, type Thing } from '../../engine/siege/calendar/things.js';
import type { ThingPage } from '../../projections/read/siege-things.js';
import { badCursor, type ForwardPageArgs, isGiven, limitOf } from './page.js';

/** Cursor of a thing of a siege in a list by kind and name. */
export function thingCursor({ kind, name }: Thing): string {
  return Buffer.from(`thing:${kind} ${name}`).toString('base64url');
}

/** The page of a list of things that the arguments of a connection describe. Throws BAD_INPUT. */
export function thingPageOf({ first, after }: ForwardPageArgs): ThingPage {
  const limit = limitOf(first, 'first');
  if (!isGiven(after)) return { limit };
  const [, word, name] = /^thing:(\w+) (.+)$/.exec(Buffer.from(after, 'base64url').toString('utf8')) ?? [];
  const kind = THING_KINDS.find((one) => one === word);
  if (kind === undefined || name === undefined) throw badCursor(after);
  return { limit, after: { kind, name } };
}

/** Cursor of a day in the list of a siege's days. */
export function dayCursor(day: number): string {
  return Buffer.from(`day:${day}`).toString('base64url');
}

/** The page of a list of days that the arguments of a connection describe. Throws BAD_INPUT. */
export function dayPageOf({ first, after }: ForwardPageArgs): { readonly after?: number; readonly limit: number } {
  const limit = limitOf(first, 'first');
  if (!isGiven(after)) return { limit };
  const day = /^day:(\d{1,9})$/.exec(Buffer.from(after, 'base64url').toString('utf8'))?.[1];
  if (day === undefined) throw badCursor(after);
  return { limit, after: Number(day) };
}
