import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, type DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Notification } from '../../src/custom/shell/Notification.tsx';
import { IntakeForm } from '../../src/custom/tickets/intake/IntakeForm.tsx';
import { ticketQueue } from '../../src/custom/tickets/offline/queue.ts';
import { defaultsOf } from '../../src/schemas/input.ts';
import { emptyCustomer } from '../../src/schemas/tickets/newCustomer.ts';
import { newDevice, tickets } from '../../src/schemas/tickets/tickets.ts';
import { openDialog } from './dialog.support.tsx';

const files = vi.hoisted(() => new Map<string, Blob>());
/** What a look for a file waits for. */
const recalling = vi.hoisted(() => ({ until: Promise.resolve() }));
vi.mock('../../src/custom/tickets/photos/preparePhoto.ts', () => ({
  preparePhoto: (file: File) => {
    const body = new FormData();
    body.append('imagefile', file);
    return Promise.resolve(body);
  },
}));
vi.mock('../../src/keptFiles.ts', () => ({
  recallFile: async (key: string) => {
    await recalling.until;
    return files.get(key);
  },
  forgetFiles: (keys: string[]) => {
    for (const key of keys) files.delete(key);
    return Promise.resolve();
  },
  forgetOldFiles: () => Promise.resolve(),
}));

const id = '1a2b3c4d-0000-4000-8000-000000000001';
const [first, second] = ['3a2b3c4d-0000-4000-8000-000000000003', '4a2b3c4d-0000-4000-8000-000000000004'];
const addressOf = (key: string) => `/dc/files/private-${key.slice(0, 1).repeat(40)}.jpg`;
const values = {
  ...defaultsOf(tickets),
  id,
  location_id: 1,
  new_customer: { ...emptyCustomer, first_name: 'Ada', last_name: 'Berg' },
  new_devices: [
    {
      ...newDevice,
      name: 'Pixel 8',
      problem: 'Broken',
      photos: [first, second].map((key) => ({
        file: `kept:${key}`,
        thumbnail: null,
        phase: 'BEFORE',
        is_internal: true,
        caption: null,
      })),
    },
  ],
};

/** Uploads under way, in the order in which they began. */
let uploads: { key: string; succeed: () => void; cut: () => void }[] = [];
const create = vi.fn<(resource: string, params: { data: object }) => Promise<object>>();

/** Opens the form with two kept photos, whose uploads begin. */
async function openResuming(...others: object[]) {
  await openDialog(
    <div role="dialog">
      <IntakeForm
        values={{ ...values, new_devices: [...values.new_devices, ...others] }}
        onKept={() => undefined}
      />
      <Notification />
    </div>,
    {
      create,
      uploadTicketPhoto: ({ query: { key } }: { query: { key: string } }) =>
        new Promise((resolve, reject) => {
          uploads.push({
            key,
            succeed: () => resolve({ file: addressOf(key) }),
            cut: () => reject(new HttpError('messages.connection', 0)),
          });
        }),
      getIntakeForm: async () => ({
        version: 1,
        form: 'f',
        keeps_passcodes: true,
        rules: { intakeForms: { forms: [{ _key: 'f', name: 'All', items: [], photos: 'REQUIRED' }] } },
      }),
    } as unknown as Partial<DataProvider>,
  );
  await waitFor(() => expect(uploads.map(({ key }) => key)).toEqual([first, second]));
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create Ticket' }));

/** Creates the ticket, which sends the first photo itself; meanwhile the second one gets through. */
async function submitDuringResume() {
  await openResuming();
  await submit();
  await waitFor(() => expect(uploads.map(({ key }) => key)).toEqual([first, second, first]));
  act(() => uploads[1]?.succeed());
  await waitFor(() => expect([...files.keys()]).toEqual([first]));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  uploads = [];
  recalling.until = Promise.resolve();
  create.mockReset();
  create.mockResolvedValue({ data: { id, number: 12 } });
  for (const key of [first, second]) files.set(key, new Blob(['x']));
});
afterEach(cleanup);

test('a photo that the form uploads while its ticket is sent comes with the ticket', async () => {
  await submitDuringResume();
  act(() => uploads[2]?.succeed());
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.lastCall?.[1].data).toMatchObject({
    new_devices: [{ photos: [{ file: addressOf(first) }, { file: addressOf(second) }] }],
  });
  expect(uploads).toHaveLength(3);
  expect(screen.queryByText(/lost/)).toBeNull();
});

test('a photo that the form uploads while the ticket looks for its file is not lost', async () => {
  await openResuming();
  let found: () => void = () => undefined;
  recalling.until = new Promise((resolve) => {
    found = resolve;
  });
  await submit();
  act(() => {
    for (const { succeed } of uploads) succeed();
  });
  await waitFor(() => expect(files.size).toBe(0));
  act(() => found());
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create.mock.lastCall?.[1].data).toMatchObject({
    new_devices: [{ photos: [{ file: addressOf(first) }, { file: addressOf(second) }] }],
  });
  expect(uploads).toHaveLength(2);
  expect(screen.queryByText(/lost/)).toBeNull();
});

test('a ticket that is kept as the line is cut has the photo that the form uploaded meanwhile', async () => {
  await submitDuringResume();
  act(() => uploads[2]?.cut());
  await waitFor(() => expect(ticketQueue.read('s1')).toHaveLength(1));
  expect(ticketQueue.read('s1')).toMatchObject([
    {
      ticket: { new_devices: [{ photos: [{ file: `kept:${first}` }, { file: addressOf(second) }] }] },
      lostPhotos: 0,
    },
  ]);
  expect([...files.keys()]).toEqual([first]);
});

test('neither a photo nor a device is removed while the ticket that names it is sent', async () => {
  const photo = { file: addressOf('5'), thumbnail: null, phase: 'BEFORE', is_internal: true, caption: null };
  await openResuming({ ...newDevice, name: 'iPad', problem: 'Broken', photos: [photo] });
  const removals = () => screen.getAllByRole('button', { name: /^Remove (photo|this device)/ });
  expect(removals()).toHaveLength(5);
  for (const button of removals()) expect(button).toHaveProperty('disabled', false);
  await submit();
  await waitFor(() => expect(uploads).toHaveLength(3));
  for (const button of removals()) expect(button).toHaveProperty('disabled', true);
});

test('while a chosen photo is sent the ticket is not created, and it says so beside the button', async () => {
  await openResuming();
  const waits = () => screen.queryByText('First the photos are sent…');
  expect(waits()).toBeNull();
  act(() => {
    for (const { succeed } of uploads) succeed();
  });
  const inputs = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await userEvent.upload(inputs[1]!, new File(['x'], 'x.png', { type: 'image/png' }));
  await waitFor(() => expect(uploads).toHaveLength(3));
  expect(waits()).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Create Ticket' })).toHaveProperty('disabled', true);
  act(() => uploads[2]?.succeed());
  await waitFor(() => expect(waits()).toBeNull());
});
