import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { FormProvider, useForm, useWatch, type FieldValues } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Notification } from '../../src/custom/shell/Notification.tsx';
import { Devices } from '../../src/custom/tickets/intake/Devices.tsx';
import { ForgetLeftPhotos } from '../../src/custom/tickets/intake/ForgetLeftPhotos.tsx';
import { LostPhotosContext, useTellLost } from '../../src/custom/tickets/intake/lostPhotos.ts';
import { LeavingContext } from '../../src/kit/form/leaving.ts';
import { newDevice } from '../../src/schemas/tickets/tickets.ts';
import { openDialog } from './dialog.support.tsx';

const files = vi.hoisted(() => new Map<string, Blob>());
vi.mock('../../src/keptFiles.ts', () => ({
  keepFile: (key: string, file: Blob) => Promise.resolve(files.set(key, file).size > 0),
  recallFile: (key: string) => Promise.resolve(files.get(key)),
  forgetFiles: (keys: string[]) => {
    for (const key of keys) files.delete(key);
    return Promise.resolve();
  },
}));
vi.mock('../../src/custom/tickets/photos/preparePhoto.ts', () => ({
  preparePhoto: (file: File) => {
    const body = new FormData();
    body.append('imagefile', file);
    return Promise.resolve(body);
  },
}));

const kept = (key: string) => ({
  file: `kept:${key}`,
  thumbnail: null,
  phase: 'BEFORE',
  is_internal: true,
  caption: null,
});
const device = (name: string, ...keys: string[]) => ({ ...newDevice, name, photos: keys.map(kept) });
const address = '/dc/files/private-a.jpg';
const cut = () => Promise.reject(new HttpError('messages.connection', 0));
const upload = vi.fn<(options: { query: { key: string } }) => Promise<object>>();

let finish: () => void = () => undefined;
const send = () =>
  new Promise<void>((resolve) => {
    finish = resolve;
  });

function Frame({ devices }: { devices: object[] }) {
  const context = useForm<FieldValues>({ defaultValues: { new_devices: devices } });
  return (
    <FormProvider {...context}>
      <div role="dialog">
        <LostPhotosContext value={useTellLost()}>
          <Devices />
        </LostPhotosContext>
        <ForgetLeftPhotos />
        <Typed />
        <button type="button" onClick={() => void context.handleSubmit(send)()}>
          Send
        </button>
        <Notification />
      </div>
    </FormProvider>
  );
}

const Typed = () => <output aria-label="Typed">{JSON.stringify(useWatch({ name: 'new_devices' }))}</output>;

/** The photos of each device of the form. */
const photos = () =>
  (
    JSON.parse(screen.getByRole('status', { name: 'Typed' }).textContent ?? '') as {
      photos: { file: string }[];
    }[]
  ).map((one) => one.photos.map(({ file }) => file));

const open = (...devices: object[]) =>
  openDialog(<Frame devices={devices} />, {
    uploadTicketPhoto: upload,
    getIntakeForm: async () => ({
      version: 1,
      form: 'f',
      keeps_passcodes: true,
      rules: { intakeForms: { forms: [{ _key: 'f', name: 'All', items: [], photos: 'REQUIRED' }] } },
    }),
  });

const region = (name: string) => within(screen.getByRole('region', { name }));

async function choose(name: string, file: string) {
  await region(name).findByRole('button', { name: 'Choose Files' });
  const inputs = screen.getByRole('region', { name }).querySelectorAll<HTMLInputElement>('input[type=file]');
  await userEvent.upload(inputs[1]!, new File(['x'], file, { type: 'image/jpeg' }));
}

beforeEach(() => {
  files.clear();
  upload.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a kept photo is tried again on a timer, less and less often, and by a button', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  files.set('one', new Blob(['x']));
  upload.mockImplementation(cut);
  await open(device('Pixel', 'one'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await pass(16);
  expect(upload).toHaveBeenCalledTimes(2);
  await pass(16);
  expect(upload).toHaveBeenCalledTimes(2);
  await pass(15);
  expect(upload).toHaveBeenCalledTimes(3);
  upload.mockResolvedValue({ file: address });
  await userEvent.click(again);
  await waitFor(() => expect(photos()).toEqual([[address]]));
  expect(files.size).toBe(0);
  await pass(600);
  expect(upload).toHaveBeenCalledTimes(4);
});

test('on a timer one photo is tried; once it gets through, the others are', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  for (const key of ['one', 'two', 'three']) files.set(key, new Blob(['x']));
  upload.mockImplementation(cut);
  await open(device('Pixel', 'one', 'two', 'three'));
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(3));
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(upload).toHaveBeenCalledTimes(4);
  upload.mockImplementation(({ query }) => Promise.resolve({ file: `/dc/files/${query.key}.jpg` }));
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await waitFor(() =>
    expect(photos()).toEqual([['/dc/files/one.jpg', '/dc/files/two.jpg', '/dc/files/three.jpg']]),
  );
});

