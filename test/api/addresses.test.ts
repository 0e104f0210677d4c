import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { Addresses, networkOf } from '../../src/api/addresses.js';

function from(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { headers, socket: { remoteAddress }, connection: { remoteAddress } } as unknown as IncomingMessage;
}

describe('the address that limits count by', () => {
  it('is that of the connection: what a stranger says of others is not believed', () => {
    expect(new Addresses([]).of(from('192.0.2.7', '198.51.100.1'))).toBe('192.0.2.7');
    expect(new Addresses(['10.0.0.0/8']).of(from('192.0.2.7', '198.51.100.1'))).toBe('192.0.2.7');
  });

  it('is what a trusted proxy says, as far as only trusted ones speak', () => {
    const addresses = new Addresses(['10.0.0.0/8', 'loopback']);
    expect(addresses.of(from('10.1.2.3', '198.51.100.1'))).toBe('198.51.100.1');
    expect(addresses.of(from('127.0.0.1', '203.0.113.9, 198.51.100.1, 10.1.2.3'))).toBe('198.51.100.1');
    expect([addresses.isProxy('10.9.9.9'), addresses.isProxy('192.0.2.7')]).toEqual([true, false]);
  });

  it('is nowhere when the client has left already', () => {
    expect(new Addresses([]).of(from(undefined))).toBe('gone');
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['x'.repeat(1000), 'x'.repeat(64)],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
