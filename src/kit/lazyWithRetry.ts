import { lazy, type ComponentType } from 'react';

/** Milliseconds until what could not be loaded is tried again. */
const pause = 5000;

/**
 * React's `lazy` for what is loaded before anybody asks for it: without a connection its fallback stays, where `lazy`
 * would replace the page with an error.
 */
export const lazyWithRetry = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    for (;;) {
      try {
        return await load();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  });
