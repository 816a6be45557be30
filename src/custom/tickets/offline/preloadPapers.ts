import { whenIdle } from '../../../kit/whenIdle.ts';
import { loadLabels } from '../../inventory/index.ts';

/** After which browsers without `requestIdleCallback`, such as those of tablets, load it, in ms. */
const delay = 1500;

/** Loads the code that keeps, prints and sends tickets while there is a connection; returns a function that cancels it. */
export function preloadPapers(onLoaded: () => void): () => void {
  const load = async () => {
    await Promise.allSettled([
      loadLabels(),
      import('./SendQueued.tsx'),
      import('jspdf'),
      import('../../../kit/print/encoders.ts'),
    ]);
    onLoaded();
  };
  if ('requestIdleCallback' in globalThis) return whenIdle(() => void load());
  const timer = setTimeout(() => void load(), delay);
  return () => clearTimeout(timer);
}
