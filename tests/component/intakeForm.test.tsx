import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, type DataProvider } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftKey, keepDraft } from '../../src/drafts.ts';
import { Notification } from '../../src/custom/shell/Notification.tsx';
import { IntakeForm } from '../../src/custom/tickets/intake/IntakeForm.tsx';
import { ticketQueue } from '../../src/custom/tickets/offline/queue.ts';
import { defaultsOf } from '../../src/schemas/input.ts';
import { emptyCustomer } from '../../src/schemas/tickets/newCustomer.ts';
import { newDevice, tickets } from '../../src/schemas/tickets/tickets.ts';
import { openDialog } from './dialog.support.tsx';

const id = '1a2b3c4d-0000-4000-8000-000000000001';
const values = {
  ...defaultsOf(tickets),
  id,
  location_id: 1,
  new_customer: { ...emptyCustomer, first_name: 'Ada', last_name: 'Berg' },
  new_devices: [{ ...newDevice, name: 'Pixel 8', problem: 'Broken' }],
};

const create = vi.fn<(resource: string, params: { data: object }) => Promise<object>>();
const onKept = vi.fn<(id: string) => void>();
const getOne = vi.fn<() => Promise<object>>();

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>;
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

const open = (initial = values) =>
  openDialog(
    <div role="dialog">
      <IntakeForm values={initial} onKept={onKept} />
      <Address />
      <Notification />
    </div>,
    {
      create,
      getOne,
      getIntakeForm: async () => ({ version: 1, form: null, keeps_passcodes: true, rules: {} }),
    } as unknown as Partial<DataProvider>,
  );

async function submit() {
  await open();
  await createTicket();
}

const createTicket = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Create Ticket' }));

const unavailable = (status: number) => new HttpError('messages.unavailable', status);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  create.mockReset().mockResolvedValue({ data: { id, number: 12 } });
  getOne.mockReset().mockResolvedValue({ data: { id: 1 } });
  onKept.mockReset();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const radio = { ...newDevice, name: 'Radio', problem: 'No sound' };
const cards = () => screen.getAllByRole('heading', { name: /^Device( \d)?$/ });

/** Opens the form with devices, and a draft of others. */
function openWithDraft(new_devices: object[], typed: object[]) {
  keepDraft(
    draftKey('s1', tickets.name),
    JSON.stringify({ typed: { new_devices: typed }, before: { new_devices } }),
  );
  return open({ ...values, new_devices: new_devices as typeof values.new_devices });
}

test.each([
  { devices: [...values.new_devices, radio], typed: values.new_devices },
  { devices: values.new_devices, typed: [...values.new_devices, radio] },
])(
  'a draft of $typed.length devices instead of $devices.length is restored and discarded',
  async ({ devices, typed }) => {
    await openWithDraft(devices, typed);
    await waitFor(() => expect(cards()).toHaveLength(typed.length));
    await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
    await waitFor(() => expect(cards()).toHaveLength(devices.length));
    expect(screen.queryByText(/restored/)).toBeNull();
  },
);

test('a ticket that is created leads to its page', async () => {
  await submit();
  await waitFor(() => expect(address()).toBe(`/${id}`));
  expect(create.mock.lastCall?.[1].data).toMatchObject({ id, new_devices: [{ name: 'Pixel 8' }] });
  expect(onKept).not.toHaveBeenCalled();
});

test.each([0, 502, 503, 504])('a ticket that fails with %i is kept on this device', async (status) => {
  create.mockRejectedValue(unavailable(status));
  await submit();
  await waitFor(() => expect(onKept).toHaveBeenCalledExactlyOnceWith(id));
  expect(ticketQueue.read('s1')).toMatchObject([{ id, customer: 'Ada Berg', devices: ['Pixel 8'] }]);
});

test('a ticket for which this device has no room says what is true, stays, and is created later', async () => {
  await open();
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  create.mockRejectedValueOnce(unavailable(503));
  await createTicket();
  const told = await screen.findByText(/the service cannot be reached, and this device has no room/);
  expect(onKept).not.toHaveBeenCalled();
  await createTicket();
  await waitFor(() => expect(address()).toBe(`/${id}`));
  expect(told.isConnected).toBe(false);
});

test('a ticket that an earlier try has made is opened with a word', async () => {
  create.mockRejectedValue(
    new HttpError('messages.in_use', 409, { problems: [{ path: '/id', code: 'key_used' }] }),
  );
  getOne.mockResolvedValue({ data: { id, number: 12 } });
  await submit();
  await waitFor(() => expect(address()).toBe(`/${id}`));
  expect(screen.getByText(/^Ticket #12 was created already by an earlier try/)).toBeTruthy();
});

test('a ticket that is refused says so at its field, and stays', async () => {
  create.mockRejectedValue(
    new HttpError('messages.bad_request', 422, {
      problems: [{ path: '/new_devices/0/problem', code: 'required' }],
    }),
  );
  await submit();
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(1));
  expect([address(), onKept.mock.calls.length, ticketQueue.read('s1').length]).toEqual(['/', 0, 0]);
});
