import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';

describe('docs/promises.md', () => {
  const named = [...readFileSync('docs/promises.md', 'utf8').matchAll(/`(test\/[^`]+)`/g)].map(([, file = '']) => file);

  it('names tests', () => {
    expect(named.length).toBeGreaterThan(15);
  });

  it.each(named)('names %s, which is there', (file) => {
    expect(existsSync(file)).toBe(true);
  });
});
