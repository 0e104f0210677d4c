import { useEffect, useRef } from 'react';
import { isLed } from './led';
import type { Route } from './routes';

/**
 * A page to which a link has led is shown from its top, and the focus goes into it, as on a page of its own. On the way
 * back the browser itself looks for the place that was left, which it misses if the page has not come yet.
 */
export function useArrival(route: Route): void {
  const place = placeOf(route);
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (!isLed()) return;
    scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [place]);
}

/** The page and its subject, without what it shows of this: an event, a day, a filter. */
function placeOf(route: Route): string {
  const { game, siege, campaign, tournament, scenario, rule } = route as Readonly<Record<string, string | undefined>>;
  return [route.page, route.page === 'rule' ? rule : (game ?? siege ?? campaign ?? tournament ?? scenario)].join(' ');
}
