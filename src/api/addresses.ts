import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** The longest address that is kept; what a proxy sends is cut to this. */
const LENGTH_MAX = 64;
/** The address of a client that has left already. */
const GONE = 'gone';

/** The addresses of clients, as limits count them. */
export class Addresses {
  readonly #isTrusted: (address: string, hop: number) => boolean;

  /** `trusted`: addresses and networks of proxies; only their `X-Forwarded-For` is believed. */
  constructor(trusted: readonly string[]) {
    this.#isTrusted = proxyAddr.compile([...trusted]);
  }

  /**
   * The address of the client; for IPv6 the address of its network, since one client has a whole network of addresses.
   */
  of(request: IncomingMessage): string {
    // A client who has left already has no address any more, whatever the types say.
    const address = proxyAddr(request, this.#isTrusted) as string | undefined;
    return address === undefined ? GONE : networkOf(address);
  }

  /** Whether connections from an address are those of many clients. */
  isProxy(address: string | undefined): boolean {
    return address !== undefined && this.#isTrusted(address, 0);
  }
}

/** An IPv4 address as it is; of an IPv6 address the first 64 bits, which is what one household or server is given. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address.slice(0, LENGTH_MAX);
  const [before = '', after = ''] = (address.split('%', 1)[0] ?? '').split('::', 2);
  const [head, tail] = [groups(before), groups(after)];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const first = [...head, ...zeros, ...tail].slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}

function groups(text: string): readonly string[] {
  return text === '' ? [] : text.split(':');
}
