/** How long a page may take to come on the way back to it, in ms. */
const PATIENCE_MS = 10_000;

/** Signs that somebody has begun to read, so that the page shall not move any more. */
const READING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The page that is shown, as one of those that the browser can go back to. */
let current = nameOfEntry();
let stop: (() => void) | null = null;

/** The name of an entry in the history of the browser; it gets one if it has none. */
function nameOfEntry(): string {
  const { entry } = (history.state ?? {}) as { readonly entry?: unknown };
  if (typeof entry === 'string') return entry;
  // All that is kept by these names belongs to one tab, which comes to one page at a time.
  const made = String(performance.timeOrigin + performance.now());
  history.replaceState({ entry: made }, '');
  return made;
}

function placeName(entry: string): string {
  return `herald place ${entry}`;
}

/** Remembers how far down somebody has come; of a page that has not come yet it is known already. */
function leave(): void {
  if (stop) stop();
  else sessionStorage.setItem(placeName(current), String(scrollY));
}

// It comes before the page that is left makes way.
addEventListener('popstate', () => {
  leave();
  current = nameOfEntry();
});
addEventListener('pagehide', leave);

/**
 * Leads to the place at which this page was left. The browser looks for it, too, but only once: here it is waited for
 * until the page is long enough. Whoever begins to read before that stays where he is.
 */
export function goToLeftPlace(): void {
  stop?.();
  const place = Number(sessionStorage.getItem(placeName(current)) ?? 0);
  if (place === 0) return;
  const growth = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < place) return;
    scrollTo(0, place);
    end();
  });
  const timer = setTimeout(end, PATIENCE_MS);
  for (const sign of READING) addEventListener(sign, end, { passive: true });
  growth.observe(document.body);
  stop = end;

  function end(): void {
    growth.disconnect();
    clearTimeout(timer);
    for (const sign of READING) removeEventListener(sign, end);
    stop = null;
  }
}
