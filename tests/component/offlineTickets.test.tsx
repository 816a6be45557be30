import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, type DataProvider } from 'react-admin';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeQueued, ticketQueue, type UnsentTicket } from '../../src/custom/tickets/offline/queue.ts';
import { keptKeys } from '../../src/custom/tickets/offline/keptPhotos.ts';
import { QueuedTickets } from '../../src/custom/tickets/offline/QueuedTickets.tsx';
import { TicketOutbox } from '../../src/custom/tickets/offline/TicketOutbox.tsx';
import { useKeepTicket } from '../../src/custom/tickets/offline/useKeepTicket.ts';
import { clearLocalData, survivesSignOut } from '../../src/authProvider/localData.ts';
import { emptyCustomer } from '../../src/schemas/tickets/newCustomer.ts';
import { newDevice } from '../../src/schemas/tickets/tickets.ts';
import { openDialog, owner } from './dialog.support.tsx';

const id = '1a2b3c4d-0000-4000-8000-000000000001';
const typed = {
  id,
  customer_id: null,
  new_customer: { ...emptyCustomer, first_name: 'Ada', last_name: 'Berg' },
  new_devices: [
    { ...newDevice, name: 'Pixel 8', problem: 'Broken', passcode: { kind: 'PIN', code: '4711' } },
  ],
};

const files = vi.hoisted(() => new Map<string, Blob>());
vi.mock('../../src/keptFiles.ts', () => ({
  recallFile: (key: string) => Promise.resolve(files.get(key)),
  forgetFiles: (keys: string[]) => {
    for (const key of keys) files.delete(key);
    return Promise.resolve();
  },
  forgetOldFiles: () => {
    files.clear();
    return Promise.resolve();
  },
}));

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

function Frame() {
  const context = useForm<FieldValues>();
  const keep = useKeepTicket();
  return (
    <FormProvider {...context}>
      <div role="dialog">
        <button onClick={() => keep(typed)}>keep</button>
        <QueuedTickets latest={id} />
        <TicketOutbox />
      </div>
    </FormProvider>
  );
}

const open = (create: DataProvider['create'], getOne?: DataProvider['getOne']) =>
  openDialog(<Frame />, { create, ...(getOne && { getOne }) });
const reconnect = () =>
  act(async () => {
    setOnline(true);
    window.dispatchEvent(new Event('online'));
  });

