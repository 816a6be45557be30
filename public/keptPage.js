// The service worker of pages that open without a connection: src/kit/useOfflinePage.ts keeps what it answers with then.
addEventListener('install', () => void skipWaiting());

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin)
    event.respondWith(answer(request));
});

/** The network's answer; without a connection the one that was kept. */
async function answer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const ignoreSearch = request.mode === 'navigate';
    const kept = await caches.match(request, { ignoreSearch, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
