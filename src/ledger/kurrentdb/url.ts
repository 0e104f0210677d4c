/** Settings that the client does not make by itself: it would wait up to 20 s for a node that has fallen silent. */
const DEFAULTS = { keepAliveTimeout: '3000', gossipTimeout: '2' };

/**
 * The connection string as the client takes it. It knows `esdb:` only, which KurrentDB's own strings call `kurrentdb:`,
 * `kdb:` or `kurrent:`; what the string does not say is filled in.
 */
export function clientUrl(url: string): string {
  const named = url.trim().replace(/^(kurrentdb|kurrent|kdb)(\+discover)?:/i, 'esdb$2:');
  const given = new Set([...named.matchAll(/[?&]([^=&]+)=/g)].map(([, key = '']) => flat(key)));
  const missing = Object.entries(DEFAULTS).filter(([key]) => !given.has(flat(key)));
  return missing.reduce((text, [key, value]) => `${text}${text.includes('?') ? '&' : '?'}${key}=${value}`, named);
}

/** The nodes that a connection string names, without the user. */
export function hostsIn(url: string): string {
  return /^[^/]+:\/\/(?:[^/?]*@)?([^/?]+)/.exec(url.trim())?.[1] ?? 'the server';
}

/** Whether a connection string names a user. */
export function namesUser(url: string): boolean {
  return /^[^/]+:\/\/[^/@?]+@/.test(url.trim());
}

/** Whether the connection is to be encrypted, which it is unless the string says otherwise. */
export function isEncrypted(url: string): boolean {
  return !/[?&]tls=false(&|$)/i.test(url.trim());
}

/** Keys are compared as the client does. */
function flat(key: string): string {
  return key.toLowerCase().replaceAll(/[_-]/g, '');
}
