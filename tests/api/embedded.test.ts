import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openEmbedded, type Database } from '../../server/core/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openEmbedded({});
});
afterAll(() => database.close());

const ask = (statement: string) => database.db.execute(sql.raw(statement));
const rowsOf = async (statement: string) => ((await ask(statement)) as { rows: unknown[] }).rows;

test('concurrent failing statements do not block others', async () => {
  const asked = Array.from({ length: 40 }, (_, index) => ask(`select ${index} / (${index} % 2)`));
  const settled = await Promise.allSettled(asked);
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(20);
  expect(await rowsOf('select 1 as one')).toEqual([{ one: 1 }]);
});

test('prepares statements again after one has failed', async () => {
  const prepared = database.db
    .select({ one: sql`1` })
    .from(sql`(values (1)) as single`)
    .prepare('prepared');
  for (let turn = 0; turn < 3; turn++) {
    expect(await prepared.execute()).toEqual([{ one: 1 }]);
    await expect(ask('select 1 / 0')).rejects.toThrow('Failed query');
  }
});

test('a failed transaction rolls back, and the next one waits for it', async () => {
  await ask('create table kept (id int)');
  const add = (id: number, divisor: number) =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`insert into kept values (${id})`));
      await tx.execute(sql.raw(`select 1 / ${divisor}`));
    });
  const settled = await Promise.allSettled([add(1, 1), add(2, 0), add(3, 1), add(4, 0)]);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect(await rowsOf('select id from kept order by id')).toEqual([{ id: 1 }, { id: 3 }]);
});

test('concurrent statements of one transaction run in sequence', async () => {
  const warn = vi.spyOn(process, 'emitWarning');
  const asked = database.db.transaction((tx) =>
    Promise.all(Array.from({ length: 5 }, (_, index) => tx.execute(sql.raw(`select ${index} as number`)))),
  );
  const answers = (await asked) as unknown as { rows: unknown[] }[];
  expect(answers.map(({ rows: [row] }) => row)).toEqual([0, 1, 2, 3, 4].map((number) => ({ number })));
  const failing = database.db.transaction((tx) =>
    Promise.all([1, 0, 1, 1].map((divisor) => tx.execute(sql.raw(`select 1 / ${divisor}`)))),
  );
  await expect(failing).rejects.toThrow('Failed query');
  expect(await rowsOf('select 1 as one')).toEqual([{ one: 1 }]);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('the event loop keeps running during a query', async () => {
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 1);
  await ask('select count(*) from generate_series(1, 3000000)');
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(10);
});

test('delivers notifications after commit', async () => {
  const received: string[] = [];
  const stop = await database.listen('news', (text) => received.push(text));
  await database.db.transaction((tx) => tx.execute(sql`select pg_notify('news', 'one')`));
  await stop();
  await ask(`select pg_notify('news', 'two')`);
  expect(received).toEqual(['one']);
});
