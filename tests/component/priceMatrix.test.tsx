import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionContext } from '../../src/authProvider/session.ts';
import { ExportSteps } from '../../src/custom/priceMatrix/export/ExportSteps.tsx';
import { useWriting } from '../../src/custom/priceMatrix/import/useWriting.ts';
import { openCatalog } from '../../src/custom/priceMatrix/openCatalog.ts';
import type { Plan } from '../../src/custom/priceMatrix/types.ts';
import type { Reply, Request } from '../../src/custom/priceMatrix/worker/protocol.ts';
import { openPriceSheetWorker } from '../../src/custom/priceMatrix/worker/priceSheetWorker.ts';
import english from '../../src/i18n/en.ts';
import { repairs } from '../../src/schemas/repairs.ts';
import { renderShell, session } from './shell.render.tsx';

/** What the worker's thread answers; undefined: nothing yet. */
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
  counts: { update: 2, create: 0, remove: 0, duplicate: 0, unknown: 0, invalid: 0, warning: 0 },
  newer: { update: 0, remove: 0, duplicate: 0 },
  unchanged: 0,
  exportedAt: null,
};
const product = { id: 'p1', name: 'Phone', brand_id: null };
let isDown: boolean;
/** What the services' lists are answered with. */
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

  test('that is refused says why, and is not offered again', async () => {
    const params = { products: 7, services: 8, cells: 9 };
    answerOf = ({ method }) =>
      method === 'write' ? { error: { code: 'priceSheet.errors.too_many', params } } : undefined;
    const alert = await download();
    expect(alert.textContent).toContain('A sheet holds at most 7 devices and 8 services');
    expect(within(alert).queryByRole('button')).toBeNull();
  });

  test('that cannot be loaded is offered again', async () => {
    isDown = true;
    const alert = await download();
    expect(alert.textContent).toContain(english.messages.load_failed);
    expect(within(alert).getByRole('button', { name: english.errors.retry })).toBeTruthy();
  });
});

describe('the moment of a catalog', () => {
  const read = () =>
    openCatalog({ storeId: 'st1', onProgress: () => undefined, signal: new AbortController().signal });

  test('is the one of the services', async () => {
    headers = { date: 'Sun, 01 Mar 2026 12:00:00 GMT' };
    expect(await read()).toMatchObject({ products: 1, readAt: '2026-03-01T12:00:00.000Z' });
  });

  test('is not known when the services do not tell', async () => {
    expect((await read()).readAt).toBeNull();
  });
});

test('an import that is closed while it writes shows what was written until then', async () => {
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
    <CoreAdminContext queryClient={queryClient} store={memoryStore()}>
      <SessionContext value={session}>{children}</SessionContext>
    </CoreAdminContext>
  );
  const worker = openPriceSheetWorker();
  const sheet = { id: 'i1', fileName: 'prices.xlsx', worker, plan };
  const choices = { overwriteNewer: false, removeNewer: false };
  const { result, unmount } = renderHook(() => useWriting(sheet, choices, () => undefined), { wrapper });
  act(() => result.current.start());
  await waitFor(() => expect(sent.at(-1)).toContain('/batch?'));
  unmount();
  worker.close();
  expect(reloaded).not.toHaveBeenCalled();
  release();
  await waitFor(() => expect(reloaded).toHaveBeenCalledWith({ queryKey: [repairs.name] }));
  expect(sent).toHaveLength(2);
});
