import { useEffect } from 'react';
import { claimsOf } from '../authProvider/claims.ts';
import { getToken } from '../authProvider/http.ts';
import { storeRequest } from '../authProvider/loadStore.ts';
import { useSession } from '../authProvider/session.ts';
import { sessionCalls } from '../authProvider/sessionCalls.ts';
import { urlOf, headersOf, type RequestTarget } from '../dataProvider/url.ts';
import { settings } from '../settings.ts';
import { loadedFiles } from './loadedFiles.ts';

/** Delay after the last change before the page is cached, in milliseconds. */
const debounce = 1000;

/**
 * Makes the page at this URL work offline until sign-out: caches its code, the session and the responses of `targets`,
 * again after each change (`changedAt`, in ms); without targets, nothing. One page in each folder of addresses is cached,
 * and none without service workers, as over plain HTTP.
 */
export function useOfflinePage(targets: RequestTarget[], changedAt: number): void {
  const { store_id } = useSession().who;
  const addresses = targets.map(address).join('\n');
  const isKept = targets.length > 0;
  useEffect(() => {
    if (!isKept || !('serviceWorker' in navigator) || !('caches' in globalThis)) return undefined;
    const page = location.pathname;
    // A failure, such as being offline, leaves the existing cache.
    const aborter = new AbortController();
    const act = () => void keep(page, store_id, addresses.split('\n'), aborter.signal).catch(() => undefined);
    const timer = setTimeout(act, changedAt + debounce - Date.now());
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [isKept, store_id, addresses, changedAt]);
}

const address = (target: RequestTarget) => urlOf(settings.services, target);

/** Caches a page unless it is left meanwhile: a sign-out clears the cache, and nothing may be added afterwards. */
async function keep(page: string, storeId: string, addresses: string[], signal: AbortSignal): Promise<void> {
  const [token, shell] = await Promise.all([getToken(), fetch('/', { headers: { accept: 'text/html' } })]);
  // After an upgrade of the services this page's code is not that of their shell.
  if (!token || !shell.ok || !(await isOfThisVersion(shell.clone()))) return;
  const headers = headersOf(token);
  const { sub, staff_id: staffId = sub } = claimsOf(token);
  const session = [storeRequest, ...Object.values(sessionCalls(storeId, staffId))].map(address);
  const scope = page.slice(0, page.lastIndexOf('/') + 1);
  const cached = await caches.match(page, { cacheName: scope });
  if (!cached || !(await isOfThisVersion(cached))) await caches.delete(scope);
  signal.throwIfAborted();
  const cache = await caches.open(scope);
  await Promise.all([...session, ...addresses].map((one) => cache.add(new Request(one, { headers }))));
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  // One after another: a hundred calls at once would hold the page while somebody types.
  for (const file of loadedFiles()) {
    signal.throwIfAborted();
    if (!known.has(file)) await cache.add(file);
  }
  // The page last, so that a partial cache is never used.
  await cache.put(page, shell);
  await navigator.serviceWorker.register('/keptPage.js', { scope });
}

const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

const isOfThisVersion = async (shell: Response) => (await shell.text()).includes(entry);
