import { describe, expect, it } from '@jest/globals';
import { linkIn } from '../../web/src/common/link-in.js';

describe('the address of a person on the page', () => {
  it.each([
    ['ann+herald@mill.example', 'mailto:ann+herald@mill.example'],
    ['https://mill.example/ann?to=ann', 'https://mill.example/ann?to=ann'],
  ])('%s is a link', (words, link) => {
    expect(linkIn(words)).toBe(link);
  });

  it.each([
    'The mill, Little Wenlock',
    'ann@mill',
    'Ann <ann@mill.example>',
    'ann@mill.example, bob@mill.example',
    'ann@mill.example?bcc=bob@mill.example',
    'ann%0Abcc:bob@mill.example',
    'mailto:ann@mill.example',
    'javascript:alert(1)',
    'JavaScript://mill.example/%0Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://mill.example/',
    'https://bank.example@mill.example/',
    'https://m\u0456ll.example/',
    'https://mill.example/"onclick="alert(1)',
    'https://mill.example/ at noon',
    'https://',
  ])('%s is only text', (words) => {
    expect(linkIn(words)).toBeNull();
  });
});
