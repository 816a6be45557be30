import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { CoreAdminContext, memoryStore, useNotificationContext } from 'react-admin';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionContext } from '../../src/authProvider/session.ts';
import { noneChosen } from '../../src/custom/repairs/prices/choices.ts';
import { ExportSteps } from '../../src/custom/repairs/prices/export/ExportSteps.tsx';
import { readDeleted } from '../../src/custom/repairs/prices/import/readDeleted.ts';
import { useReading } from '../../src/custom/repairs/prices/import/useReading.ts';
import { PlanSummary } from '../../src/custom/repairs/prices/import/PlanSummary.tsx';
import { ConfirmRemoval } from '../../src/custom/repairs/prices/import/ConfirmRemoval.tsx';
import { SheetSteps } from '../../src/custom/repairs/prices/import/SheetSteps.tsx';
import {
  usePriceMatrixImport,
  usePriceMatrixWrites,
} from '../../src/custom/repairs/prices/import/usePriceMatrixImport.ts';
import { loadCatalog } from '../../src/custom/repairs/prices/loadCatalog.ts';
import type { Plan } from '../../src/custom/repairs/prices/types.ts';
import { useSheetWriting } from '../../src/kit/sheet/import/write/useSheetWriting.ts';
import { WorkProgress } from '../../src/kit/sheet/import/WorkProgress.tsx';
import type { Reply, Request } from '../../src/custom/repairs/prices/worker/protocol.ts';
import { useNotifyOnClose } from '../../src/kit/useNotifyOnClose.ts';
import { openPriceSheetWorker } from '../../src/custom/repairs/prices/worker/priceSheetWorker.ts';
import english from '../../src/i18n/en.ts';
import { repairs } from '../../src/schemas/repairs/repairs.ts';
import { dataProvider, renderShell, session } from './shell.render.tsx';

/** The worker's response; undefined while pending. */
let answerOf: (request: Request) => Record<string, unknown> | undefined;

class FakeWorker extends EventTarget {
  #isClosed = false;

