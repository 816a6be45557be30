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
  /** Which idle session it lends: the last one returned, or the one that is idle longest, as beside other clients. */
  lends?: 'last' | 'first';
}

/** A pooler with these sessions: it lends one that is idle to each transaction, or to each connection for good. */
function pooler({
  mode,
  processes,
  prepares = mode === 'session',
  lends = 'last',
}: Pooler): PreparingSession[] {
  const idle = [...processes];
  const take = () => (lends === 'last' ? idle.pop() : idle.shift());
  const prepared = new Set<string>();
  return [1, 2].map(() => {
    let held = mode === 'session' ? take() : undefined;
    let isOpen = false;
    const known = new Set<string>();
    /** As PostgreSQL and its driver: a statement is prepared once by each connection, and once in each session. */
    const runPrepared = (process: number, name: string) => {
      const isThere = prepared.has(`${process} ${name}`);
      if (!prepares && known.has(name) !== isThere)
        throw Object.assign(new Error(), { code: isThere ? '42P05' : '26000' });
      prepared.add(`${process} ${name}`);
      known.add(name);
    };
    return {
      query: async (asked) => {
        held ??= take();
        if (held === undefined) throw new Error('It would wait for a session');
        const process = held;
        if (asked === 'begin') isOpen = true;
        if (asked === 'rollback') isOpen = false;
        if (mode === 'transaction' && !isOpen) {
          idle.push(held);
          held = undefined;
        }
        if (typeof asked !== 'string') runPrepared(process, asked.name);
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
    'in transaction mode keeps none, whichever session it lends',
    { mode: 'transaction', processes: [1, 2, 3], lends: 'first' },
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