beforeEach(() => {
  localStorage.clear();
  files.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a ticket that is kept without a connection shows its code, and is sent once when it is back', async () => {
  setOnline(false);
  const create = vi.fn<(resource: string, params: { data: object }) => Promise<unknown>>(async () => ({
    data: { id, number: 12 },
  }));
  const shown = await open(create as unknown as DataProvider['create']);
  await userEvent.click(shown.getByRole('button', { name: 'keep' }));
  expect(shown.getByText('1A2B3C4D · Ada Berg · Pixel 8')).toBeTruthy();
  expect(document.activeElement).toBe(shown.getByRole('status'));
  expect(shown.getByText(/passcode was not kept/)).toBeTruthy();
  expect(JSON.stringify(localStorage)).not.toContain('4711');
  expect(Object.keys(localStorage).every(survivesSignOut)).toBe(true);
  expect(create).not.toHaveBeenCalled();
  await reconnect();
  await reconnect();
  expect(await screen.findByText(/Ticket #12 is created/)).toBeTruthy();
  expect(create).toHaveBeenCalledOnce();
  expect(JSON.parse(localStorage.getItem(localStorage.key(0) ?? '') ?? '')).toEqual({
    id,
    customer: 'Ada Berg',
    devices: ['Pixel 8'],
    lacksPasscode: true,
    lostPhotos: 0,
    number: 12,
  });
  expect(create.mock.lastCall).toMatchObject([
    'tickets',
    { data: { id, new_devices: [{ passcode: null }] } },
  ]);
  await userEvent.click(shown.getByRole('button', { name: 'Close' }));
  expect(localStorage).toHaveLength(0);
});

test('a kept ticket that is refused says why; one without an answer stays', async () => {
  setOnline(false);
  const create = vi.fn<() => Promise<never>>().mockRejectedValueOnce(new HttpError('messages.connection', 0));
  create.mockRejectedValue(
    new HttpError('messages.bad_request', 422, { problems: [{ path: '/deposit/amount', code: 'over_due' }] }),
  );
  const shown = await open(create);
  await userEvent.click(shown.getByRole('button', { name: 'keep' }));
  await reconnect();
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(shown.getByText(/kept on this device/)).toBeTruthy();
  await reconnect();
  expect(await shown.findByText(/Is more than what is left to pay/)).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Open and correct' }).getAttribute('href')).toBe(
    `/Tickets/create?queued=${id}`,
  );
  await userEvent.click(shown.getByRole('button', { name: 'Remove' }));
  await userEvent.click(
    (await screen.findByRole('alertdialog')).querySelector<HTMLElement>('button:last-of-type')!,
  );
  expect(localStorage).toHaveLength(0);
});

const keyUsed = new HttpError('messages.in_use', 409, { problems: [{ path: '/id', code: 'key_used' }] });

test('a ticket that was made with its passcode, whose answer was lost, counts as sent and is not made again', async () => {
  setOnline(false);
  const getOne = vi.fn<() => Promise<unknown>>(async () => ({ data: { id, number: 12 } }));
  const create = vi.fn<() => Promise<never>>().mockRejectedValue(keyUsed);
  const shown = await open(create, getOne as unknown as DataProvider['getOne']);
  await userEvent.click(shown.getByRole('button', { name: 'keep' }));
  await reconnect();
  expect(await screen.findByText(/Ticket #12 is created/)).toBeTruthy();
  expect(getOne).toHaveBeenCalledWith('tickets', { id });
  expect(shown.queryByText(/passcode was not kept/)).toBeNull();
  expect(shown.getByRole('link', { name: 'View Ticket' }).getAttribute('href')).toBe(`/Tickets/${id}`);
});

const other = '2b3c4d5e-0000-4000-8000-000000000002';
const keepOther = () =>
  ticketQueue.keep('s1', {
    id: other,
    ticket: { id: other, new_devices: [], deposit: null },
    customer: 'Bo',
    devices: ['iPad'],
    lacksPasscode: false,
  });

test('one that always fails says why and can be opened; the others are sent', async () => {
  setOnline(false);
  const create = vi.fn<(resource: string, params: { data: { id: string } }) => Promise<unknown>>(
    async (_, { data }) => {
      if (data.id === id) throw new HttpError('messages.failed', 500);
      return { data: { id: other, number: 13 } };
    },
  );
  const shown = await open(create as unknown as DataProvider['create']);
  await userEvent.click(shown.getByRole('button', { name: 'keep' }));
  act(() => void keepOther());
  await reconnect();
  expect(await screen.findByText(/Ticket #13 is created/)).toBeTruthy();
  expect(shown.getByText(/could not be created/)).toBeTruthy();
  await reconnect();
  await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(3));
  await userEvent.click(shown.getByRole('link', { name: 'Open and correct' }));
  expect(await shown.findByText(/was not accepted/)).toBeTruthy();
  await reconnect();
  expect(create).toHaveBeenCalledTimes(3);
});

test('what another tab removed while the others were sent is neither sent nor brought back', async () => {
  setOnline(false);
  const create = vi.fn<() => Promise<unknown>>(async () => {
    removeQueued('s1', other);
    return { data: { id, number: 12 } };
  });
  const shown = await open(create as unknown as DataProvider['create']);
  await userEvent.click(shown.getByRole('button', { name: 'keep' }));
  act(() => void keepOther());
  type Run = LockGrantedCallback<unknown>;
  const request = vi.fn<(name: string, options: LockOptions | Run, run?: Run) => Promise<unknown>>(
    async (name, options, run) => (run ?? (options as Run))({ name, mode: 'exclusive' }),
  );
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
  await reconnect();
  expect(await screen.findByText(/Ticket #12 is created/)).toBeTruthy();
  expect(create).toHaveBeenCalledOnce();
  expect(request.mock.calls.map(([name]) => name)).toEqual(['tickets', `tickets:${id}`]);
  expect(localStorage).toHaveLength(1);
});

const photoKey = '3a2b3c4d-0000-4000-8000-000000000003';
const photo = { thumbnail: null, phase: 'BEFORE', is_internal: true, caption: null };
const withPhotos = {
  id,
  customer: 'Ada Berg',
  devices: ['Pixel 8'],
  lacksPasscode: false,
  ticket: {
    ...typed,
    new_devices: [
      {
        ...newDevice,
        name: 'Pixel 8',
        photos: [photoKey, '4a2b3c4d-0000-4000-8000-000000000004'].map((key) => ({
          ...photo,
          file: `kept:${key}`,
        })),
      },
    ],
    deposit: null,
  },
} as Parameters<typeof ticketQueue.keep>[1];

test('kept photos are uploaded once before their ticket; those that are gone are told', async () => {
  setOnline(false);
  files.set(photoKey, new Blob(['x']));
  ticketQueue.keep(owner.who.staff_id, withPhotos);
  const create = vi
    .fn<(resource: string, params: { data: object }) => Promise<unknown>>()
    .mockRejectedValueOnce(new HttpError('messages.connection', 0))
    .mockResolvedValue({ data: { id, number: 12 } });
  const address = `/dc/files/private-${'a'.repeat(40)}.jpg`;
  const uploadTicketPhoto = vi.fn<() => Promise<object>>(async () => ({ file: address }));
  const shown = await openDialog(<Frame />, {
    create,
    uploadTicketPhoto,
  } as unknown as Partial<DataProvider>);
  await reconnect();
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
  await reconnect();
  expect(await screen.findByText(/Ticket #12 is created/)).toBeTruthy();
  expect(uploadTicketPhoto).toHaveBeenCalledOnce();
  expect(create.mock.lastCall?.[1].data).toMatchObject({ new_devices: [{ photos: [{ file: address }] }] });
  expect(shown.getByText(/1 photo was lost/)).toBeTruthy();
  expect(files.size).toBe(0);
});

test('a ticket that is removed while its photos are sent is not made', async () => {
  setOnline(false);
  files.set(photoKey, new Blob(['x']));
  ticketQueue.keep(owner.who.staff_id, withPhotos);
  const create = vi.fn<() => Promise<unknown>>();
  const uploadTicketPhoto = vi.fn<() => Promise<object>>(async () => {
    removeQueued(owner.who.staff_id, id);
    return { file: `/dc/files/private-${'a'.repeat(40)}.jpg` };
  });
  await openDialog(<Frame />, { create, uploadTicketPhoto } as unknown as Partial<DataProvider>);
  await reconnect();
  await vi.waitFor(() => expect(uploadTicketPhoto).toHaveBeenCalledOnce());
  await act(() => Promise.resolve());
  expect(create).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test('a photo that was sent is not sent again when the next one is cut', async () => {
  setOnline(false);
  const [first, second] = [photoKey, '4a2b3c4d-0000-4000-8000-000000000004'];
  for (const key of [first, second]) files.set(key, new Blob(['x']));
  ticketQueue.keep(owner.who.staff_id, withPhotos);
  const create = vi.fn<() => Promise<unknown>>().mockResolvedValue({ data: { id, number: 12 } });
  const uploadTicketPhoto = vi
    .fn<() => Promise<object>>()
    .mockResolvedValueOnce({ file: `/dc/files/private-${'a'.repeat(40)}.jpg` })
    .mockRejectedValueOnce(new HttpError('messages.connection', 0))
    .mockResolvedValue({ file: `/dc/files/private-${'b'.repeat(40)}.jpg` });
  await openDialog(<Frame />, { create, uploadTicketPhoto } as unknown as Partial<DataProvider>);
  await reconnect();
  await vi.waitFor(() => expect(uploadTicketPhoto).toHaveBeenCalledTimes(2));
  expect([...files.keys()]).toEqual([second]);
  await reconnect();
  expect(await screen.findByText(/Ticket #12 is created/)).toBeTruthy();
  expect(uploadTicketPhoto).toHaveBeenCalledTimes(3);
});

const uploaded = `/dc/files/private-${'a'.repeat(40)}.jpg`;

/** Keeps the ticket with one photo that was sent and one that was lost. */
function KeepSent() {
  const keep = useKeepTicket();
  const { ticket } = withPhotos as UnsentTicket;
  const [sent, lost] = keptKeys(ticket) as [string, string];
  return (
    <div role="dialog">
      <button
        onClick={() =>
          keep(
            ticket,
            new Map([
              [sent, uploaded],
              [lost, undefined],
            ]),
          )
        }
      >
        keep
      </button>
    </div>
  );
}

test('what became of photos before their ticket was kept is kept with it: none is sent or told twice', async () => {
  files.set(photoKey, new Blob(['x']));
  const shown = await openDialog(<KeepSent />, {});
  await userEvent.click(shown.getByRole('button', { name: 'keep' }));
  expect(ticketQueue.read('s1')).toMatchObject([
    { ticket: { new_devices: [{ photos: [{ file: uploaded }] }] }, lostPhotos: 1 },
  ]);
  expect(files.size).toBe(0);
});

test('a ticket that is kept again, corrected, tells of the photos lost before too', async () => {
  ticketQueue.keep('s1', { ...withPhotos, lostPhotos: 2 });
  const shown = await openDialog(<KeepSent />, {});
  await userEvent.click(shown.getByRole('button', { name: 'keep' }));
  expect(ticketQueue.read('s1')).toMatchObject([{ lostPhotos: 3 }]);
});

test('a ticket that is removed takes its photos along, and a sign-out those of drafts', async () => {
  files.set(photoKey, new Blob(['x']));
  ticketQueue.keep(owner.who.staff_id, withPhotos);
  removeQueued(owner.who.staff_id, id);
  expect(files.size).toBe(0);
  vi.stubGlobal('indexedDB', {});
  files.set(photoKey, new Blob(['x']));
  await clearLocalData({ keepDrafts: true });
  expect(files.size).toBe(1);
  await clearLocalData();
  expect(files.size).toBe(0);
  vi.unstubAllGlobals();
});
