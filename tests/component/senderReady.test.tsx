import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSenderReady } from '../../src/kit/kept/useSenderReady.ts';

afterEach(() => vi.restoreAllMocks());

const failing = () => vi.fn<() => Promise<void>>().mockResolvedValue().mockRejectedValueOnce(new Error('no'));

test('What sends is loaded when something waits, and again when the connection is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = failing();
  const sender = { load, isLoaded: () => false };
  const { result, rerender } = renderHook(({ isNeeded }) => useSenderReady(sender, isNeeded), {
    initialProps: { isNeeded: false },
  });
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender({ isNeeded: true }));
  expect(load).toHaveBeenCalledOnce();
  expect(result.current).toBe(false);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(result.current).toBe(true);
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('A failure with a connection is left to the boundary, which shows it', async () => {
  const sender = { load: failing(), isLoaded: () => false };
  const { result } = renderHook(() => useSenderReady(sender, true));
  await act(async () => undefined);
  expect(result.current).toBe(true);
});
