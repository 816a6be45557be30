import { clientTimeouts } from '../schemas/timeouts.ts';
import { headersOf } from './url.ts';

const sent = new Map<string, Promise<Response>>();

/** Fetches a URL before the admin's code is loaded; the first request for it takes the response. */
export function preloadUrl(address: string, token: string): void {
  const answer = fetch(address, {
    headers: headersOf(token),
    signal: AbortSignal.timeout(clientTimeouts.call),
  });
  answer.catch(() => undefined);
  sent.set(address, answer);
}

/** Returns the preloaded response, once, so that no stale data is reused. */
export function takePreloaded(address: string): Promise<Response> | undefined {
  const answer = sent.get(address);
  sent.delete(address);
  return answer;
}

/** Discards the preloaded responses that were not used. */
export const dropPreloaded = () => sent.clear();
