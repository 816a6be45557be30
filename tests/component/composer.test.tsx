import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { ComposerHost } from '../../src/custom/mail/index.ts';
import { closeMail, openMail, type MailPrefill } from '../../src/custom/mail/composer/composerState.ts';
import { toHttpError } from '../../src/dataProvider/errors.ts';
import type { NewMail, StoredMail } from '../../src/schemas/mail/mail.ts';
import { openDialog } from './dialog.support.tsx';

afterEach(() => {
  act(closeMail);
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const opening: MailPrefill = {
  to: [{ address: 'mara@shop.example' }],
  subject: 'Your phone',
  text: 'It is ready.',
};

type Sending = (mail: NewMail) => Promise<StoredMail>;
type Found = { id: string; email: string; language: string | null };

const answers = (sendMail: Sending, customers: Found[] = []) =>
  ({
    getList: (resource: string) =>
      Promise.resolve({ data: resource === 'customers' ? customers : [], total: customers.length }),
    sendMail,
  }) as unknown as Partial<DataProvider>;

async function open(sendMail: Sending, begun: MailPrefill = opening, customers: Found[] = []) {
  act(() => openMail(begun));
  const dialog = await openDialog(<ComposerHost />, answers(sendMail, customers));
  const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Send' }));
  const isOver = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { dialog, press, isOver };
}

test('a send error appears above Send and receives the focus each time', async () => {
  const { dialog, press } = await open(() => Promise.reject(toHttpError(0, undefined)));
  for (let time = 0; time < 2; time += 1) {
    press();
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Problem Connecting/));
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(document.activeElement?.closest('.fields')).toBeNull();
    act(() => dialog.getByRole('button', { name: 'Send' }).focus());
  }
});

test.each<[string, MailPrefill]>([
  ['text', { ...opening, text: 'Dear {{first_nme}},' }],
  ['subject', { ...opening, subject: 'For {{first_nme}}' }],
])('asks about placeholders left in the %s', async (_, begun) => {
  const sendMail = vi.fn<Sending>().mockResolvedValue({} as StoredMail);
  const { press, isOver } = await open(sendMail, begun);
  press();
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/\{\{first_nme\}\}/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Back to the mail' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sendMail).not.toHaveBeenCalled();
  press();
  fireEvent.click(await screen.findByRole('button', { name: 'Send as it is' }));
  await isOver();
  expect(sendMail).toHaveBeenCalledTimes(1);
});

test('an open mail is restored after a reload, a closed one is not', async () => {
  await open(() => Promise.reject(new Error()));
  const key = Object.keys(sessionStorage).find((one) => one.includes('openMail'))!;
  const kept = sessionStorage.getItem(key)!;
  cleanup();
  expect(sessionStorage.getItem(key)).toBe(kept);
  const again = await openDialog(
    <ComposerHost />,
    answers(() => Promise.reject(new Error())),
  );
  expect(again.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('Your phone');
  fireEvent.click(again.getByRole('button', { name: /^Close the mail/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage.getItem(key)).toBeNull();
});

test.each<[string, MailPrefill, Found[]]>([
  ['the record', { ...opening, customer: { id: 'a', email: 'mara@shop.example', language: 'fr' } }, []],
  ['their address', opening, [{ id: 'a', email: 'Mara@shop.example', language: 'fr' }]],
])('a mail is in the customer’s language, according to %s', async (_, begun, found) => {
  const sendMail = vi.fn<Sending>().mockResolvedValue({} as StoredMail);
  const { dialog, press, isOver } = await open(sendMail, begun, found);
  fireEvent.click(dialog.getByRole('button', { name: 'Language and location' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Language of the mail' }).textContent).toBe('Français'),
  );
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Language and location' }), { key: 'Escape' });
  press();
  await isOver();
  expect(sendMail.mock.calls[0]?.[0]).toMatchObject({ language: 'fr' });
});
