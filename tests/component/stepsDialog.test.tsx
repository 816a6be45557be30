import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider } from 'react-admin';
import { Route, Routes, useLocation } from 'react-router-dom';
import { loadValidator } from 'virtual:validators';
import { beforeAll, expect, test, vi } from 'vitest';
import english from '../../src/i18n/en.ts';
import { Confirm } from '../../src/kit/form/Confirm.tsx';
import { ListOptionsContext } from '../../src/kit/page.ts';
import { useOpenStep } from '../../src/kit/steps/openStep.ts';
import { StepsDialog } from '../../src/kit/steps/StepsDialog.tsx';
import { purchaseOrders } from '../../src/schemas/inventory/purchaseOrders.ts';
import { transfers } from '../../src/schemas/inventory/transfers.ts';
import type { Slot } from '../../src/kit/slots.ts';
import type { Model } from '../../src/schemas/model.ts';
import { sampleOf } from '../support/sample.ts';
import { openDialog } from './dialog.support.tsx';

beforeAll(() => Promise.all([transfers, purchaseOrders].map(({ name }) => loadValidator(name))), 60_000);

const words = english.resources.transfers;
const id = '00000000-0000-4000-8000-000000000001';
const record = {
  ...sampleOf(transfers, 1),
  id,
  state: 'DRAFT',
  from_location_id: 1,
  to_location_id: 2,
  lines: [{ item_id: id, quantity: 1 }],
  note: null,
  _etag: '"1"',
};

const Address = () => <output>{useLocation().pathname}</output>;

function Question() {
  const { step, onClose, onDone } = useOpenStep();
  const texts = { title: step, text: '', confirmLabel: 'Do it', cancelLabel: 'Back' };
  return <Confirm {...texts} onConfirm={onDone} onCancel={onClose} />;
}

async function open(answers: Partial<DataProvider>, model: Model = transfers, form: Slot[] = ['note']) {
  const steps = <StepsDialog model={model} form={form} draftState="DRAFT" />;
  const page = (
    <Routes>
      <Route path="/Transfers" element={<Address />} />
      <Route path="/Transfers/:id" element={steps} />
    </Routes>
  );
  const options = { path: '/Transfers', rowActions: [], steps: { send: <Question /> } };
  return openDialog(
    <ListOptionsContext value={options}>{page}</ListOptionsContext>,
    answers,
    'dialog',
    `/Transfers/${id}`,
  );
}

const answer = (data: object) => vi.fn<() => Promise<never>>(async () => ({ data }) as never);

test('a step waits until the form is saved, and opens above the saved form', async () => {
  const read = answer(record);
  const update = answer({ ...record, note: 'Two boxes' });
  const dialog = await open({ getOne: read, update });
  await userEvent.type(await dialog.findByLabelText(words.fields.note), 'Two boxes');
  let show = (_: never) => {};
  read.mockClear().mockReturnValue(new Promise((resolve) => (show = resolve)));
  await userEvent.click(dialog.getByRole('button', { name: words.steps.send.label }));
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await act(async () => show({ data: { ...record, note: 'Two boxes' } } as never));

  const question = await screen.findByRole('alertdialog', { name: 'send' });
  const form = screen.getByRole('dialog', { hidden: true });
  expect(form.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() => expect(document.body.style.overflow).toBe('hidden'));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  expect(question.closest('[inert]')).toBeNull();
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Back' }));
});

test('Escape closes only the step, then the form', async () => {
  const dialog = await open({ getOne: answer(record) });
  await userEvent.click(await dialog.findByRole('button', { name: words.steps.send.label }));
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('/Transfers')).not.toBeNull();
});

test('after the draft state, fields that may still change stay editable', async () => {
  const ordered = {
    ...sampleOf(purchaseOrders, 1),
    id,
    state: 'ORDERED',
    location_id: 1,
    lines: [],
    _etag: '"1"',
  };
  const form = ['reference', 'location_id', 'note'];
  const dialog = await open({ getOne: answer(ordered) }, purchaseOrders, form);
  const { reference, location_id, note } = english.resources.purchaseOrders.fields;
  const isLocked = async (label: string) =>
    (await dialog.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`))).readOnly;
  await dialog.findByRole('button', { name: 'Save' });
  expect([await isLocked(reference), await isLocked(location_id), await isLocked(note)]).toEqual([
    false,
    true,
    false,
  ]);
});
