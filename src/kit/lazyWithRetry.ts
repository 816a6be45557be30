import { lazy, type ComponentType } from 'react';

/** Delay before a retry, in milliseconds. */
const retryDelay = 5000;

/** React.lazy for code loaded in the background: retries forever, keeping the fallback, instead of throwing. */
export const lazyWithRetry = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    for (;;) {
      try {
        return await load();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryDelay));
      }
    }
  });