  postMessage(request: Request) {
    queueMicrotask(() => {
      const answer = answerOf(request);
      if (!answer || this.#isClosed) return;
      const data = { id: request.id, ...answer } as Reply;
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  terminate() {
    this.#isClosed = true;
  }
}

const plan: Plan = {
  counts: { update: 2, create: 0, remove: 0, duplicate: 0, unclear: 0, unknown: 0, invalid: 0, warning: 0 },
  newer: { update: 0, create: 0, remove: 0, duplicate: 0 },
  losses: {
    old: { pictures: 0, inactive: 0, parts: 0, taxes: 0 },
    newer: { pictures: 0, inactive: 0, parts: 0, taxes: 0 },
  },
  renames: [],
  uncertain: 0,
  damaged: { devices: 0, services: 0 },
  unchanged: 0,
  exportedAt: null,
};
const product = { id: 'p1', name: 'Phone', brand_id: null };
let isDown: boolean;
/** The services' list responses. */
let headers: Record<string, string>;

beforeEach(() => {
  isDown = false;
  headers = {};
  answerOf = () => undefined;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async (url: string) => {
    if (isDown) return new Response('{}', { status: 500 });
    const data = url.includes('/products?') ? [product] : [];
    return Response.json({ data, metadata: { total: data.length } }, { headers });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('an export', () => {
  const download = async () => {
    await act(() => renderShell(<ExportSteps onClose={() => undefined} />));
    await userEvent.click(screen.getByRole('button', { name: english.priceMatrix.export.download }));
    return screen.findByRole('alert');
  };

  test('that is refused shows why and offers no retry', async () => {
    const params = { products: 7, services: 8, cells: 9 };
    answerOf = ({ method }) =>
      method === 'write' ? { error: { code: 'priceSheet.errors.too_many', params } } : undefined;
    const alert = await download();
    expect(alert.textContent).toContain('A sheet holds at most 7 devices and 8 services');
    expect(within(alert).queryByRole('button')).toBeNull();
  });

  test('that fails to load is tried again', async () => {
    isDown = true;
    const alert = await download();
    expect(alert.textContent).toContain(english.messages.load_failed);
    isDown = false;
    const written = new Promise((resolve) => {
      answerOf = ({ method }) => {
        if (method === 'write') resolve(method);
        return undefined;
      };
    });
    await userEvent.click(within(alert).getByRole('button', { name: english.errors.retry }));
    expect(await written).toBe('write');
  });

  test('that is loading can be cancelled', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await act(() => renderShell(<ExportSteps onClose={() => undefined} />));
    for (const note of ['origin', 'effect', 'layout', 'cells', 'products', 'rows'] as const)
      expect(screen.getByText(english.priceMatrix.notes[note])).toBeTruthy();
    const { download: start } = english.priceMatrix.export;
    await userEvent.click(screen.getByRole('button', { name: start }));
    const loading = { name: english.priceMatrix.stages.loading };
    expect(await screen.findByRole('progressbar', loading)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: english.exporting.cancel }));
    const again = await screen.findByRole('button', { name: start });
    await waitFor(() => expect(document.activeElement).toBe(again));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('the time of a catalogue', () => {
  const read = () =>
    loadCatalog({ dataProvider, onProgress: () => undefined, signal: new AbortController().signal });

  test('is that of the services', async () => {
    headers = { date: 'Sun, 01 Mar 2026 12:00:00 GMT' };
    expect(await read()).toMatchObject({ products: 1, readAt: '2026-03-01T12:00:00.000Z' });
  });

  test('is unknown if the services do not send it', async () => {
    expect((await read()).readAt).toBeNull();
  });
});

describe('services deleted since', () => {
  const repair = (id: string, deleted_date: string | null, more: object = {}) => ({
    id,
    product_id: 'p1',
    title: id,
    is_voided: deleted_date !== null,
    deleted_by: 'ada',
    deleted_date,
    modified_date: '2026-03-02T12:00:00.000Z',
    ...more,
  });
  const read = (products: string[], since: string | null) =>
    readDeleted({
      dataProvider,
      products,
      since,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
  const asked: URLSearchParams[] = [];

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(new URL(url, 'http://localhost').searchParams);
      const data = [
        repair('live', null),
        repair('long ago', '2026-02-01T12:00:00.000Z'),
        repair('since', '2026-03-01T12:00:00.000Z'),
        repair('undated', null, { is_voided: true }),
      ];
      return Response.json({ data, metadata: { total: data.length } });
    });
  });

  test('are those the services date after it', async () => {
    const deleted = await read(['p1'], '2026-03-01T12:00:00.000Z');
    expect(deleted).toEqual([
      { product_id: 'p1', title: 'since', deleted_by: 'ada', deleted_date: '2026-03-01T12:00:00.000Z' },
      { product_id: 'p1', title: 'undated', deleted_by: 'ada', deleted_date: '2026-03-02T12:00:00.000Z' },
    ]);
  });

  test('may be all if the time is unknown', async () => {
    expect((await read(['p1'], null)).map(({ title }) => title)).toEqual(['long ago', 'since', 'undated']);
  });

  test('are requested in batches of devices, and not at all without devices', async () => {
    expect(await read([], null)).toEqual([]);
    expect(asked).toEqual([]);
    const products = Array.from({ length: 120 }, (_, index) => `p${index}`);
    await read(products, null);
    expect(asked.map((query) => query.getAll('product_id[]').length)).toEqual([50, 50, 20]);
    expect(asked.flatMap((query) => query.getAll('product_id[]'))).toEqual(products);
    expect(asked[0]?.get('include_voided')).toBe('true');
  });
});

describe('progress announced to screen readers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const work = (stage: string, done: number) => (
    <CoreAdminContext dataProvider={dataProvider} store={memoryStore()}>
      <WorkProgress stage={stage} progress={{ done, total: 200 }} />
    </CoreAdminContext>
  );
  const told = () => screen.getByRole('status').textContent;
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('announces the stage, then every quarter', async () => {
    const { rerender } = render(work('Writing…', 0));
    expect(told()).toBe('');
    await pass(250);
    expect(told()).toBe('Writing…');
    const heard = new Set<string | null>();
    for (let done = 5; done <= 200; done += 5) {
      rerender(work('Writing…', done));
      await pass(1000);
      heard.add(told());
    }
    await pass(250);
    heard.add(told());
    expect([...heard]).toEqual(['Writing…', 'Writing… 25%', 'Writing… 50%', 'Writing… 75%', 'Writing… 100%']);
  });

  test('skips messages that are outdated before they are announced', async () => {
    const { rerender } = render(work('Loading…', 0));
    await pass(250);
    rerender(work('Loading…', 150));
    await pass(1000);
    rerender(work('Reading…', 0));
    await pass(1000);
    expect(told()).toBe('Loading…');
    rerender(work('Comparing…', 100));
    await pass(2000);
    expect(told()).toBe('Comparing… 50%');
  });
});

test('a dialog’s notification is shown after it has closed', async () => {
  const said: unknown[] = [];
  function Heard() {
    const { notifications } = useNotificationContext();
    useEffect(() => void said.push(...notifications.map(({ message }) => message)), [notifications]);
    return null;
  }
  function Dialog() {
    const notifyAtEnd = useNotifyOnClose();
    return <button onClick={() => notifyAtEnd('the end')}>Finish</button>;
  }
  const page = (isOpen: boolean) => (
    <CoreAdminContext dataProvider={dataProvider} store={memoryStore()}>
      <Heard />
      {isOpen && <Dialog />}
    </CoreAdminContext>
  );
  const { rerender } = render(page(true));
  await userEvent.click(screen.getByRole('button'));
  expect(said).toEqual([]);
  rerender(page(false));
  await waitFor(() => expect(said).toEqual(['the end']));
});

test('rejects a file that cannot be a sheet before loading anything', async () => {
  const fetched = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', fetched);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={dataProvider} store={memoryStore()}>
      {children}
    </CoreAdminContext>
  );
  const { result } = renderHook(() => useReading(), { wrapper });
  act(() => result.current.read(new File(['no sheet'], 'prices.xlsx')));
  await waitFor(() =>
    expect(result.current.reading).toMatchObject({
      problem: { message: 'priceSheet.errors.not_spreadsheet' },
    }),
  );
  expect(fetched).not.toHaveBeenCalled();
});

test('a completed import shows no failure while its dialog closes', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/batch?')
      ? Response.json({ data: [{ id: 's1', status: 'updated' }] })
      : Response.json({ data: {} }, { status: 201 }),
  );
  answerOf = ({ method, input }) => {
    if (method !== 'batch') return { output: { rows: [], total: 0 } };
    const isFirst = (input as { offset: number }).offset === 0;
    const update = isFirst ? [{ id: 's1', cost: 1 }] : [];
    return { output: { batch: { create: [], update, names: new Map() }, size: update.length } };
  };
  const worker = openPriceSheetWorker();
  const sheet = { id: 'i1', fileName: 'prices.xlsx', worker, plan, treatDamaged: () => undefined };
  const onClose = vi.fn<() => void>();
  await act(() => renderShell(<SheetSteps sheet={sheet} onOther={() => undefined} onClose={onClose} />));
  await userEvent.click(screen.getByRole('button', { name: english.sheetImport.process }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
});

test('an import closed while writing shows what was written so far', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    if (!url.includes('/batch?')) return Response.json({ data: {} }, { status: 201 });
    await held;
    return Response.json({ data: [{ id: 's1', status: 'updated' }] });
  });
  answerOf = () => ({
    output: { batch: { create: [], update: [{ id: 's1', cost: 1 }], names: new Map() }, size: 1 },
  });
  const queryClient = new QueryClient();
  const reloaded = vi.spyOn(queryClient, 'invalidateQueries');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} store={memoryStore()}>
      <SessionContext value={session}>{children}</SessionContext>
    </CoreAdminContext>
  );
  const worker = openPriceSheetWorker();
  const sheet = { id: 'i1', fileName: 'prices.xlsx', worker, plan, treatDamaged: () => undefined };
  const { result, unmount } = renderHook(
    () => useSheetWriting(usePriceMatrixImport(), usePriceMatrixWrites(sheet, noneChosen), () => undefined),
    { wrapper },
  );
  act(() => result.current.start());
  await waitFor(() => expect(sent.at(-1)).toContain('/batch?'));
  unmount();
  worker.close();
  expect(reloaded).not.toHaveBeenCalled();
  release();
  await waitFor(() => expect(reloaded).toHaveBeenCalledWith({ queryKey: [repairs.name] }));
  expect(sent).toHaveLength(2);
});

