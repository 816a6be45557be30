// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SheetImportDialog } from '../../src/kit/sheet/import/SheetImportDialog.tsx';
import { useSheetReading, type ReadContext } from '../../src/kit/sheet/import/useSheetReading.ts';
import { SheetError } from '../../src/kit/sheet/SheetError.ts';
import english from '../../src/i18n/en.ts';
import { renderShell } from './shell.render.tsx';

type Plan = { text: string; again: () => void };

const plan = vi.fn<(file: File, context: ReadContext<string>) => Promise<Plan>>();

function Import() {
  const reading = useSheetReading(plan);
  return (
    <SheetImportDialog
      {...reading}
      title="Import"
      stageText={(stage) => `Stage ${stage}`}
      columnText={(column) => `The ${column}`}
      notes={<p>Notes</p>}
      renderSheet={({ text, again }) => (
        <>
          <output>{text}</output>
          <button onClick={again}>Again</button>
          <button onClick={reading.reset}>Another file</button>
        </>
      )}
      onClose={() => undefined}
    />
  );
}

const openImport = async () => {
  await act(() => renderShell(<Import />));
  await screen.findByText('Notes');
};

const choose = async (name: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File(['…'], name), { applyAccept: false });
};

test('a sheet is read with its stages, read again with an option, and another one can be chosen', async () => {
  await openImport();
  let finish: () => void = () => undefined;
  plan.mockImplementation(async ({ name }, { report, option, again }) => {
    report('comparing', { done: 1, total: 2 });
    if (!option) await new Promise<void>((resolve) => (finish = resolve));
    return { text: `${name} ${option ?? 'first'}`, again: () => again('differently') };
  });
  await choose('prices.xlsx');
  expect((await screen.findAllByText(/Stage comparing/)).length).toBeGreaterThan(0);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  finish();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('prices.xlsx first'));
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('prices.xlsx differently'));
  await userEvent.click(screen.getByRole('button', { name: 'Another file' }));
  expect(screen.getByText('Notes')).toBeDefined();
});

test('a refused file shows why; after another failure it can be read again; reading can be cancelled', async () => {
  await openImport();
  plan.mockReset();
  await choose('prices.pdf');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`prices.pdf${english.sheetImport.wrong_type}`);
  expect(plan).not.toHaveBeenCalled();
  plan.mockRejectedValueOnce(new SheetError('priceSheet.errors.not_spreadsheet'));
  await choose('broken.xlsx');
  await screen.findByText('broken.xlsx');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  plan.mockRejectedValueOnce(new Error('down'));
  await choose('prices.xls');
  await screen.findByText('prices.xls');
  const signals: AbortSignal[] = [];
  plan.mockImplementation((_, { report, signal }) => {
    signals.push(signal);
    report('reading');
    return new Promise(() => undefined);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Notes')).toBeDefined();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

const rows = [
  ['Thing', 'Price', 'Note'],
  ['Phone', '5', 'old'],
].map((row) => row.map((v) => ({ t: 's', v }) as const));
const layout = {
  headerRow: 0,
  headings: { name: ['Name'], price: ['Price'] },
  required: [['name'], ['price']],
  refusal: 'refused',
} as const;

test('columns that no heading names are matched by hand; the choice is kept for the same file', async () => {
  await openImport();
  plan.mockReset();
  plan.mockImplementation(async (_, { match }) => ({
    text: JSON.stringify(await match({ rows }, layout)),
    again: () => undefined,
  }));
  await choose('prices.xlsx');
  const thing = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Thing' });
  const note = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Note' });
  const goOn = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
  expect(screen.getByText('Phone')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Required: The name');
  expect([thing.value, note.value, goOn.disabled]).toEqual(['', '', true]);
  await userEvent.selectOptions(thing, 'The name');
  await userEvent.selectOptions(note, 'The price');
  expect(screen.getByRole('status').textContent).toBe('Chosen more than once: The price');
  await userEvent.selectOptions(note, 'Do not import');
  expect(goOn.disabled).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
  await choose('prices.xlsx');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('{"name":0,"price":1}'));
});
