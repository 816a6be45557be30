import { expect, test } from 'vitest';
import {
  haveNoSession,
  keepStatements,
  type PreparingSession,
} from '../../server/core/transactionPooling.ts';

interface Pooler {
  mode: 'transaction' | 'session';
  processes: number[];
  /** Whether it prepares a client's statements in each session that it lends. */
  prepares?: boolean;
}

/** A pooler with these sessions: it lends the last idle one to each transaction, or to each connection for good. */
function pooler({ mode, processes, prepares = mode === 'session' }: Pooler): PreparingSession[] {
  const idle = [...processes];
  const prepared = new Set<number>();
  return [1, 2].map(() => {
    let held = mode === 'session' ? idle.pop() : undefined;
    let isOpen = false;
    let hasPrepared = false;
    /** As PostgreSQL and its driver: a statement is prepared once by each connection, and once in each session. */
    const runPrepared = (process: number) => {
      const isThere = prepared.has(process);
      if (!prepares && hasPrepared !== isThere)
        throw Object.assign(new Error(), { code: isThere ? '42P05' : '26000' });
      prepared.add(process);
      hasPrepared = true;
    };
    return {
      query: async (asked) => {
        held ??= idle.pop();
        if (held === undefined) throw new Error('It would wait for a session');
        const process = held;
        if (asked === 'begin') isOpen = true;
        if (asked === 'rollback') isOpen = false;
        if (mode === 'transaction' && !isOpen) {
          idle.push(held);
          held = undefined;
        }
        if (typeof asked !== 'string') runPrepared(process);
        return { rows: [{ process }] };
      },
    };
  });
}

test.each([
  ['of one session', [1]],
  ['of several sessions', [1, 2, 3]],
])('a pooler in transaction mode is recognized: %s', async (_, processes) => {
  const [first, second] = pooler({ mode: 'transaction', processes });
  expect(await haveNoSession(first!, second!)).toBe(true);
});

test('a pooler in session mode, or none, is not', async () => {
  const [first, second] = pooler({ mode: 'session', processes: [1, 2] });
  expect(await haveNoSession(first!, second!)).toBe(false);
});

test.each([
  ['in transaction mode keeps none', { mode: 'transaction', processes: [1] }, false],
  [
    'in transaction mode keeps none of several sessions',
    { mode: 'transaction', processes: [1, 2, 3] },
    false,
  ],
  [
    'that prepares in each session keeps them',
    { mode: 'transaction', processes: [1, 2], prepares: true },
    true,
  ],
  ['in session mode keeps them', { mode: 'session', processes: [1, 2] }, true],
] as const)('prepared statements: a pooler %s', async (_, { processes, ...options }, isKept) => {
  const [first, second] = pooler({ ...options, processes: [...processes] });
  expect(await keepStatements(first!, second!)).toBe(isKept);
});
