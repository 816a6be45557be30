import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cached } from '../../server/staff/identity/token.ts';

type Verify = Parameters<typeof cached>[0];

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const inSeconds = (seconds: number) => Date.now() / 1000 + seconds;

test('verifies a valid token once until it expires', async () => {
  const verify = vi.fn<Verify>(async (sub) => ({ sub, exp: inSeconds(300) }));
  const verified = cached(verify);
  for (const sub of ['mara', 'noor', 'mara']) expect(await verified(sub)).toMatchObject({ sub });
  expect(verify).toHaveBeenCalledTimes(2);

  verify.mockRejectedValue(new Error('expired'));
  vi.advanceTimersByTime(359_000);
  expect(await verified('mara')).toMatchObject({ sub: 'mara' });
  vi.advanceTimersByTime(1000);
  await expect(verified('mara')).rejects.toThrow('expired');
});

test('verifies an invalid token every time', async () => {
  const verify = vi.fn<Verify>(async () => Promise.reject(new Error('wrong')));
  const verified = cached(verify);
  for (let turn = 0; turn < 2; turn += 1) await expect(verified('mara')).rejects.toThrow('wrong');
  expect(verify).toHaveBeenCalledTimes(2);
});
