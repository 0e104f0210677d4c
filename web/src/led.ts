/** The link that has just been followed; null: none. */
let followed: string | null = null;
let led = false;

/** A link of the page is followed. */
export function leadTo(link: string): void {
  followed = link;
}

/** Whether a link of the page has led to where somebody is, and not the way back or a typed address. */
export function isLed(): boolean {
  return led;
}

document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    if (link?.startsWith('#') && link !== location.hash) leadTo(link);
  },
  { capture: true },
);

addEventListener('hashchange', () => {
  led = followed === location.hash;
  followed = null;
});
