import { describe, expect, it } from '@jest/globals';
import { guardedLookup, whyNoReceiver } from '../../src/webhooks/address.js';

describe('the address of a receiver', () => {
  it.each([
    'https://example.org/hook',
    'https://example.org:8443/a?b=c',
    'https://93.184.215.14/',
    'https://[2606:2800::1]/',
  ])('may be %s', (url) => {
    expect(whyNoReceiver(url, false)).toBeNull();
  });

  it.each([
    'http://example.org/',
    'ftp://example.org/',
    'example.org',
    'https://ann:secret@example.org/',
    'https://example.org/#part',
    `https://example.org/${'a'.repeat(500)}`,
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://0.0.0.0/',
    'https://100.64.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
  ])('may not be %s', (url) => {
    expect(whyNoReceiver(url, false)).not.toBeNull();
  });

  it('may be anywhere, and without TLS, if the operator says so', () => {
    expect(whyNoReceiver('http://127.0.0.1:9/', true)).toBeNull();
    expect(whyNoReceiver('ftp://127.0.0.1:9/', true)).not.toBeNull();
  });
});

describe('a name that leads to a private address', () => {
  const looked = (privateToo: boolean, all: boolean) =>
    new Promise((resolve) => {
      guardedLookup(privateToo)('localhost', { all }, (error, address) => {
        resolve(error?.message ?? address);
      });
    });

  it('is refused when the connection is made', async () => {
    expect(await looked(false, true)).toMatch(/localhost leads to (127|::1).*no public address/);
    expect(await looked(false, false)).toMatch(/no public address/);
  });

  it('is taken if the operator says so', async () => {
    expect(JSON.stringify(await looked(true, true))).toMatch(/127\.0\.0\.1|::1/);
  });
});
