import { useEffect, useState } from 'react';

/** Where the files lie that the page needs without a network. */
const CACHE = 'herald-offline';

/** True once the page, with these further files, can be opened without a network. */
export function useKept(files: readonly string[]): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    let gone = false;
    void keep(files).then((done) => {
      if (!gone) setKept(done);
    });
    return () => {
      gone = true;
    };
  }, [files]);
  return kept;
}

/**
 * Keeps the page as it is loaded now, and nothing of an earlier one. Browsers allow it only on a page that came over
 * HTTPS or from this machine, and not to everybody: then the page goes on without it.
 */
async function keep(files: readonly string[]): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register('/offline.js');
    const cache = await caches.open(CACHE);
    const wanted = new Set([...loaded(), ...files].map((file) => new URL(file, location.href).pathname));
    for (const file of wanted) if (!(await cache.match(file))) await cache.add(file);
    if (!(await keepIndex(cache))) return false;
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      if (pathname !== '/' && !wanted.has(pathname)) await cache.delete(url);
    }
    await navigator.serviceWorker.ready;
    return true;
  } catch (error) {
    // No network, no room, or storage that is turned off.
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
}

/** Keeps the index, unless it belongs to a newer page than the loaded one, whose files are not here. */
async function keepIndex(cache: Cache): Promise<boolean> {
  if (!navigator.onLine) return (await cache.match('/')) !== undefined;
  try {
    const index = await fetch('/');
    const text = await index.clone().text();
    if (!loaded().every((file) => !isOfIndex(file) || text.includes(file))) return false;
    await cache.put('/', index);
    return true;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return (await cache.match('/')) !== undefined;
  }
}

/** The files that the loaded page consists of, as the document names them. */
function loaded(): readonly string[] {
  const parts = document.querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload], link[rel=icon]');
  return [...parts].map((part) => part.getAttribute('src') ?? part.getAttribute('href') ?? '');
}

function isOfIndex(file: string): boolean {
  return /\/index-[^/]*\.js$/.test(file);
}
