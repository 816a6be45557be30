import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The next file of the process finds nothing of this one.
afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  history.replaceState(null, '', '/');
});
