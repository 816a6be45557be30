import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { usePhotoUploads } from '../../src/custom/tickets/photos/usePhotoUploads.ts';

const preparePhoto = vi.hoisted(() => vi.fn<() => Promise<FormData>>(() => Promise.resolve(new FormData())));
vi.mock('../../src/custom/tickets/photos/preparePhoto.ts', () => ({ preparePhoto }));

test('Uploads that were cut are sent again when the connection is back; refused ones stay', async () => {
  let answer: Error | undefined = new HttpError('messages.offline', 0);
  const send = vi.fn<() => Promise<void>>(() => (answer ? Promise.reject(answer) : Promise.resolve()));
  const { result } = renderHook(() => usePhotoUploads(send));
  const states = () => result.current.uploads.map(({ state }) => state);
  act(() => result.current.add([1, 2, 3].map((number) => new File(['x'], `${number}.jpg`))));
  await waitFor(() => expect(states()).toEqual(['failed', 'failed', 'failed']));
  answer = undefined;
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(states()).toEqual([]));
  answer = new HttpError('Refused', 422);
  act(() => result.current.add([new File(['x'], '4.jpg')]));
  await waitFor(() => expect(states()).toEqual(['failed']));
  act(() => void dispatchEvent(new Event('online')));
  expect(states()).toEqual(['failed']);
});

test('Two of many photos are sent at a time; one that fails in the middle loses no others', async () => {
  let [atOnce, most, count] = [0, 0, 0];
  const send = vi.fn<() => Promise<void>>(async () => {
    const number = (count += 1);
    most = Math.max(most, (atOnce += 1));
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    atOnce -= 1;
    if (number === 3)
      throw new HttpError('Refused', 422, { problems: [{ path: '/imagefile', code: 'imageSize' }] });
  });
  const { result } = renderHook(() => usePhotoUploads(send));
  act(() => result.current.add([1, 2, 3, 4, 5].map((number) => new File(['x'], `${number}.jpg`))));
  await waitFor(() => expect(result.current.uploads).toHaveLength(1));
  expect(result.current.uploads[0]).toMatchObject({ state: 'failed', reason: 'ticket_photos.too_big' });
  expect(result.current.uploads[0]?.file.name).toBe('3.jpg');
  expect([most, count]).toEqual([2, 5]);
});

test('A photo that was cut leaves the list once it is kept, and is sent as it was prepared; one without room stays', async () => {
  const send = vi.fn<(body: FormData, key: string) => Promise<void>>(() =>
    Promise.reject(new HttpError('messages.unavailable', 503)),
  );
  const keep = vi.fn<(body: FormData, key: string) => Promise<boolean>>(() => Promise.resolve(true));
  const { result } = renderHook(() => usePhotoUploads(send, keep));
  act(() => result.current.add([new File(['x'], '1.jpg')]));
  await waitFor(() => expect(keep).toHaveBeenCalledOnce());
  await waitFor(() => expect(result.current.uploads).toEqual([]));
  const [body, key] = keep.mock.lastCall!;
  keep.mockResolvedValue(false);
  act(() => result.current.resume(key, new File(['x'], 'photo'), body));
  await waitFor(() => expect(result.current.uploads).toMatchObject([{ key, state: 'failed' }]));
  expect(result.current.uploads[0]?.reason).toBe('ticket_photos.waits');
  expect(send.mock.lastCall).toEqual([body, key]);
});

test('A photo that cannot be prepared says so, and may be tried again', async () => {
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  preparePhoto.mockRejectedValueOnce(new Error('No memory'));
  const { result } = renderHook(() => usePhotoUploads(send));
  act(() => result.current.add([new File(['x'], '1.jpg')]));
  await waitFor(() =>
    expect(result.current.uploads).toMatchObject([{ state: 'failed', reason: 'ticket_photos.failed' }]),
  );
  act(() => result.current.retry(result.current.uploads[0]!.key));
  await waitFor(() => expect(result.current.uploads).toEqual([]));
  expect(send).toHaveBeenCalledOnce();
});

test('Uploads that were cut are tried again on a timer too, less and less often', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const send = vi.fn<() => Promise<void>>(() => Promise.reject(new HttpError('messages.connection', 0)));
  const { result } = renderHook(() => usePhotoUploads(send));
  act(() => result.current.add([new File(['x'], '1.jpg')]));
  await waitFor(() => expect(result.current.uploads).toMatchObject([{ state: 'failed' }]));
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await pass(16);
  await pass(31);
  expect(send).toHaveBeenCalledTimes(3);
  await pass(31);
  expect(send).toHaveBeenCalledTimes(3);
  send.mockResolvedValue();
  await pass(31);
  await waitFor(() => expect(result.current.uploads).toEqual([]));
  vi.useRealTimers();
});

test.each([502, 503, 504])(
  'A photo that fails with %i, as while the services restart, is kept',
  async (status) => {
    const send = vi.fn<() => Promise<void>>(() =>
      Promise.reject(new HttpError('messages.unavailable', status)),
    );
    const keep = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    const { result } = renderHook(() => usePhotoUploads(send, keep));
    act(() => result.current.add([new File(['x'], '1.jpg')]));
    await waitFor(() => expect(keep).toHaveBeenCalledOnce());
    await waitFor(() => expect(result.current.uploads).toEqual([]));
  },
);

test('A photo that fails while the services restart is tried again on a timer; a refused one is not', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const send = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new HttpError('messages.unavailable', 503))
    .mockRejectedValue(new HttpError('Refused', 422));
  const { result } = renderHook(() => usePhotoUploads(send));
  act(() => result.current.add([new File(['x'], '1.jpg')]));
  await waitFor(() => expect(result.current.uploads).toMatchObject([{ state: 'failed' }]));
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await pass(16);
  expect(send).toHaveBeenCalledTimes(2);
  await pass(600);
  expect(send).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
