import { useSyncExternalStore } from 'react';
import { leadTo } from './led';

/**
 * Where somebody is. All of it stands behind the `#`: it is never sent, so that keys in links stay with those who have
 * the link.
 */
export type Route =
  | { readonly page: 'home' }
  /** A link that leads nowhere. */
  | { readonly page: 'nowhere' }
  | { readonly page: 'proof' }
  | { readonly page: 'new'; readonly scenario: string }
  | { readonly page: 'sieges' }
  | {
      readonly page: 'siege';
      readonly siege: string;
      readonly day: number | null;
      readonly from: number | null;
      readonly thing: string | null;
    }
  | { readonly page: 'campaigns' }
  | { readonly page: 'campaign'; readonly campaign: string; readonly day: number | null }
  | { readonly page: 'arbiter' }
  | { readonly page: 'account'; readonly key: string | null }
  | {
      readonly page: 'claims';
      readonly standing: string | null;
      readonly rule: string | null;
      readonly tournament: string | null;
    }
  | { readonly page: 'tournament'; readonly tournament: string }
  | { readonly page: 'look'; readonly game: string; readonly watchersKey: string }
  | { readonly page: 'rules'; readonly words: string }
  | { readonly page: 'rule'; readonly rule: string; readonly game: string | null; readonly as: string | null }
  | { readonly page: 'game'; readonly game: string; readonly at: number | null; readonly as: string | null }
  | { readonly page: 'join'; readonly game: string; readonly seat: string; readonly invitation: string | null }
  | { readonly page: 'seat'; readonly game: string; readonly seatKey: string };

/** In links to games, in place of a seat: the account of the browser organises the tournament of the game. */
export const AS_ORGANISER = 'organiser';

/** The link of a route within the page. */
export function linkOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'nowhere':
      return '#/nowhere';
    case 'proof':
      return '#/proof';
    case 'arbiter':
      return '#/arbiter';
    case 'account':
      return route.key === null ? '#/account' : `#/account/${encodeURIComponent(route.key)}`;
    case 'claims':
      return `#/claims${queryOf({ standing: route.standing, rule: route.rule, tournament: route.tournament })}`;
    case 'tournament':
      return `#/tournament/${encodeURIComponent(route.tournament)}`;
    case 'look':
      return `#/look/${encodeURIComponent(route.game)}/${encodeURIComponent(route.watchersKey)}`;
    case 'new':
      return `#/new/${encodeURIComponent(route.scenario)}`;
    case 'sieges':
      return '#/sieges';
    case 'siege': {
      const { siege, day, from, thing } = route;
      return `#/siege/${encodeURIComponent(siege)}${queryOf({ day, from, thing })}`;
    }
    case 'campaigns':
      return '#/campaigns';
    case 'campaign':
      return `#/campaign/${encodeURIComponent(route.campaign)}${queryOf({ day: route.day })}`;
    case 'rules':
      return `#/rules${queryOf({ words: route.words === '' ? null : route.words })}`;
    case 'rule':
      return `#/rule/${encodeURIComponent(route.rule)}${queryOf({ game: route.game, as: route.as })}`;
    case 'game':
      return `#/game/${encodeURIComponent(route.game)}${queryOf({ as: route.as, at: route.at })}`;
    case 'join':
      return `#/join/${encodeURIComponent(route.game)}${queryOf({ seat: route.seat, invitation: route.invitation })}`;
    case 'seat':
      return `#/seat/${encodeURIComponent(route.game)}/${encodeURIComponent(route.seatKey)}`;
  }
}

/** The members that are there, as the end of a link. */
function queryOf(members: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(members)) if (value !== null) query.set(name, String(value));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The route of a link; home if it is empty. */
function routeOf(hash: string): Route {
  const [path = '', written = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, first = '', second = ''] = path.split('/').map(decoded);
  const query = new URLSearchParams(written);
  if (page === 'proof' || page === 'arbiter' || page === 'sieges' || page === 'campaigns') return { page };
  if (page === 'new' && first !== '') return { page, scenario: first };
  if (page === 'account') return { page, key: first === '' ? null : first };
  if (page === 'claims') {
    return { page, standing: query.get('standing'), rule: query.get('rule'), tournament: query.get('tournament') };
  }
  if (page === 'tournament' && first !== '') return { page, tournament: first };
  if (page === 'look' && first !== '' && second !== '') return { page, game: first, watchersKey: second };
  if (page === 'siege' && first !== '') {
    const [day, from] = [numberIn(query, 'day'), numberIn(query, 'from')];
    return { page, siege: first, day, from, thing: query.get('thing') };
  }
  if (page === 'campaign' && first !== '') return { page, campaign: first, day: numberIn(query, 'day') };
  if (page === 'rules') return { page, words: query.get('words') ?? '' };
  if (page === 'rule' && first !== '') return { page, rule: first, game: query.get('game'), as: query.get('as') };
  if (page === 'game' && first !== '') {
    return { page, game: first, at: numberIn(query, 'at'), as: query.get('as') };
  }
  if (page === 'join' && first !== '') {
    return { page, game: first, seat: query.get('seat') ?? '', invitation: query.get('invitation') };
  }
  if (page === 'seat' && first !== '' && second !== '') return { page, game: first, seatKey: second };
  return { page: path === '' ? 'home' : 'nowhere' };
}

/** A number from 0 on; null: there is none. */
function numberIn(query: URLSearchParams, name: string): number | null {
  const written = query.get(name);
  return written !== null && /^\d{1,9}$/.test(written) ? Number(written) : null;
}

/** Goes there; `replace`: the place left is not come back to. */
export function go(route: Route, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (!replace) {
    leadTo(linkOf(route));
    location.hash = linkOf(route);
    return;
  }
  history.replaceState(history.state, '', linkOf(route));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The link that can be given to others. */
export function wholeLink(route: Route): string {
  return `${location.origin}${location.pathname}${linkOf(route)}`;
}

/** Where somebody is now. */
export function useRoute(): Route {
  return routeOf(useSyncExternalStore(watched, () => location.hash));
}

function watched(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => {
    removeEventListener('hashchange', changed);
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (error instanceof URIError) return part;
    throw error;
  }
}
