import { whenIdle } from '../../../kit/whenIdle.ts';
import { loadLabels } from '../../inventory/index.ts';

/** Loads the code that prints papers while there is a connection; returns a function that cancels it. */
export const preloadPapers = (): (() => void) =>
  whenIdle(() => {
    void Promise.allSettled([
      loadLabels(),
      import('./SendQueued.tsx'),
      import('jspdf'),
      import('bwip-js/browser'),
    ]);
  });
