import type { EventDefinition, Told } from '../game/define/event.js';

/**
 * Tells an event by the template of its definition: `{unit} puts out {light}`. `{…}` names a member of the data; of a
 * die its value is told. Throws Error if the definition has no member of that name.
 */
export function tellerOf({ told, form }: EventDefinition & Told): (data: object) => string {
  const { fields = {} } = form;
  for (const [, member = ''] of told.matchAll(MEMBER)) {
    if (!fields[member]) throw new Error(`the template ${told} names a member that is not there: ${member}`);
  }
  return (data) =>
    told.replace(MEMBER, (_written, member: string) => {
      const value = (data as Readonly<Record<string, unknown>>)[member];
      const isDie = fields[member]?.finder('die') !== null;
      return String(isDie ? (value as { readonly value: number }).value : value);
    });
}

const MEMBER = /\{(\w+)\}/g;
