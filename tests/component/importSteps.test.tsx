// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import english from '../../src/i18n/en.ts';
import { ImportSteps } from '../../src/kit/sheet/import/ImportSteps.tsx';
import { PreviewFrame } from '../../src/kit/sheet/import/PreviewFrame.tsx';
import type { SheetImport } from '../../src/kit/sheet/import/sheetImport.ts';
import type { UndoneImport } from '../../src/schemas/pastImports.ts';
import { SheetImportDialog } from '../../src/kit/sheet/import/SheetImportDialog.tsx';
import { useSheetReading } from '../../src/kit/sheet/import/useSheetReading.ts';
import type { SheetWrites } from '../../src/kit/sheet/import/write/useSheetWriting.ts';
import type { Creation, Update } from '../../src/kit/sheet/import/write/writeChanges.ts';
import type { BatchItemResult } from '../../src/schemas/batch.ts';
import { suppliers } from '../../src/schemas/inventory/suppliers.ts';
import { renderShell } from './shell.render.tsx';

const text = english.sheetImport;
const batches: { create: Creation[]; update: Update[] }[] = [
  { create: [{ id: 'new' }], update: [{ id: 'a', modified_date: 'v1' }] },
  { create: [], update: [{ id: 'b', modified_date: 'v2', is_voided: true }] },
];
const send = vi.fn<SheetWrites<Creation, Update>['send']>();
const undoImport = vi.fn<(id: string) => Promise<UndoneImport>>();
const onClose = vi.fn<() => void>();

const sheetImport: SheetImport = {
  model: suppliers,
  messages: 'noTextsOfItsOwn',
  getImports: async () => ({ imports: [], total: 0 }),
  undoImport,
};
const writes: SheetWrites<Creation, Update> = {
  id: 'import',
  batchAt: async (offset) => {
    const batch = offset === 0 ? batches[0] : offset === 2 ? batches[1] : undefined;
    const { create, update } = batch ?? { create: [], update: [] };
    const names = new Map([['b', { title: 'Bolts', product: 'Hardware' }]]);
    return { batch: { create, update, names }, size: create.length + update.length };
  },
  send: (method, items) => send(method, items),
};
const changes = { created: 1, updated: 1, removed: 1 };

function Import() {
  const reading = useSheetReading(async (file) => file.name);
  return (
    <SheetImportDialog
      {...reading}
      title="Import"
      stageText={(stage) => stage}
      notes={null}
      renderSheet={(fileName) => (
        <ImportSteps
          {...{ sheetImport, writes, changes, onClose }}
          renderPreview={(onProcess) => (
            <PreviewFrame {...{ sheetImport, fileName, changes, onProcess }} onOther={reading.reset}>
              <output>{JSON.stringify(batches)}</output>
            </PreviewFrame>
          )}
        />
      )}
      onClose={onClose}
    />
  );
}

const button = (name: string) => screen.findByRole('button', { name });
const click = async (name: string) => userEvent.click(await button(name));

async function preview() {
  await act(() => renderShell(<Import />));
  await screen.findByText(text.choose_hint);
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File(['…'], 'sheet.xlsx'));
  const heading = await screen.findByRole('heading', { name: 'What sheet.xlsx would change' });
  expect(document.activeElement).toBe(heading);
}

const results = (items: { id: string }[], status: BatchItemResult['status'] = 'updated') =>
  items.map(({ id }) => ({ id, status }));

beforeEach(() => {
  vi.clearAllMocks();
  send.mockImplementation(async (_, items) => results(items));
});

test('what is written is what was planned and shown, in the version that it was planned on', async () => {
  await preview();
  const planned = JSON.parse(screen.getByRole('status').textContent) as typeof batches;
  expect(send).not.toHaveBeenCalled();
  await click(text.process);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(send.mock.calls).toEqual([
    ['POST', planned[0]!.create],
    ['PUT', planned[0]!.update],
    ['PUT', planned[1]!.update],
  ]);
});

test('a failed import shows what was written, and continues with the rest', async () => {
  await preview();
  send.mockImplementation(async (_, items) => {
    if (items[0]?.id === 'b') throw new HttpError('messages.not_allowed', 403);
    return results(items);
  });
  await click(text.process);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(text.failed);
  expect(alert.textContent).toContain(english.messages.not_allowed);
  expect(alert.textContent).toContain('2 of 3 changes were sent, 1 were not.');
  expect(document.activeElement).toBe(await button(text.continue));
  send.mockReset();
  send.mockImplementation(async (_, items) => results(items, 'removed'));
  await click(text.continue);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(send.mock.calls).toEqual([['PUT', batches[1]!.update]]);
});

test('records that were refused are named with their reason, and the rest can be undone', async () => {
  await preview();
  send.mockImplementation(async (_, items) => results(items, items[0]?.id === 'b' ? 'stale' : 'updated'));
  await click(text.process);
  const list = within(await screen.findByRole('list', { name: text.refused.title }));
  expect(list.getByRole('listitem').textContent).toBe(`Bolts Hardware${text.refused.stale}`);
  expect(screen.getByRole('alert').textContent).toContain('1 row was left as it is.');
  undoImport.mockResolvedValue({ restored: 1, removed: 1, kept: 0 });
  await click(text.undo.button);
  const question = await screen.findByRole('alertdialog', { name: text.undo.title });
  expect(question.textContent).toContain(
    'Put back as they were: 1. Created by the import and removed again: 1.',
  );
  await click(text.undo.yes);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(undoImport.mock.calls[0]?.[0]).toBe('import');
});

test('closing while writing asks first; a cancelled import stops after the batch', async () => {
  await preview();
  let release: () => void = () => undefined;
  send.mockImplementation(async (_, items) => {
    await new Promise<void>((resolve) => (release = resolve));
    return results(items);
  });
  await click(text.process);
  await screen.findByRole('progressbar');
  await click(english.dialog.close);
  expect(onClose).not.toHaveBeenCalled();
  await click(text.leave.stay);
  await click(english.dialog.cancel);
  release();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  release();
  expect((await screen.findByRole('alert')).textContent).toContain(text.canceled);
  expect(send).toHaveBeenCalledTimes(2);
});
