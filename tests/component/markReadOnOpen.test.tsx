import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Marking, Readable } from '../../src/kit/reading/marking.ts';
import { useMarkReadOnOpen } from '../../src/kit/reading/useMarkReadOnOpen.ts';

test('a record shown from an outdated copy is marked as read once it is known to be unread', () => {
  const markOne = vi.fn<Marking<Readable>['markOne']>().mockResolvedValue(true);
  const marking: Marking<Readable> = {
    markOne,
    markMany: vi.fn<Marking<Readable>['markMany']>(),
    updated: '',
  };
  const { rerender } = renderHook((record: Readable | undefined) => useMarkReadOnOpen(marking, record), {
    initialProps: undefined as Readable | undefined,
  });
  rerender({ id: 'n', is_read: true });
  expect(markOne).not.toHaveBeenCalled();
  const unread = { id: 'n', is_read: false };
  rerender(unread);
  expect(markOne).toHaveBeenCalledExactlyOnceWith(unread, true);
  rerender({ ...unread });
  expect(markOne).toHaveBeenCalledOnce();
});
