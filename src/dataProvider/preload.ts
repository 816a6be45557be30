import { clientTimeouts } from '../schemas/timeouts.ts';
import { headersOf } from './url.ts';

const sent = new Map<string, Promise<Response>>();

/** Reads an address before the code that wants it is there; the first call of it takes the answer. */
export function preloadUrl(address: string, token: string): void {
  const answer = fetch(address, {
    headers: headersOf(token),
    signal: AbortSignal.timeout(clientTimeouts.call),
  });
  answer.catch(() => undefined);
  sent.set(address, answer);
}

/** The answer that was asked for early; only once, so that nobody sees an old one. */
export function takePreloaded(address: string): Promise<Response> | undefined {
  const answer = sent.get(address);
  sent.delete(address);
  return answer;
}

/** Forgets what nobody took. */
export const dropPreloaded = () => sent.clear();
