import { useEffect, useRef } from 'react';
import { isLed } from './led';
import { goToLeftPlace } from './left-places';
import type { Route } from './routes';

/**
 * A page to which a link has led is shown from its top, and the focus goes into it, as on a page of its own. On the way
 * back, and when a page is loaded again, it is shown where it was left.
 */
export function useArrival(route: Route): void {
  const place = placeOf(route);
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (!isLed()) {
      goToLeftPlace();
      return;
    }
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [place]);
}

/** The page and its subject, without what it shows of this: an event, a day, a filter. */
function placeOf(route: Route): string {
  const { game, siege, campaign, tournament, scenario, rule } = route as Readonly<Record<string, string | undefined>>;
  return [route.page, route.page === 'rule' ? rule : (game ?? siege ?? campaign ?? tournament ?? scenario)].join(' ');
}
