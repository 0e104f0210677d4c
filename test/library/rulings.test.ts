import { describe, expect, it } from '@jest/globals';
import { provenRules } from '../../src/library/conformance/conformance.js';
import { rulingsPage } from '../../src/library/rulings.js';

const PAGE = rulingsPage();

describe('the page of rulings', () => {
  it('has a line for a ruling, marked by whether a case stands for its rule', () => {
    const proven = provenRules('pbem');
    const lines = PAGE.split('\n').filter((line) => /^- [✓·]/.test(line));
    expect(lines.length).toBeGreaterThan(700);
    for (const line of lines) {
      const [, mark, id] = /^- ([✓·]) \*\*(pbem:[\w.]+)\*\* /.exec(line) ?? [];
      expect([id, mark]).toEqual([id, proven.has(id ?? '') ? '✓' : '·']);
    }
  });

  it('counts what is proven by chapter, and leaves rules without a ruling out', () => {
    expect(PAGE).toMatch(/## 23: scenario set up \(\d+ of 7 ✓\)/);
    expect(PAGE).toMatch(/✓ \*\*pbem:23\.2b\*\* Victory points for characters: State at the end/);
    expect(PAGE).not.toContain('**pbem:23.12**');
  });
});