describe('before removing services', () => {
  const ask = async (removed: number, unchanged: number) => {
    const onConfirm = vi.fn<() => void>();
    const grave = { ...plan, counts: { ...plan.counts, update: 0, remove: removed }, unchanged };
    const question = { removed, choices: noneChosen, onConfirm, onCancel: () => undefined };
    await act(() => renderShell(<ConfirmRemoval plan={grave} {...question} />));
    const yes = screen.getByRole<HTMLButtonElement>('button', { name: english.priceMatrix.removing.yes });
    return { yes, onConfirm };
  };

  test('counts them as the summary does, with what is lost', async () => {
    const counts = { ...plan.counts, update: 5, remove: 1098, duplicate: 46 };
    const losses = { ...plan.losses, old: { pictures: 0, inactive: 0, parts: 69, taxes: 0 } };
    const newer = { ...plan.newer, update: 5 };
    const lossy = { ...plan, counts, losses, newer };
    const question = { removed: 1144, onConfirm: () => undefined, onCancel: () => undefined };
    await act(() =>
      renderShell(
        <>
          <PlanSummary plan={lossy} choices={noneChosen} />
          <ConfirmRemoval plan={lossy} choices={noneChosen} {...question} />
        </>,
      ),
    );
    expect(
      screen.getByText('To update: 0, and 5 newer left alone · To remove: 1,098 · Duplicates to remove: 46'),
    ).toBeTruthy();
    expect(screen.getByText('Remove 1,144 services?')).toBeTruthy();
    expect(screen.getByText('46 of them are duplicates.')).toBeTruthy();
    expect(screen.getByText('The parts that 69 of them need are lost.')).toBeTruthy();
  });

  test('asks about a few', async () => {
    const { yes, onConfirm } = await ask(7, 1139);
    await userEvent.click(yes);
    expect(onConfirm).toHaveBeenCalled();
  });

  test('requires typing their number from a tenth of all on', async () => {
    const { yes, onConfirm } = await ask(1137, 9);
    expect(yes.disabled).toBe(true);
    expect(screen.getByText(/1,137 of 1,146 services: 99%/)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox'), '1137');
    await userEvent.click(yes);
    expect(onConfirm).toHaveBeenCalled();
  });
});
