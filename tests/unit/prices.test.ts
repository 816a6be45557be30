import { HttpError, type DataProvider, type GetListParams } from 'react-admin';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noneChosen } from '../../src/custom/repairs/prices/choices.ts';
import { withRetry } from '../../src/kit/sheet/import/write/withRetry.ts';
import { changesOf } from '../../src/custom/repairs/prices/import/sheet.ts';
import { nothingWritten, writeChanges, type Written } from '../../src/kit/sheet/import/write/writeChanges.ts';
import { ListChangedError, readList } from '../../src/custom/repairs/prices/readList.ts';
import type { Batch, Plan } from '../../src/custom/repairs/prices/types.ts';
import { repairs } from '../../src/schemas/repairs/repairs.ts';
import type { BatchItemResult } from '../../src/schemas/batch.ts';

const records = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: `r${from + index}` }));

describe('readList', () => {
  const read = async (pages: { data: { id: string }[]; total: number }[]) => {
    const ids: string[] = [];
    const progress: number[] = [];
    const getList = async (_: string, { pagination }: GetListParams) => {
      const page = pages[(pagination?.page ?? 1) - 1];
      const { total } = { total: 0, ...(page ?? pages.at(-1)) };
      return { data: page?.data ?? [], total };
    };
    await readList<{ id: string }>({
      dataProvider: { getList } as unknown as DataProvider,
      model: repairs,
      perPage: 3,
      filter: {},
      signal: new AbortController().signal,
      onPage: (page) => ids.push(...page.map(({ id }) => id)),
      onProgress: ({ done }) => progress.push(done),
    });
    return { ids, progress };
  };

  test('yields every page and reports progress', async () => {
    const { ids, progress } = await read([
      { data: records(0, 3), total: 5 },
      { data: records(3, 5), total: 5 },
    ]);
    expect(ids).toEqual(['r0', 'r1', 'r2', 'r3', 'r4']);
    expect(progress).toEqual([3, 5]);
  });

  test('accepts an empty list', async () => {
    expect((await read([{ data: [], total: 0 }])).ids).toEqual([]);
  });

  test.each([
    [
      'another total',
      [
        { data: records(0, 3), total: 5 },
        { data: records(3, 5), total: 6 },
      ],
    ],
    [
      'a record twice in place of another',
      [
        { data: records(0, 3), total: 5 },
        { data: records(2, 4), total: 5 },
      ],
    ],
  ])('reports %s as a list that changed meanwhile', async (_, pages) => {
    await expect(read(pages)).rejects.toThrow(ListChangedError);
  });
});

