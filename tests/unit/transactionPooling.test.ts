import { expect, test } from 'vitest';
import type { Session } from '../../server/core/session.ts';
import { haveNoSession } from '../../server/core/transactionPooling.ts';

/** A pooler with these sessions: it lends the last idle one to each transaction, or to each connection for good. */
function pooler(mode: 'transaction' | 'session', processes: number[]): Session[] {
  const idle = [...processes];
  return [1, 2].map(() => {
    let held = mode === 'session' ? idle.pop() : undefined;
    let isOpen = false;
    return {
      query: (text) => {
        held ??= idle.pop();
        if (held === undefined) throw new Error('It would wait for a session');
        if (text === 'begin') isOpen = true;
        if (text === 'rollback') isOpen = false;
        const rows = [{ process: held }];
        if (mode === 'transaction' && !isOpen) {
          idle.push(held);
          held = undefined;
        }
        return Promise.resolve({ rows });
      },
    };
  });
}

test.each([
  ['of one session', [1]],
  ['of several sessions', [1, 2, 3]],
])('a pooler in transaction mode is recognized: %s', async (_, processes) => {
  const [first, second] = pooler('transaction', processes);
  expect(await haveNoSession(first!, second!)).toBe(true);
});

test('a pooler in session mode, or none, is not', async () => {
  const [first, second] = pooler('session', [1, 2]);
  expect(await haveNoSession(first!, second!)).toBe(false);
});
