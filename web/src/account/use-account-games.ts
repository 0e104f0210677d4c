import { useEffect } from 'react';
import { clientFor } from '../api/client';
import { MyGamesDocument, type MyGamesQuery } from '../api/generated';
import { keepSeat, knownSeats } from '../keys';
import { useAccountKey } from './known';

/** Brings the seats that the account has, and that were taken in another browser, into this one. */
export function useAccountGames(): void {
  const key = useAccountKey();
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    const bring = async (): Promise<void> => {
      let after: string | null = null;
      do {
        const answer: { readonly data?: MyGamesQuery } = await clientFor(key)
          .query(MyGamesDocument, { after }, { requestPolicy: 'network-only' })
          .toPromise();
        const { edges = [], pageInfo } = answer.data?.myGames ?? {};
        for (const { node } of isWanted ? edges : []) bringSeat(node, key);
        after = pageInfo?.hasNextPage ? (pageInfo.endCursor ?? null) : null;
      } while (after !== null && isWanted);
    };
    void bring();
    return () => {
      isWanted = false;
    };
  }, [key]);
}

type MyGame = NonNullable<MyGamesQuery['myGames']>['edges'][number]['node'];

/** A seat whose own key is here, or which the account opens already, stays as it is. */
function bringSeat({ side, player, game: { id: game, title } }: MyGame, key: string): void {
  const isKnown = knownSeats().some(
    (one) => one.game === game && one.side === side && one.player === player && !isVoid(one.key, key),
  );
  if (!isKnown) keepSeat({ game, title, side, player, key });
}

/** Another key of an account, which this browser had before. */
function isVoid(known: string, key: string): boolean {
  return known.startsWith('ha_') && known !== key;
}
