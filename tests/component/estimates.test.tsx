import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, RecordContextProvider } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { loadValidator } from 'virtual:validators';
import { beforeAll, expect, test, vi } from 'vitest';
import AwaitsInput from '../../src/custom/estimates/AwaitsInput.tsx';
import EstimateAnswers from '../../src/custom/estimates/EstimateAnswers.tsx';
import EstimatePhotos from '../../src/custom/estimates/EstimatePhotos.tsx';
import WayInput from '../../src/custom/estimates/WayInput.tsx';
import { ListOptionsContext } from '../../src/kit/page.ts';
import { OpenStepContext } from '../../src/kit/steps/openStep.ts';
import { StepDialog } from '../../src/kit/steps/StepDialog.tsx';
import { estimates } from '../../src/schemas/estimates/estimates.ts';
import type { TicketPhoto } from '../../src/schemas/tickets/photos/photos.ts';
import { openDialog } from './dialog.support.tsx';

const none = () => undefined;

beforeAll(() => loadValidator('estimates.steps.send'), 60_000);

function Sending({ step }: { step: string }) {
  const context = useForm({ defaultValues: { way: 'MAIL' } });
  const record = { id: 'e', customer: { id: 'c', name: 'Ada Lovelace' } };
  return (
    <FormProvider {...context}>
      <OpenStepContext value={{ model: estimates, step, record, onDone: none, onClose: none }}>
        <div role="dialog">
          <WayInput />
        </div>
      </OpenStepContext>
    </FormProvider>
  );
}

test.each([
  ['send', 3],
  ['sendAgain', 2],
])('The dialog of %s says to which address', async (step, count) => {
  const customer = { id: 'c', email: 'ada@customers.example', phone: null };
  const dialog = await openDialog(<Sending step={step} />, {
    getOne: (async () => ({ data: customer })) as never,
  });
  const field = dialog.getByRole('combobox');
  expect(await dialog.findByText('By email, to ada@customers.example')).toBeTruthy();
  await userEvent.click(field);
  const options = screen.getAllByRole('option').filter(({ textContent }) => textContent?.trim());
  expect(options).toHaveLength(count);
  expect(options[1]?.textContent).toBe('By text message (no number)');
});

test.each([
  ['ticket', { ticket_id: 't', quote_id: null }, 1],
  ['quote', { ticket_id: null, quote_id: 'q' }, 0],
])(
  'The dialog of a %s’s estimate asks whether devices wait only where there are some',
  async (_, of, count) => {
    const record = { id: 'e', state: 'DRAFT', customer: null, ...of };
    const send = {
      fields: [<WayInput key="way" source="way" />, <AwaitsInput key="awaits" source="awaits" />],
      values: { way: 'NONE', awaits: true },
    };
    const takeStep = vi.fn<(...call: unknown[]) => Promise<object>>(async () => ({ data: record }));
    const dialog = await openDialog(
      <ListOptionsContext value={{ path: '/Estimates', rowActions: [], steps: { send } }}>
        <StepDialog model={estimates} step="send" record={record} onDone={none} onClose={none} />
      </ListOptionsContext>,
      { takeStep, getOne: (async () => ({ data: {} })) as never },
    );
    const button = await dialog.findByRole('button', { name: 'Send' });
    expect(dialog.queryAllByText('The devices wait for the customer')).toHaveLength(count);
    await userEvent.click(button);
    await vi.waitFor(() => expect(JSON.stringify(takeStep.mock.calls)).toContain('"awaits":true'));
  },
);

test('Each answer says whether it is as it was given', async () => {
  const given = {
    answer: 'DECLINED',
    option: null,
    option_name: null,
    text: null,
    is_signed: false,
    channel: 'LINK',
    ip: null,
    hash: 'f00d',
    by: null,
    created_date: '2031-03-01T15:00:00Z',
  };
  const answers = ['Ada', 'Eve', '-', 'Late'].map((name) => ({ ...given, id: name, name }));
  const checks = [
    { id: 'Ada', check: 'UNCHANGED' },
    { id: 'Eve', check: 'DIFFERS' },
    { id: '-', check: 'ERASED' },
  ];
  const dialog = await openDialog(
    <div role="dialog">
      <RecordContextProvider value={{ id: 'e', answers }}>
        <EstimateAnswers />
      </RecordContextProvider>
    </div>,
    { checkEstimateAnswers: (async () => checks) as never },
  );
  expect((await dialog.findByRole('alert')).parentElement?.textContent).toMatch(
    /^Eve declined.*differs from/,
  );
  expect(dialog.getByText(/f00d · unchanged/).parentElement?.textContent).toContain('Ada declined');
  expect(dialog.getByText(/f00d · cannot be checked/).parentElement?.textContent).toContain('- declined');
  expect(dialog.getByText('Late declined').parentElement?.textContent).not.toMatch(/unchanged|differs/);
});

test('answers that cannot be checked say so, with a retry', async () => {
  const checks = vi.fn<() => Promise<never>>(() => Promise.reject(new HttpError('messages.offline', 0)));
  const dialog = await openDialog(
    <div role="dialog">
      <RecordContextProvider
        value={{
          id: 'e',
          answers: [
            {
              id: 'Ada',
              name: 'Ada',
              answer: 'DECLINED',
              channel: 'LINK',
              hash: 'f00d',
              created_date: '2031-03-01T15:00:00Z',
            },
          ],
        }}
      >
        <EstimateAnswers />
      </RecordContextProvider>
    </div>,
    { checkEstimateAnswers: checks },
  );
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toMatch(/^It could not be checked whether the answers/);
  fireEvent.click(within(alert).getByRole('button'));
  await waitFor(() => expect(checks.mock.calls.length).toBeGreaterThan(1));
});

const photo = (id: string): TicketPhoto => ({
  id,
  phase: 'BENCH',
  is_internal: false,
  caption: `Photo ${id}`,
  thumbnail: 'data:image/jpeg;base64,/9j/',
  by: 'Grace Hopper',
  is_from_phone: false,
  created_date: '2026-11-27T12:00:00Z',
});

test('The page of an estimate shows the photos that were chosen, by device, and none else', async () => {
  const devices = ['a', 'b', 'c'].map((id) => ({ id, device: { id, name: `Phone ${id}` } }));
  const photos: Record<string, TicketPhoto[]> = {
    a: [photo('1'), photo('2')],
    b: [photo('3')],
    c: [photo('4')],
  };
  const page = (
    <div role="dialog">
      <RecordContextProvider value={{ id: 'e', ticket_id: 't', photo_ids: ['2', '3'] }}>
        <EstimatePhotos />
      </RecordContextProvider>
    </div>
  );
  const dialog = await openDialog(page, {
    getList: (async () => ({ data: devices, total: 3 })) as never,
    getTicketPhotos: (async ({ params }: { params: { id: string } }) => photos[params.id]) as never,
    getTicketPhoto: (async () => new Blob()) as never,
  });
  expect(await dialog.findByText('Photo 2')).toBeTruthy();
  expect(await dialog.findByText('Photo 3')).toBeTruthy();
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Phone a',
    'Phone b',
  ]);
  expect(dialog.queryByText('Photo 1')).toBeNull();
  await userEvent.click(dialog.getAllByRole('button')[0]!);
  expect(await screen.findByRole('heading', { name: 'Photo 1 of 1' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
