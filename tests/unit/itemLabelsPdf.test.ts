import { afterEach, expect, test, vi } from 'vitest';
import { layOutLabel } from '../../src/custom/inventory/labels/labelLayout.ts';
import { labelsPdf, loadLabelFonts } from '../../src/custom/inventory/labels/labelsPdf.ts';

afterEach(() => vi.unstubAllGlobals());

async function print(name: string) {
  const onReplaced = vi.fn<() => void>();
  const label = layOutLabel({ name, code: 'T12' }, undefined, { width: 189, height: 72 });
  const made = await labelsPdf([label], 'letter30', 0, onReplaced);
  return { bytes: made.size, isReplaced: onReplaced.mock.calls.length > 0 };
}

test('Labels print without a connection: letters of a font that is not there are replaced, and it is said', async () => {
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', load);
  expect(await print('Zoë Berg · Pixel 8')).toMatchObject({ isReplaced: false });
  expect(load).not.toHaveBeenCalled();
  const { bytes, isReplaced } = await print('Ωνάσης · Pixel 8');
  expect(isReplaced).toBe(true);
  expect(bytes).toBeGreaterThan(1000);
});

test('Fonts are loaded whole, so that they are there without a connection', async () => {
  const read = vi.fn<() => Promise<ArrayBuffer>>(() => Promise.resolve(new ArrayBuffer(1)));
  vi.stubGlobal('fetch', async () => ({ arrayBuffer: read }));
  await loadLabelFonts();
  expect(read).toHaveBeenCalledTimes(2);
});
