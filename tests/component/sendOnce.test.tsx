import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toHttpError } from '../../src/dataProvider/errors.ts';
import { useSendOnce } from '../../src/kit/useSendOnce.ts';

const open = () => {
  const onSettled = vi.fn<() => void>();
  const { result } = renderHook(() => useSendOnce({ failureText: () => 'Failed', onSettled }));
  return { result, onSettled };
};
const Request = () => vi.fn<(key: string) => Promise<void>>();

test('a request without an answer is retried with the same key, and stays as sent until its outcome is known', async () => {
  const { result, onSettled } = open();
  const request = Request().mockRejectedValueOnce(toHttpError(0, {})).mockResolvedValueOnce();
  expect(await act(() => result.current.send(request))).toBe(false);
  expect(result.current).toMatchObject({ isOpen: true, isBusy: false, failure: 'Failed' });
  expect(await act(() => result.current.send(request))).toBe(true);
  const [[first], [second]] = request.mock.calls as [[string], [string]];
  expect(second).toBe(first);
  expect(result.current.failure).toBeUndefined();
  expect(onSettled).toHaveBeenCalledTimes(2);
});

test('a refused request can be changed; its problems are returned', async () => {
  const { result } = open();
  const errors = [{ path: '/note', code: 'required' }];
  const onFailure = vi.fn<(error: unknown) => void>();
  await act(() => result.current.send(Request().mockRejectedValue(toHttpError(422, { errors })), onFailure));
  expect(result.current).toMatchObject({ isOpen: false, problems: errors });
  expect(onFailure).toHaveBeenCalledOnce();
});

test('sends one request at a time', async () => {
  const { result } = open();
  let finish = () => {};
  const request = Request().mockReturnValue(new Promise((resolve) => (finish = resolve)));
  let first: Promise<boolean> | undefined;
  await act(async () => {
    first = result.current.send(request);
    expect(await result.current.send(request)).toBe(false);
  });
  expect(result.current.isBusy).toBe(true);
  await act(async () => {
    finish();
    expect(await first).toBe(true);
  });
  expect(request).toHaveBeenCalledOnce();
});
