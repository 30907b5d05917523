// Part of the service worker: shows what was pushed, and opens the right page when somebody taps it.
// Plain JavaScript, fetched by the worker as it is.
self.addEventListener('push', (event) => {
  const { title, text, about, address } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag: about,
      icon: 'icon.svg',
      badge: 'icon.svg',
      data: { address },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const wanted = new URL(`.${event.notification.data.address}`, self.registration.scope).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find(({ url }) => url.split('?')[0] === wanted) ?? pages[0];
    if (!there) return self.clients.openWindow(wanted);
    if (there.url.split('?')[0] === wanted) return there.focus();
    // A page that another worker serves cannot be sent there.
    const page = await there.navigate(wanted).catch(() => self.clients.openWindow(wanted));
    return page?.focus();
  };
  event.waitUntil(open());
});
