import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notification, type DataProvider } from 'react-admin';
import { loadValidator } from 'virtual:validators';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toHttpError } from '../../src/dataProvider/errors.ts';
import english from '../../src/i18n/en.ts';
import { ListOptionsContext, type ListOptions } from '../../src/kit/page.ts';
import { RecordSteps } from '../../src/kit/steps/RecordSteps.tsx';
import { registers } from '../../src/schemas/wallet/registers.ts';
import { sampleOf } from '../support/sample.ts';
import { openDialog } from './dialog.support.tsx';

beforeAll(() => loadValidator('registers.steps.cashOut'), 60_000);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const words = english.resources.registers.steps.cashOut;
const record = {
  ...sampleOf(registers, 1),
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Counter',
  state: 'OPEN',
  location_id: 1,
  expected: 5000,
  _etag: '"1"',
};
const fields = ['amount', 'reason', 'note'];
const declared = { cashOut: { fields, values: { reason: 'CHANGE' }, anyVersion: true } };

const TakeStep = () => vi.fn<(model: unknown, params: object) => Promise<never>>();

/** Shows the buttons of a register's steps, and presses that of cash out. */
async function open(
  steps: ListOptions['steps'],
  takeStep: ReturnType<typeof TakeStep> = TakeStep(),
  others: object = {},
) {
  const page = (
    <ListOptionsContext value={{ path: '/Tills', rowActions: [], steps }}>
      <section role="dialog">
        <RecordSteps model={registers} record={record} />
      </section>
      <Notification />
    </ListOptionsContext>
  );
  const answers = { takeStep, ...others } as unknown as Partial<DataProvider>;
  const buttons = await openDialog(page, answers);
  await userEvent.click(buttons.getByRole('button', { name: words.label }));
  return takeStep;
}

const dialog = () => screen.findByRole('dialog', { name: 'Take cash out of Counter' });
const submit = async () => userEvent.click(within(await dialog()).getByRole('button', { name: words.label }));
const amount = async () => within(await dialog()).findByLabelText(/^Amount/);

test('the form of a step follows from its schema and its words, and takes the step once it is valid', async () => {
  const takeStep = await open(declared, TakeStep().mockResolvedValue({ data: record } as never));
  const input = await amount();
  expect(document.activeElement).toBe(input);
  expect(within(await dialog()).getByText('$50.00 are in the till')).not.toBeNull();
  await submit();
  expect(await screen.findByText(words.errors.amount.required)).not.toBeNull();
  expect(takeStep).not.toHaveBeenCalled();

  await userEvent.type(input, '12.50');
  await userEvent.type(within(await dialog()).getByLabelText(/^Note/), '  Rolls of coins ');
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: words.title })).toBeNull());
  expect(await screen.findByText(words.done)).not.toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
  const [, sent] = takeStep.mock.calls[0] ?? [];
  expect(sent).toMatchObject({
    step: 'cashOut',
    values: { amount: 1250, reason: 'CHANGE', note: 'Rolls of coins' },
  });
  expect(sent).toMatchObject({ etag: undefined });
});

test('rules of a step know its record', async () => {
  await open(declared);
  await userEvent.type(await amount(), '50.01');
  expect(await screen.findByText(english.validation.cash_short)).not.toBeNull();
});

test('what was typed is kept until the dialog is cancelled', async () => {
  await open(declared);
  await userEvent.type(await amount(), '7');
  cleanup();
  await open(declared);
  await waitFor(async () => expect((await amount()) as HTMLInputElement).toHaveProperty('value', '7.00'));
  expect(await screen.findByText(english.dialog.draft.restored)).not.toBeNull();
  await userEvent.click(within(await dialog()).getByRole('button', { name: english.dialog.cancel }));
  cleanup();
  await open(declared);
  expect((await amount()) as HTMLInputElement).toHaveProperty('value', '');
});

test('after a lost answer the same values are sent again with the same key', async () => {
  const takeStep = TakeStep()
    .mockRejectedValueOnce(toHttpError(0, {}))
    .mockResolvedValue({ data: record } as never);
  await open(declared, takeStep);
  await userEvent.type(await amount(), '7');
  await submit();
  const retry = await within(await dialog()).findByRole('button', { name: english.errors.retry });
  expect((await amount()).closest('fieldset')).toHaveProperty('disabled', true);
  await userEvent.click(retry);
  await waitFor(() => expect(takeStep).toHaveBeenCalledTimes(2));
  const [first, second] = takeStep.mock.calls.map(([, params]) => params);
  expect(second).toEqual(first);
});

test('an error of a field is shown there, any other above the form', async () => {
  const refused = (path: string, code: string) => toHttpError(422, { errors: [{ path, code }] });
  const takeStep = TakeStep()
    .mockRejectedValueOnce(refused('/note', 'required'))
    .mockRejectedValueOnce(refused('/state', 'past_step'));
  await open(declared, takeStep, { getOne: () => Promise.resolve({ data: record }) });
  await userEvent.type(await amount(), '7');
  await submit();
  expect(await screen.findByText(words.errors.note.required)).not.toBeNull();
  expect(within(await dialog()).queryByRole('alert')).toBeNull();
  await userEvent.type(within(await dialog()).getByLabelText(/^Note/), 'x');
  await submit();
  expect(await within(await dialog()).findByRole('alert')).not.toBeNull();
});

test('a step that is not declared is confirmed, based on the version shown', async () => {
  const takeStep = await open({}, TakeStep().mockResolvedValue({ data: record } as never));
  const question = within(await screen.findByRole('alertdialog', { name: 'Take cash out of Counter' }));
  expect(document.activeElement).toBe(question.getByRole('button', { name: english.dialog.back }));
  await userEvent.click(question.getByRole('button', { name: words.label }));
  await waitFor(() => expect(takeStep).toHaveBeenCalled());
  expect(takeStep.mock.calls[0]?.[1]).toMatchObject({ etag: '"1"' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('an element may stand instead of the dialog', async () => {
  await open({ cashOut: <p>Anything</p> });
  expect(await screen.findByText('Anything')).not.toBeNull();
});
