/** The service worker: shows that it is somebody's turn, and leads to the table. It keeps no files. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { table, title, body } = event.data.json();
  const options = { body, tag: table, icon: '/icon.svg', badge: '/icon-turn.svg', data: { table } };
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
