/** Where we are: history paths turned into one of a few pages. */
import { GAMES, type GameId } from '../wire/terms';

export type Route =
  | { page: 'home' }
  | { page: 'games' }
  | { page: 'me' }
  | { page: 'arrive' }
  | { page: 'open' }
  | { page: 'best' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null }
  | { page: 'learn'; lesson: string | null }
  | { page: 'analysis'; name: string }
  | { page: 'scorepad' }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: GameId; number: number }
  | { page: 'rules'; game: GameId }
  | { page: 'style' }
  | { page: 'notices'; what: 'confirm' | 'stop' }
  | { page: 'lost' };

export function parsePath(path: string): Route {
  const [head = '', tail = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const game = GAMES.find((one) => one === tail);
  const [number = ''] = rest;
  if (head === 'puzzles' && game && rest.length === 1 && /^[1-9]\d{0,5}$/.test(number))
    return { page: 'puzzle', game, number: Number(number) };
  if (rest.length > 0) return { page: 'lost' };
  if (head === '') return { page: 'home' };
  if (head === 'table' && tail) return { page: 'table', id: tail };
  if (head === 'replay') return { page: 'replay', id: tail || null };
  if (head === 'learn') return { page: 'learn', lesson: tail || null };
  if (head === 'analysis' && tail) return { page: 'analysis', name: tail };
  if (head === 'notices' && (tail === 'confirm' || tail === 'stop')) return { page: 'notices', what: tail };
  if (head === 'me' && tail === 'arrive') return { page: 'arrive' };
  if (head === 'rules' && game) return { page: 'rules', game };
  const plain = (['games', 'me', 'open', 'best', 'scorepad', 'puzzles', 'style'] as const).find(
    (page) => page === head,
  );
  if (!tail && plain) return { page: plain };
  return { page: 'lost' };
}

class Router {
  route = $state.raw<Route>(parsePath(location.pathname));
  query = $state.raw(new URLSearchParams(location.search));

  /** A game fills the window: a table, a lesson on one, an analysis, a puzzle. */
  readonly atTable = $derived(
    ['table', 'analysis', 'puzzle'].includes(this.route.page) ||
      (this.route.page === 'learn' && this.route.lesson !== null),
  );

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  read(): void {
    this.route = parsePath(location.pathname);
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** Plain clicks on our own links change the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/') || link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
