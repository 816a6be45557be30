import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLoadedSender } from '../../src/kit/kept/useLoadedSender.ts';

test('What sends is loaded when something waits, and again when the connection is back', async () => {
  const load = vi.fn<() => Promise<void>>().mockResolvedValue().mockRejectedValueOnce(new Error('offline'));
  const sender = { load, isLoaded: () => false };
  const { result, rerender } = renderHook(({ isNeeded }) => useLoadedSender(sender, isNeeded), {
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
