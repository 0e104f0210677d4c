import { useEffect } from 'react';

interface Shown {
  readonly words: string;
  /** The words before the title in the tab of the browser; empty: none. */
  readonly news?: string;
  readonly className?: string;
}

/** The heading of a page, by which its tab and the history of the browser call it, too. */
export function Title({ words, news = '', className }: Shown) {
  const parts = [news, words === HERALD ? '' : words, HERALD].filter((part) => part !== '');
  const title = parts.join(' · ');
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = HERALD;
    };
  }, [title]);
  return <h1 className={className}>{words}</h1>;
}

const HERALD = 'Herald';
