/** How long a button may take to give way to what it brings, in ms. */
const PATIENCE_MS = 10_000;
/** Time for a component to choose a place for the focus itself, in ms. */
const FIRST_CHOICE_MS = 50;

const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';

/** An element that a button was in, and how many siblings stood before it there. */
interface Place {
  readonly within: Element;
  readonly index: number;
}

let stop: (() => void) | null = null;

function placesOf(button: Element): readonly Place[] {
  const places: Place[] = [];
  for (let child = button; child.parentElement && child.id !== 'content'; child = child.parentElement) {
    places.push({ within: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  }
  return places;
}

/** The first element that can have the focus where the button was or behind that, in the closest place with one. */
function nextTo(places: readonly Place[]): HTMLElement | null {
  for (const { within, index } of places) {
    if (!within.isConnected) continue;
    for (const child of [...within.children].slice(index)) {
      const found = child.matches(FOCUSABLE) ? child : child.querySelector(FOCUSABLE);
      if (found instanceof HTMLElement) return found;
    }
  }
  return null;
}

/**
 * A button that was pressed by the keyboard may be gone with what it did: it gives way to a form, a question, a list.
 * The focus then goes to what stands in its place, unless a component has chosen another; else a screen reader would
 * begin again at the top of the page.
 */
function keep({ target, detail }: MouseEvent): void {
  stop?.();
  const button = target instanceof Element ? target.closest('button') : null;
  // A click with a count comes from a mouse or a finger.
  if (!button || detail > 0) return;
  const places = placesOf(button);
  const changes = new MutationObserver(() => {
    if (button.isConnected) return;
    end();
    setTimeout(() => {
      if (document.activeElement === document.body) nextTo(places)?.focus();
    }, FIRST_CHOICE_MS);
  });
  const timer = setTimeout(end, PATIENCE_MS);
  changes.observe(document.body, { childList: true, subtree: true });
  stop = end;

  function end(): void {
    changes.disconnect();
    clearTimeout(timer);
    stop = null;
  }
}

/** Keeps the focus for those who press buttons by the keyboard, from now on. */
export function keepFocus(): void {
  document.addEventListener('click', keep, { capture: true });
}
