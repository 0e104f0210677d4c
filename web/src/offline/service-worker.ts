/*
 * Answers for the server when there is none: with the index that was kept, and with the files that it names. The index
 * is always asked of the server first, so that nobody is kept on an old page; files in assets/ never change.
 */

/** The part of a FetchEvent that is used here; the types of service workers and of pages exclude each other. */
interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

addEventListener('fetch', (event) => {
  const asked = event as Asked;
  const { method, mode, url } = asked.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate' && pathname === '/') asked.respondWith(serverFirst(asked.request));
  else if (pathname.startsWith('/assets/')) asked.respondWith(keptFirst(asked.request));
});

async function serverFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw error;
  }
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
