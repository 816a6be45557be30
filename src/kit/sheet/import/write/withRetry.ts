import { HttpError } from 'react-admin';

/** Milliseconds before each retry. */
const delays = [1000, 2000, 4000];

/** Failures that may be temporary: no connection, timeout, rate limit or a server error. */
const isTransient = (error: unknown) =>
  error instanceof HttpError && (error.status === 0 || error.status === 429 || error.status >= 500);

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

/** Retries a call up to three times on transient failures, with increasing delays. */
export async function withRetry<T>(
  call: () => Promise<T>,
  signal: AbortSignal,
  onWait: () => void,
): Promise<T> {
  for (const wait of delays) {
    try {
      return await call();
    } catch (error) {
      if (!isTransient(error)) throw error;
    }
    signal.throwIfAborted();
    onWait();
    await sleep(wait, signal);
  }
  return call();
}
