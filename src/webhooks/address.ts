import { lookup as lookupByDns, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Letters of an address that may be told. */
const URL_LENGTH_MAX = 500;

/** An address that a webhook may not have, or a name that leads to one. */
class AddressRefused extends Error {
  readonly type = 'addressRefused';
}

/**
 * Why nothing may be sent to an address, or null. Without `privateToo` only https to the public internet is allowed:
 * otherwise everybody could have the server send requests to machines that only the server can reach.
 */
export function whyNoReceiver(address: string, privateToo: boolean): string | null {
  if (address.length > URL_LENGTH_MAX) return `an address has at most ${URL_LENGTH_MAX} letters`;
  if (!URL.canParse(address)) return 'this is no address: https://…';
  const { protocol, username, password, hash, hostname } = new URL(address);
  if (protocol !== 'https:' && !(privateToo && protocol === 'http:')) return 'an address begins with https://';
  if (username !== '' || password !== '' || hash !== '') return 'an address has no name, no password and no #';
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  if (!privateToo && ipaddr.isValid(literal) && !isPublic(literal)) return `${literal} is no address of the internet`;
  return null;
}

/**
 * Finds the addresses of a host for a connection, and refuses all of them when one is not public: the name is looked up
 * once, and the connection goes to what was looked at.
 */
export function guardedLookup(privateToo: boolean): LookupFunction {
  return (hostname, options, found) => {
    lookupByDns(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) found(error, '');
      else answer(hostname, addresses, privateToo, options.all === true, found);
    });
  };
}

function answer(
  hostname: string,
  addresses: readonly LookupAddress[],
  privateToo: boolean,
  all: boolean,
  found: Parameters<LookupFunction>[2],
): void {
  const hidden = privateToo ? undefined : addresses.find(({ address }) => !isPublic(address));
  const [first] = addresses;
  if (hidden || !first) {
    found(new AddressRefused(`${hostname} leads to ${hidden?.address ?? 'nowhere'}, which is no public address`), '');
  } else if (all) found(null, [...addresses]);
  else found(null, first.address, first.family);
}

/** An address to which everybody on the internet can connect; one of IPv4 written as IPv6 is what it stands for. */
function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}
