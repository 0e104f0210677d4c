import { describe, expect, it, test } from '@jest/globals';
import { HEX_FEATURES, HEXSIDE_TYPES, TERRAIN_TYPES } from '../../src/engine/board/terrain.js';
import { inPlainWords, spaced } from '../../src/engine/game/spaced.js';
import { modifiersInWords } from '../../src/engine/notation/words.js';
import { CODE_WORDS, codeWordsIn } from '../../src/library/conformance/code-words.js';
import { inWords } from '../../web/src/common/words.js';

const said = (because: string) => codeWordsIn({ code: 'illegal', rule: 'pbem:7.5a', because }, ['orders', 0]);

describe('words for terrain and things', () => {
  test.each([...TERRAIN_TYPES, ...HEXSIDE_TYPES, ...HEX_FEATURES, ...CODE_WORDS])(
    '%s is told in plain words, the same by rules, log and page',
    (word) => {
      expect(spaced(word)).toMatch(/^[a-z]+( [a-z]+)*$/);
      expect([inPlainWords(word), inWords(word)]).toEqual([spaced(word), spaced(word)]);
      expect(modifiersInWords([{ rule: 'pbem:6.1h', what: word, value: 1 }])).toBe(`+1 ${spaced(word)}`);
      expect(said(`Ben cannot enter C6 (${spaced(word)})`)).toEqual([]);
    },
  );

  test.each(CODE_WORDS)('a case fails whose refusal says %s', (word) => {
    expect(said(`Ben cannot cross C5/C6 (${word})`)).toMatchObject([{ expected: spaced(word), actual: word }]);
    expect(said(`a ${word} stands in C6`)).toHaveLength(1);
  });

  it('are not looked for in names', () => {
    expect(said('batteringRam1 does not get to C6 in one step')).toEqual([]);
    expect(inPlainWords('Ann moves, McBride too')).toBe('Ann moves, McBride too');
  });
});
