import { useMemo } from 'react';
import { useQuery } from 'urql';
import { HexFactsDocument } from '../api/generated';
import { inWords } from '../common/words';
import type { MapHex } from '../map/plan';
import { RuleLink, RuleLinks } from '../rules/rule-link';

interface Shown {
  readonly game: string;
  readonly at: number;
  readonly hex: MapHex;
}

export const MOVERS: Readonly<Record<string, string>> = {
  foot: 'on foot',
  horse: 'a horse',
  rider: 'a rider',
  mule: 'a mule',
};

/** The price, the cover and the worth of a hex, each with its rule. */
export function HexPanel({ game, at, hex }: Shown) {
  const variables = useMemo(() => ({ game, at: { revision: at }, name: hex.name }), [game, at, hex]);
  const [{ data }] = useQuery({ query: HexFactsDocument, variables });
  const facts = data?.game.board.hex;
  return (
    <section className="panel" aria-labelledby="hex">
      <h2 id="hex">Hex {hex.name}</h2>
      {facts && (
        <ul className="plain">
          <li>
            {[inWords(facts.terrain), ...facts.features.map(inWords), ...(facts.state ? [facts.state] : [])].join(', ')}
            {facts.elevation !== 0 && `, ${facts.elevation} stairs high`}
            {facts.depth && `, ${facts.depth} water`}
            {facts.lit === false && ', dark'}
          </li>
          <li>
            To enter:{' '}
            {facts.entering
              .map(
                ({ mover, mp }) =>
                  `${MOVERS[mover] ?? mover} ${mp === null || mp === undefined ? 'never' : `${mp} MP`}`,
              )
              .join(', ')}{' '}
            <span className="small">
              (<RuleLinks ids={facts.entering.flatMap(({ rule }) => rule ?? [])} />)
            </span>
          </li>
          <li>
            Whoever fights in it: {ADVANTAGES[facts.advantage.value] ?? 'no advantage'}{' '}
            <span className="small">
              (<RuleLink id={facts.advantage.rule} />)
            </span>
          </li>
          {[...facts.items, ...facts.equipment].length > 0 && (
            <li>Here lies: {[...facts.items, ...facts.equipment].map(({ name }) => name).join(', ')}</li>
          )}
        </ul>
      )}
    </section>
  );
}

const ADVANTAGES: Readonly<Record<number, string>> = { [-1]: 'a disadvantage', 0: 'no advantage', 1: 'an advantage' };