test('a kept photo that is refused leaves the others their turn on the timer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  for (const key of ['one', 'two']) files.set(key, new Blob(['x']));
  upload.mockImplementation(({ query }) =>
    query.key === 'one' ? Promise.reject(new HttpError('Refused', 422)) : cut(),
  );
  await open(device('Pixel', 'one', 'two'));
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  upload.mockClear();
  upload.mockResolvedValue({ file: address });
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(upload.mock.calls).toMatchObject([[{ query: { key: 'two' } }]]);
  await waitFor(() => expect(photos()).toEqual([['kept:one', address]]));
});

test('a photo stays with its device when another one is removed; one of a removed device goes with it', async () => {
  const answers: (() => void)[] = [];
  upload.mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ file: address }));
      }),
  );
  await open(device('First'), device('Second'), device('Third'));
  await choose('Device 1', '1.jpg');
  await choose('Device 2', '2.jpg');
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  await userEvent.click(region('Device 1').getByRole('button', { name: 'Remove this device' }));
  await act(async () => {
    for (const answer of answers) answer();
    await Promise.resolve();
  });
  await waitFor(() => expect(photos()).toEqual([[address], []]));
});

test('a photo that is cut after its device was removed stays neither in the form nor on this device', async () => {
  let fail: (error: Error) => void = () => undefined;
  upload.mockImplementation(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  await open(device('First'), device('Second'));
  await choose('Device 1', '1.jpg');
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  await userEvent.click(region('Device 1').getByRole('button', { name: 'Remove this device' }));
  await act(async () => {
    fail(new HttpError('messages.connection', 0));
    await Promise.resolve();
  });
  expect(photos()).toEqual([[]]);
  expect(files.size).toBe(0);
});

test('a device that is removed, and an intake that is left, take their kept photos along', async () => {
  for (const key of ['one', 'two']) files.set(key, new Blob(['x']));
  upload.mockImplementation(cut);
  const leaving = { leave: () => undefined, isLeft: () => true };
  await openDialog(
    <LeavingContext value={leaving}>
      <Frame devices={[device('First', 'one'), device('Second', 'two')]} />
    </LeavingContext>,
    { uploadTicketPhoto: upload, getIntakeForm: () => new Promise(() => {}) },
  );
  await userEvent.click(region('Device 1').getByRole('button', { name: 'Remove this device' }));
  expect([...files.keys()]).toEqual(['two']);
  cleanup();
  expect(files.size).toBe(0);
});

test('photos that are gone from this device leave the form with a word, once', async () => {
  await open(device('Pixel', 'one', 'two'));
  await waitFor(() => expect(photos()).toEqual([[]]));
  expect(await screen.findAllByText('2 photos were lost before they were sent.')).toHaveLength(1);
  expect(upload).not.toHaveBeenCalled();
});

test('While an intake is sent, neither photos nor devices are added', async () => {
  upload.mockResolvedValue({ file: address });
  await open(device('Pixel'));
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  await screen.findByRole('button', { name: 'Choose Files' });
  const zone = document.querySelector('[data-photo-zone]')!;
  const data = { files: [new File(['x'], '1.jpg', { type: 'image/jpeg' })] };
  const tryAll = () => {
    fireEvent.paste(document, { clipboardData: data });
    fireEvent.drop(zone, { dataTransfer: data });
    fireEvent.change(zone.querySelectorAll('input')[1]!, { target: data });
  };
  await userEvent.click(button('Send'));
  const adding = ['Take a Photo', 'Choose Files', 'Another device'];
  await waitFor(() => expect(adding.map((name) => button(name).disabled)).toEqual([true, true, true]));
  tryAll();
  await act(async () => finish());
  await waitFor(() => expect(adding.map((name) => button(name).disabled)).toEqual([false, false, false]));
  expect([photos(), upload.mock.calls]).toEqual([[[]], []]);
  tryAll();
  await waitFor(() => expect(photos()).toEqual([[address, address, address]]));
});
