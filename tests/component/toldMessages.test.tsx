import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider } from 'react-admin';
import { loadValidator } from 'virtual:validators';
import { beforeAll, expect, test, vi } from 'vitest';
import AppointmentMessages from '../../src/custom/messageRules/AppointmentMessages.tsx';
import type { Appointment } from '../../src/schemas/appointments/appointments.ts';
import type { AppointmentMessage } from '../../src/schemas/messageRules/appointmentMessages.ts';
import { openDialog } from './dialog.support.tsx';

beforeAll(() => loadValidator('appointmentMessages.steps.send'), 60_000);

const sent: AppointmentMessage = {
  id: 'm1',
  store_id: 's',
  appointment_id: 'a',
  location_id: 1,
  event: 'APPOINTMENT_BOOKED',
  state: 'SENT',
  channel: 'SMS',
  reason: null,
  text: 'See you on Tuesday.',
  due_date: '2031-03-01T15:00:00Z',
  created_date: '2031-03-01T15:00:00Z',
};
const notSent: AppointmentMessage = {
  ...sent,
  id: 'm2',
  event: 'APPOINTMENT_MOVED',
  state: 'NOT_SENT',
  channel: null,
  reason: 'no_address',
  text: 'Now on Friday.',
};

function open(messages: AppointmentMessage[], answers: Partial<DataProvider> = {}) {
  const getList = vi.fn<() => Promise<{ data: AppointmentMessage[]; total: number }>>(async () => ({
    data: messages,
    total: messages.length,
  }));
  const appointment = { id: 'a' } as Appointment;
  const shown = openDialog(
    <div role="dialog">
      <AppointmentMessages appointment={appointment} />
    </div>,
    { getList, ...answers } as Partial<DataProvider>,
  );
  return { getList, shown };
}

test('It lists what the customer of an appointment was told, will be told, and was not told and why', async () => {
  const waiting = {
    ...sent,
    id: 'm3',
    state: 'WAITING',
    channel: 'MAIL',
    due_date: '2031-03-02T13:00:00Z',
  } as const;
  const dialog = await open([waiting, sent, notSent]).shown;
  const [later, told, missed] = await dialog.findAllByRole('listitem');
  expect(later!.textContent).toMatch(/^Appointment booked: .*2031.* will be sent · email/);
  expect(told!.textContent).toMatch(/sent · text messageSee you on Tuesday\.$/);
  expect(missed!.textContent).toMatch(/^Appointment moved: .* not sent · there is no phone number or email/);
  expect(within(missed!).queryByText('Now on Friday.')).toBeNull();
  expect(dialog.getAllByRole('button')).toHaveLength(1);
});

test('What was not sent is sent by hand, in other words', async () => {
  const take = vi.fn<(...call: unknown[]) => Promise<object>>(async () => ({ data: notSent }));
  const dialog = await open([notSent], { takeStep: take }).shown;
  await userEvent.click(await dialog.findByRole('button', { name: 'Send… Appointment moved' }));
  const step = within(await screen.findByRole('dialog', { name: 'Send this to the customer?' }));
  const field = await step.findByRole<HTMLTextAreaElement>('textbox', { name: /Message/ });
  expect(field.value).toBe('Now on Friday.');
  await userEvent.type(field, ' Bye.');
  await userEvent.click(step.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(JSON.stringify(take.mock.calls)).toContain('Now on Friday. Bye.'));
});

test('Of a quote, it says what becomes of the link that is sent by hand', async () => {
  const text = 'See {ticket.link}';
  const ofQuote = { ...notSent, event: 'ESTIMATE_DECLINED', reason: 'not_asked', text } as const;
  const dialog = await open([ofQuote]).shown;
  await userEvent.click(await dialog.findByRole('button', { name: 'Send… Estimate declined' }));
  const step = within(await screen.findByRole('dialog', { name: 'Send this to the customer?' }));
  expect(await step.findByText(/the estimate of a quote, when it is sent/)).toBeTruthy();
});

test('Where nothing was told there is nothing', async () => {
  const { getList, shown } = open([]);
  const dialog = await shown;
  await waitFor(() => expect(getList).toHaveBeenCalled());
  await waitFor(() => expect(dialog.queryByText('Messages to the Customer')).toBeNull());
});
