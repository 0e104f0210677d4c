import { ask } from './server.js';

const FILTER = '{ __type(name: "HistoryFilterInput") { inputFields { name } } }';

/** A filter of a game's history, as the server at this address takes it: by lists, or as 28b3b62 did. */
export async function historyFilter(url: string, unit: string, type: string): Promise<object> {
  const { __type } = await ask<{ __type: { inputFields: readonly { readonly name: string }[] } }>(url, FILTER, {});
  const takesLists = __type.inputFields.some(({ name }) => name === 'units');
  return takesLists ? { units: [unit], types: [type] } : { unit, type };
}
