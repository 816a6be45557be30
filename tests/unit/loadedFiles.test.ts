import { afterEach, expect, test, vi } from 'vitest';
import { loadedFiles, watchLoadedFiles } from '../../src/kit/loadedFiles.ts';

afterEach(() => vi.unstubAllGlobals());

test('Files of the admin are noted however many resources a page loads', () => {
  const entry = (path: string) => ({ name: `https://shop.example${path}` });
  let tell: (list: { getEntries: () => object[] }) => void = () => undefined;
  const observe = vi.fn<(options: object) => void>();
  vi.stubGlobal('location', { origin: 'https://shop.example' });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = observe;
      takeRecords = () => [entry('/assets/slip.js')];
      constructor(callback: typeof tell) {
        tell = callback;
      }
    },
  );
  watchLoadedFiles();
  expect(observe).toHaveBeenCalledWith({ type: 'resource', buffered: true });
  for (let count = 0; count < 300; count++) tell({ getEntries: () => [entry(`/dc/store/${count}`)] });
  const late = [entry('/assets/late.js'), { name: 'https://fonts.example/assets/a.js' }];
  tell({ getEntries: () => [...late, entry('/assets/late.js?v=1')] });
  expect(loadedFiles()).toEqual(['/assets/late.js', '/assets/slip.js']);
});
