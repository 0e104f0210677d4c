/** The headers of a request that shows a key; null: none is shown. */
export function keyHeaders(key: string | null): Record<string, string> {
  return key === null ? {} : { authorization: `Bearer ${key}` };
}
