import { setTimeout } from 'node:timers/promises';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  ListContextProvider,
  type DataProvider,
  type GetListParams,
  type ListControllerResult,
} from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { ComposerHost } from '../../src/custom/mail/index.ts';
import { closeMail, openMail } from '../../src/custom/mail/composer/composerState.ts';
import type { MailDraft } from '../../src/custom/mail/composer/drafts.ts';
import { WriteToSelected } from '../../src/custom/mail/WriteToSelected.tsx';
import { toHttpError } from '../../src/dataProvider/errors.ts';
import type {
  Audience,
  BulkEmailSelection,
  BulkEmail,
  NewBulkEmail,
} from '../../src/schemas/mail/bulkEmails.ts';
import { openDialog } from './dialog.support.tsx';

afterEach(() => {
  act(closeMail);
  cleanup();
});

const draft = (): MailDraft => ({
  mail: {
    key: crypto.randomUUID(),
    to: [],
    cc: [],
    bcc: [],
    subject: 'News for {customer.first_name}',
    html: '<p>Hello</p>',
    language: 'en',
    reply_to: null,
    location_id: null,
    signature: true,
    customer_id: null,
    request_id: null,
    appointment_id: null,
  },
  context: {},
  customerIds: ['a', 'b', 'c'],
  date: 0,
});

const audience: Audience = { total: 2, left_out: { gone: 0, inactive: 0, no_email: 0, no_consent: 1 } };
const begun: BulkEmail = {
  id: '1',
  subject: 'News',
  purpose: 'NEWSLETTER',
  state: 'running',
  done: 1,
  written: 1,
  ...audience,
};
const templates = { getList: () => Promise.resolve({ data: [], total: 0 }) } as Partial<DataProvider>;

type Sending = (mailing: NewBulkEmail, files: File[]) => Promise<BulkEmail>;

async function open(sendBulkEmail: Sending, getMailing = () => Promise.resolve(begun)) {
  act(() => openMail({}, draft()));
  const cancelMailing = vi.fn<() => Promise<BulkEmail>>().mockResolvedValue({ ...begun, state: 'cancelled' });
  const dialog = await openDialog(<ComposerHost />, {
    ...templates,
    previewBulkEmail: ({ body }: { body: BulkEmailSelection }) =>
      Promise.resolve(body.purpose === 'SERVICE' ? { ...audience, total: 3 } : audience),
    getMailing,
    sendBulkEmail,
    cancelMailing,
  });
  await dialog.findByText('2 customers');
  const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  return { dialog, press, cancelMailing };
}

test('a bulk email lists skipped recipients, is sent as written, and shows its progress', async () => {
  const sendBulkEmail = vi.fn<Sending>().mockResolvedValue(begun);
  const { dialog, press, cancelMailing } = await open(sendBulkEmail);
  expect(dialog.getByText('(1 is left out: 1 without consent to newsletters)')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Cc' })).toBeNull();
  press();
  const progress = within(await screen.findByRole('dialog', { name: 'News' }));
  expect(sendBulkEmail.mock.calls[0]?.[0]).toMatchObject({
    customer_ids: ['a', 'b', 'c'],
    purpose: 'NEWSLETTER',
    subject: 'News for {customer.first_name}',
    html: '<p>Hello</p>',
  });
  expect(progress.getByText(/^1 of 2/)).toBeTruthy();
  fireEvent.click(progress.getByRole('button', { name: 'Cancel the rest' }));
  expect(await progress.findByText('Cancelled after 1 mail.')).toBeTruthy();
  expect(cancelMailing).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(progress.queryByRole('button', { name: 'Cancel the rest' })).toBeNull());
});

test('progress that was requested before a cancellation and arrives after it changes nothing', async () => {
  let arrive: (progress: BulkEmail) => void = () => undefined;
  const late = new Promise<BulkEmail>((resolve) => (arrive = resolve));
  const { press } = await open(vi.fn<Sending>().mockResolvedValue(begun), () => late);
  press();
  const progress = within(await screen.findByRole('dialog', { name: 'News' }));
  fireEvent.click(progress.getByRole('button', { name: 'Cancel the rest' }));
  await progress.findByText('Cancelled after 1 mail.');
  await act(async () => {
    arrive(begun);
    await setTimeout(50);
  });
  expect(progress.queryByRole('button', { name: 'Cancel the rest' })).toBeNull();
});

test('a transactional email also goes to customers without marketing consent', async () => {
  const sendBulkEmail = vi.fn<Sending>().mockResolvedValue({ ...begun, purpose: 'SERVICE' });
  const { dialog, press } = await open(sendBulkEmail);
  fireEvent.click(dialog.getByRole('radio', { name: /^Service/ }));
  expect(await dialog.findByText('3 customers')).toBeTruthy();
  press();
  await waitFor(() => expect(sendBulkEmail.mock.calls[0]?.[0]).toMatchObject({ purpose: 'SERVICE' }));
});

test('a bulk email without any recipient stays open with an error', async () => {
  const errors = [{ path: '/customer_ids', code: 'required' }];
  const { dialog, press } = await open(() => Promise.reject(toHttpError(422, { errors })));
  press();
  expect(await dialog.findByText('None of them may be written to.')).toBeTruthy();
});

type Getting = (
  resource: string,
  params: GetListParams,
) => Promise<{ data: { id: string }[]; total: number }>;

async function showList(total: number, getList: Getting) {
  const list = {
    resource: 'customers',
    selectedIds: ['a'],
    total,
    filterValues: { channel: 'ONLINE' },
    sort: { field: 'first_name', order: 'ASC' },
  } as unknown as ListControllerResult;
  const previewBulkEmail = vi
    .fn<(options: { body: BulkEmailSelection }) => Promise<Audience>>()
    .mockResolvedValue(audience);
  await openDialog(
    <div role="dialog" aria-label="List">
      <ListContextProvider value={list}>
        <WriteToSelected />
      </ListContextProvider>
      <ComposerHost />
    </div>,
    { getList: getList as DataProvider['getList'], previewBulkEmail },
  );
  return previewBulkEmail;
}

test('writes to all customers that match the filters, page by page', async () => {
  const rows = Array.from({ length: 1001 }, (_, index) => ({ id: `c${index}` }));
  const getList = vi.fn<Getting>().mockImplementation((resource, { pagination }) => {
    const { page = 1, perPage = 1000 } = pagination ?? {};
    const data = resource === 'customers' ? rows.slice((page - 1) * perPage, page * perPage) : [];
    return Promise.resolve({ data, total: resource === 'customers' ? rows.length : 0 });
  });
  const previewBulkEmail = await showList(rows.length, getList);
  fireEvent.click(screen.getByRole('button', { name: 'Write to all 1,001' }));
  await waitFor(() => expect(previewBulkEmail).toHaveBeenCalled(), { timeout: 5000 });
  expect(previewBulkEmail.mock.calls[0]?.[0].body).toEqual({
    customer_ids: rows.map(({ id }) => id),
    purpose: 'NEWSLETTER',
  });
  expect(getList.mock.calls[0]?.[1].filter).toEqual({ channel: 'ONLINE' });
});

test('does not fetch more customers than a bulk email may have', async () => {
  const getList = vi.fn<Getting>();
  await showList(10_001, getList);
  fireEvent.click(screen.getByRole('button', { name: 'Write to all 10,001' }));
  expect(getList).not.toHaveBeenCalled();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
