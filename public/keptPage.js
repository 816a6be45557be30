// Service worker of pages that work offline; src/kit/useOfflinePage.ts fills the cache.
addEventListener('install', () => void skipWaiting());

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin)
    event.respondWith(answer(request));
});

/** Network first, falling back to the cache. */
async function answer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const ignoreSearch = request.mode === 'navigate';
    const cacheName = new URL(registration.scope).pathname;
    const kept = await caches.match(request, { cacheName, ignoreSearch, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
