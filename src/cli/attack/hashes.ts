import { canonicalJson, sha256 } from '../../engine/canonical/canonical.js';
import type { Attack } from './attack.js';
import { newGame, play } from './own-game.js';
import { exportFor, linesOf } from './reading.js';

type Line = Readonly<Record<string, unknown>>;
type Members = Readonly<Record<string, unknown>>;

/**
 * Tests whether hashes betray secrets. The attacker gets the best of all guesses: the true value, from the export of
 * its owner. He must not be able to confirm it from what a spectator has; otherwise he would only have to try all
 * values.
 */
export const hashes: Attack = {
  name: 'hashes',
  what: 'testing hashes and commitments for secrets of few values',
  async try(target) {
    const game = await newGame(target, 'tavern-brawl');
    await play(target, game, [
      ['blue', 'standing retreat cover for Orm'],
      ['red', 'end step'],
      ['red', 'Jankin: P9, P8, P7, Q7'],
    ]);
    const seen = linesOf(await exportFor(target, game, null));
    const faults: string[] = [];
    const salts: string[] = [];
    for (const owner of ['red', 'blue']) {
      for (const [index, line] of linesOf(await exportFor(target, game, owner)).entries()) {
        const stranger = seen[index] ?? {};
        for (const [path, { salt, value }] of disclosedIn(line)) {
          salts.push(salt);
          if (disclosedIn(stranger).length > 0) faults.push(`revision ${index - 1}: a spectator is shown ${path}`);
          if (confirms(stranger, path, value)) faults.push(`revision ${index - 1}: ${path} can be found by trial`);
        }
      }
    }
    if (salts.length < 2) faults.push('no secret was disclosed to its owner, so nothing was tried');
    if (new Set(salts).size !== salts.length) faults.push('a salt is used twice');
    return faults;
  },
};

function disclosedIn({
  disclosed,
}: Line): readonly (readonly [string, { readonly salt: string; readonly value: unknown }])[] {
  return Object.entries((disclosed ?? {}) as Record<string, { salt: string; value: unknown }>);
}

/** Whether a guess is confirmed by a hash in a line, with no salt or with one that is public. */
function confirms(line: Line, path: string, value: unknown): boolean {
  const { hash, sealed, ...rest } = line;
  const open = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'disclosed'));
  const covered = sealed === undefined ? open : { ...open, sealed };
  const publicly = ['', '0'.repeat(32), ...Object.values(line).filter((one) => typeof one === 'string')];
  const forms = [value, [value], [path, value], ...publicly.map((salt) => [salt, path, value])];
  const digests = new Set(forms.map((form) => sha256(canonicalJson(form))));
  const data = filledIn(open['data'] as Members, path.split('/'), value);
  digests.add(sha256(canonicalJson({ ...open, data })));
  digests.add(sha256(canonicalJson({ ...covered, data })));
  const given = [hash, ...Object.values((sealed ?? {}) as Members)];
  return given.some((one) => typeof one === 'string' && digests.has(one));
}

/** Data with a value where its path says. */
function filledIn(data: Members, [first = '', ...rest]: readonly string[], value: unknown): Members {
  return { ...data, [first]: rest.length === 0 ? value : filledIn((data[first] ?? {}) as Members, rest, value) };
}
