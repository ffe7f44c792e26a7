/* global PAGE -- put before this by the build: its id and its files */
/**
 * The service worker. It keeps the files of its build, so that the next start is instant and needs no connection, and
 * replays that were watched; it shows that it is somebody's turn, and leads to the table.
 *
 * A page and its files always are of one build: a new worker waits until a page asks it to take over, and then the
 * files of the build before stay for pages that are still open.
 */
const KEPT_BUILDS = 2;
const MOST_REPLAYS = 120;
const PREFIX = 'page-';
const FILES = PREFIX + PAGE.build;
/** To be changed with the shape of a replay. The page knows it too, to drop the replays of a game that is removed. */
const REPLAYS = 'replays-1';
/** What the server tells everybody alike: tiles, colours, the numbered rules and the lessons. */
const BOOK = /^\/api\/(buildings|games|rules\/\w+|lessons(\/[\w-]+)?)$/;
const LESSONS = /^\/api\/lessons/;
const BOOK_FIRST = ['/api/buildings', '/api/games'];
const LANGUAGES = ['en', 'de', 'hu', 'da', 'es'];
const REPLAY = /^\/api\/tables\/\w+\/replay$/;
const NO_PAGE = /^\/(api|assets|healthz|readyz|metrics)(\/|$)/;

/** One after the other: whoever plays meanwhile needs the line more. */
async function install() {
  const cache = await caches.open(FILES);
  for (const file of [...PAGE.files, ...BOOK_FIRST]) {
    const answer = await fetch(new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' }));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    if (file === '/index.html') await checkPage(answer.clone());
    await cache.put(file, answer);
  }
  await keepLessons(cache);
}

/** The lessons in the language of the browser; in another they are kept once they were opened. */
async function keepLessons(cache) {
  const wished = self.navigator.language.slice(0, 2);
  const language = LANGUAGES.includes(wished) ? wished : LANGUAGES[0];
  const list = `/api/lessons?language=${language}`;
  const { lessons } = await (await fetch(list)).json();
  const all = [list, ...lessons.map(({ name }) => `/api/lessons/${name}?language=${language}`)];
  for (const address of all) await cache.add(address);
}

/** The server may have got another build since it gave us this worker. */
async function checkPage(answer) {
  const named = (await answer.text()).match(/\/assets\/[\w.-]+/g) ?? [];
  if (!named.every((file) => PAGE.files.includes(file))) throw new Error('the page is of another build');
}

async function activate() {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== FILES);
  await Promise.all(older.slice(0, older.length - (KEPT_BUILDS - 1)).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

async function own(name) {
  return (await caches.open(FILES)).match(name, { ignoreVary: true });
}

async function page(request) {
  return (await own('/index.html')) ?? fetch(request);
}

/** Of this build, or of the one before for a page that is still open. */
async function file(request) {
  return (await own(request)) ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** From the server; without a connection, as it was told last. */
async function fresh(request, name, most) {
  const cache = await caches.open(name);
  let answer;
  try {
    answer = await fetch(request);
  } catch (error) {
    // A lesson in another language is better than none.
    const ignoreSearch = LESSONS.test(new URL(request.url).pathname);
    const exact = await cache.match(request.url, { ignoreVary: true });
    const kept = exact ?? (await cache.match(request.url, { ignoreVary: true, ignoreSearch }));
    if (kept) return kept;
    throw error;
  }
  if (answer.ok) await cache.put(request.url, answer.clone());
  else if (answer.status === 404) await cache.delete(request.url, { ignoreVary: true });
  if (most) await Promise.all((await cache.keys()).slice(0, -most).map((old) => cache.delete(old)));
  return answer;
}

function answerTo(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return null;
  if (request.mode === 'navigate') return NO_PAGE.test(pathname) ? null : page(request);
  if (REPLAY.test(pathname)) return fresh(request, REPLAYS, MOST_REPLAYS);
  if (BOOK.test(pathname)) return fresh(request, FILES);
  return pathname.startsWith('/assets/') || PAGE.files.includes(pathname) ? file(request) : null;
}

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

self.addEventListener('push', (event) => {
  const { table, title, body } = event.data.json();
  const options = { body, tag: table, icon: '/icons/192.png', badge: '/icon-turn.svg', data: { table } };
  event.waitUntil(self.registration.showNotification(title, options));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) return there.focus();
  return self.clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(`/table/${encodeURIComponent(event.notification.data.table)}`));
});
