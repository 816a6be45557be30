import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reply, Request } from '../../src/custom/repairs/prices/worker/protocol.ts';
import { openPriceSheetWorker } from '../../src/custom/repairs/prices/worker/priceSheetWorker.ts';

let thread: FakeWorker;

/** A worker as the page sees it. */
class FakeWorker extends EventTarget {
  readonly asked: Request[] = [];
  isClosed = false;

  postMessage(request: Request) {
    this.asked.push(request);
  }

  terminate() {
    this.isClosed = true;
  }

  reply(data: Reply) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  thread = new FakeWorker();
  vi.stubGlobal(
    'Worker',
    vi.fn<() => FakeWorker>(function open() {
      return thread;
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const query = { kinds: [], search: '', offset: 0, limit: 10 };

test('matches responses to requests in any order', async () => {
  const worker = openPriceSheetWorker();
  const first = worker.rows(query);
  const second = worker.rows({ ...query, offset: 10 });
  expect(thread.asked.map(({ method, input }) => [method, input])).toEqual([
    ['rows', query],
    ['rows', { ...query, offset: 10 }],
  ]);
  const [one, two] = thread.asked.map(({ id }) => id);
  thread.reply({ id: two ?? 0, output: { rows: [], total: 2 } });
  thread.reply({ id: one ?? 0, output: { rows: [], total: 1 } });
  expect(await first).toEqual({ rows: [], total: 1 });
  expect(await second).toEqual({ rows: [], total: 2 });
});

test('reports progress before the response', async () => {
  const worker = openPriceSheetWorker();
  const onProgress = vi.fn<() => void>();
  const file = worker.write('2026-03-01T12:00:00.000Z', onProgress);
  const id = thread.asked[0]?.id ?? 0;
  thread.reply({ id, progress: { done: 1, total: 2 } });
  thread.reply({ id, output: new Blob(['sheet']) });
  expect((await file).size).toBe(5);
  expect(onProgress.mock.calls).toEqual([[{ done: 1, total: 2 }]]);
});

test('keeps the reason for rejecting a file', async () => {
  const worker = openPriceSheetWorker();
  const plan = worker.read(new File(['x'], 'sheet.xlsx'), () => undefined);
  thread.reply({
    id: thread.asked[0]?.id ?? 0,
    error: { code: 'priceSheet.errors.file_size', params: { limit: 32 } },
  });
  await expect(plan).rejects.toMatchObject({
    name: 'SheetError',
    code: 'priceSheet.errors.file_size',
    params: { limit: 32 },
  });
});

test('rejects all requests when the worker crashes', async () => {
  const worker = openPriceSheetWorker();
  worker.addProducts([]);
  const before = worker.rows(query);
  thread.dispatchEvent(new Event('error'));
  await expect(before).rejects.toThrow('priceSheet.errors.failed');
  await expect(worker.rows(query)).rejects.toThrow('priceSheet.errors.failed');
});

test('terminates the worker and rejects pending requests', async () => {
  const worker = openPriceSheetWorker();
  const before = worker.rows(query);
  worker.close();
  expect(thread.isClosed).toBe(true);
  await expect(before).rejects.toThrow('priceSheet.errors.failed');
  await expect(worker.rows(query)).rejects.toThrow('priceSheet.errors.failed');
});
