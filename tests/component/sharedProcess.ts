import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { styleCache } from '../../src/theme/styleCache.ts';

// The next file of the process finds nothing of this one.
afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  // happy-dom reads every rule for each element whose style is asked for.
  styleCache.sheet.flush();
  styleCache.inserted = {};
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  history.replaceState(null, '', '/');
});