describe('withRetry', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const failing = (times: number, status: number) => {
    const call = vi.fn<() => Promise<string>>(async () => {
      if (call.mock.calls.length <= times) throw new HttpError('messages.failed', status);
      return 'done';
    });
    return call;
  };
  const { signal } = new AbortController();

  test.each([0, 429, 500, 503])('retries status %i three times', async (status) => {
    const call = failing(3, status);
    const onWait = vi.fn<() => void>();
    const result = withRetry(call, signal, onWait);
    await vi.advanceTimersByTimeAsync(6999);
    expect(call).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toBe('done');
    expect(onWait).toHaveBeenCalledTimes(3);
  });

  test('then fails', async () => {
    const call = failing(9, 500);
    const result = withRetry(call, signal, () => {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toBeInstanceOf(HttpError);
    expect(call).toHaveBeenCalledTimes(4);
  });

  test.each([400, 401, 403, 409, 413])('does not retry status %i', async (status) => {
    const call = failing(1, status);
    await expect(withRetry(call, signal, () => {})).rejects.toMatchObject({ status });
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('stops waiting when cancelled', async () => {
    const controller = new AbortController();
    const call = failing(9, 500);
    const result = withRetry(call, controller.signal, () => {}).catch(() => 'ended');
    await vi.advanceTimersByTimeAsync(500);
    controller.abort();
    expect(await result).toBe('ended');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('writeChanges', () => {
  const terms = { cost: 1, duration: '1 hour', warranty: null, warranty_unit: null, display_order: 0 };
  const names = new Map([
    ['c1', { product: 'Phone', title: 'Screen' }],
    ['u1', { product: 'Phone', title: 'Battery' }],
    ['u2', { product: 'Phone', title: 'Camera' }],
    ['d1', { product: 'Tablet', title: 'Port' }],
  ]);
  const batches: Batch[] = [
    {
      create: [{ id: 'c1', product_id: 'p', title: 'Screen', ...terms }],
      update: [{ id: 'u1', modified_date: '2026-01-01', cost: 2 }],
      names,
    },
    {
      create: [],
      update: [
        { id: 'u2', modified_date: '2026-01-01', cost: 3 },
        { id: 'd1', modified_date: '2026-01-01', is_voided: true },
      ],
      names,
    },
  ];
  const batchAt = async (offset: number) => {
    const batch = batches[offset / 2];
    return { batch: batch ?? { create: [], update: [], names }, size: batch ? 2 : 0 };
  };
  const signal = new AbortController().signal;
  type Send = (method: 'POST' | 'PUT', items: { id: string }[]) => Promise<BatchItemResult[]>;
  const fine: Send = async (method, items) =>
    items.map(({ id }) => ({ id, status: method === 'POST' ? 'created' : 'updated' }));

  test('writes in batches and counts by kind', async () => {
    const steps: Written[] = [];
    const onWritten = (written: Written) => void steps.push(written);
    const written = await writeChanges({ batchAt, send: fine, from: nothingWritten, onWritten, signal });
    expect(written).toEqual({ offset: 4, created: 1, updated: 2, removed: 1, refused: [] });
    expect(steps.map(({ offset }) => offset)).toEqual([2, 4]);
  });

  test('resumes after a failure without counting twice', async () => {
    let written = nothingWritten;
    const onWritten = (next: Written) => {
      written = next;
    };
    const sent: string[] = [];
    const breaking: Send = async (method, items) => {
      sent.push(...items.map(({ id }) => id));
      if (method === 'PUT') throw new Error('offline');
      return fine(method, items);
    };
    await expect(writeChanges({ batchAt, send: breaking, from: written, onWritten, signal })).rejects.toThrow(
      'offline',
    );
    expect(written).toEqual(nothingWritten);
    const again: Send = async (_, items) => items.map(({ id }) => ({ id, status: 'unchanged' }));
    await writeChanges({ batchAt, send: again, from: written, onWritten, signal });
    expect(written).toMatchObject({ offset: 4, created: 1, updated: 2, removed: 1 });
    expect(sent).toEqual(['c1', 'u1']);
  });

  test('reports rejected items; a missing item to remove counts as done', async () => {
    const answers: Record<string, BatchItemResult['status']> = {
      c1: 'invalid',
      u1: 'stale',
      u2: 'missing',
      d1: 'missing',
    };
    const send: Send = async (_, items) =>
      items.map(({ id }) => ({ id, status: answers[id] ?? 'unchanged' }));
    const written = await writeChanges({ batchAt, send, from: nothingWritten, onWritten: () => {}, signal });
    expect(written).toMatchObject({ created: 0, updated: 0, removed: 1 });
    expect(written.refused.map(({ product, title, status }) => `${product} ${title} ${status}`)).toEqual([
      'Phone Screen invalid',
      'Phone Battery stale',
      'Phone Camera missing',
    ]);
  });

  test('does not count an item without a result as written', async () => {
    const written = await writeChanges({
      batchAt,
      send: async () => [],
      from: nothingWritten,
      onWritten: () => {},
      signal,
    });
    expect(written.refused.map(({ id }) => id)).toEqual(['c1', 'u1', 'u2', 'd1']);
  });

  test('stops between two batches when cancelled', async () => {
    const controller = new AbortController();
    let written = nothingWritten;
    const onWritten = (next: Written) => {
      written = next;
      controller.abort();
    };
    const options = { batchAt, send: fine, from: nothingWritten, onWritten, signal: controller.signal };
    await expect(writeChanges(options)).rejects.toMatchObject({ name: 'AbortError' });
    expect(written.offset).toBe(2);
  });

  test('reports success when cancelled during the last batch', async () => {
    const controller = new AbortController();
    const onWritten = ({ offset }: Written) => {
      if (offset === 4) controller.abort();
    };
    const options = { batchAt, send: fine, from: nothingWritten, onWritten, signal: controller.signal };
    expect(await writeChanges(options)).toMatchObject({ offset: 4 });
  });
});

test('writes services changed since the export only on request', () => {
  const plan: Plan = {
    counts: { update: 5, create: 2, remove: 3, duplicate: 1, unclear: 0, unknown: 0, invalid: 0, warning: 0 },
    newer: { update: 2, create: 1, remove: 1, duplicate: 1 },
    losses: {
      old: { pictures: 0, inactive: 0, parts: 0, taxes: 0 },
      newer: { pictures: 0, inactive: 0, parts: 0, taxes: 0 },
    },
    renames: [],
    uncertain: 0,
    damaged: { devices: 0, services: 0 },
    unchanged: 7,
    exportedAt: null,
  };
  expect(changesOf(plan, noneChosen)).toEqual({ created: 1, updated: 3, removed: 2 });
  expect(changesOf(plan, { ...noneChosen, overwriteNewer: true })).toEqual({
    created: 1,
    updated: 5,
    removed: 2,
  });
  expect(changesOf(plan, { ...noneChosen, recreateDeleted: true })).toEqual({
    created: 2,
    updated: 3,
    removed: 2,
  });
  expect(changesOf(plan, { ...noneChosen, removeNewer: true })).toEqual({
    created: 1,
    updated: 3,
    removed: 4,
  });
});
