import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, RecordContextProvider, useNotificationContext } from 'react-admin';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MailComposer } from '../../src/custom/inbox/MailComposer.tsx';
import { ReplyOutbox } from '../../src/custom/inbox/index.ts';
import KeptReplies from '../../src/custom/inbox/outbox/KeptReplies.tsx';
import { TextComposer } from '../../src/custom/inbox/TextComposer.tsx';
import threads from '../../src/resources/threads.tsx';
import { MAX_TEXT } from '../../src/schemas/inbox/textMessages.ts';
import { openDialog, owner } from './dialog.support.tsx';

const thread = {
  id: 't',
  location_id: 1,
  channel: 'SMS',
  address: '+15145550111',
  customer_id: null,
  customer: { id: 'c', name: 'Ada Berg' },
  ticket_id: 'k',
};

type Send = (call: { params: { id: string }; body: { id: string; text: string } }) => Promise<unknown>;

const cut = () => new HttpError('messages.connection', 0, {});
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

const templates = [
  {
    id: 'm',
    name: 'Ready',
    text_en: 'Ready.',
    text_fr: 'Prêt.',
    mail_en: 'It is ready.',
    subject_en: 'Yours',
  },
];

/** Mounts the field to answer, as after a reload of the page. */
async function open(answers: Record<string, unknown>, composer: ReactNode = <TextComposer />, values = {}) {
  cleanup();
  const getList = async () => ({ data: templates, total: 1 });
  const getMessageValues = async () => ({ language: 'en', en: {}, fr: {} });
  return openDialog(
    <RecordContextProvider value={{ ...thread, ...values }}>
      <div role="dialog">
        {composer}
        <ReplyOutbox />
      </div>
    </RecordContextProvider>,
    { getList, getMessageValues, getThreadValues: getMessageValues, ...answers } as never,
  );
}

type Shown = Awaited<ReturnType<typeof open>>;

const field = (shown: Shown) => shown.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text message' });
const sendIt = (shown: Shown) => userEvent.click(shown.getByRole('button', { name: /^Send ?\(/ }));
const reconnect = () =>
  act(async () => {
    setOnline(true);
    window.dispatchEvent(new Event('online'));
  });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('queued:'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('Without a connection an answer waits on the device, through a reload, and is sent once when it is back', async () => {
  setOnline(false);
  const sendText = vi.fn<Send>().mockRejectedValue(cut());
  const first = await open({ sendText });
  await userEvent.type(field(first), 'Come at five');
  await sendIt(first);
  expect(await first.findByText(/sent as soon as there is one/)).toBeTruthy();
  expect(field(first).value).toBe('');
  await userEvent.type(field(first), 'Or six');
  await sendIt(first);
  const tried = sendText.mock.calls.length;
  const again = await open({ sendText });
  expect(await again.findByText('Come at five')).toBeTruthy();
  sendText.mockResolvedValue({ data: {} });
  await reconnect();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  const calls = sendText.mock.calls.slice(tried).map(([call]) => call.body);
  expect(calls.map(({ text }) => text)).toEqual(['Come at five', 'Or six']);
  expect(calls[0]?.id).toBe(sendText.mock.calls[0]![0].body.id);
  expect(again.queryByText('Come at five')).toBeNull();
  await reconnect();
  expect(sendText.mock.calls).toHaveLength(tried + 2);
});

test('What the services refuse stays with the reason, and is taken back to be changed', async () => {
  setOnline(false);
  const sendText = vi.fn<Send>().mockRejectedValue(cut());
  const shown = await open({ sendText });
  await userEvent.type(field(shown), 'Hello');
  await sendIt(shown);
  await shown.findByText(/sent as soon as there is one/);
  const problems = [{ path: '/text', code: 'stopped' }];
  sendText.mockRejectedValue(new HttpError('messages.bad_request', 422, { problems }));
  await reconnect();
  const refused = (await shown.findByText('Hello')).closest('[role="alert"]')!;
  await vi.waitFor(() => expect(refused.textContent).toMatch(/no more/));
  const tried = sendText.mock.calls.length;
  await reconnect();
  expect(sendText.mock.calls).toHaveLength(tried);
  await userEvent.type(field(shown), 'Bye');
  await userEvent.click(shown.getByRole('button', { name: 'Take Back' }));
  await vi.waitFor(() => expect(field(shown).value).toBe('Hello\nBye'));
  expect(kept()).toEqual([]);
});

test('An answer that fails otherwise stays in the field and keeps its id; only what is typed meanwhile stays', async () => {
  const sendText = vi.fn<Send>().mockRejectedValueOnce(new HttpError('messages.failed', 500, {}));
  const shown = await open({ sendText });
  await userEvent.type(field(shown), 'Hello');
  await sendIt(shown);
  expect(await shown.findByRole('alert')).toBeTruthy();
  const reloaded = await open({ sendText });
  expect(field(reloaded).value).toBe('Hello');
  let finish = (_: unknown) => {};
  sendText.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  await sendIt(reloaded);
  const [one, two] = sendText.mock.calls.map(([call]) => call.body.id);
  expect(two).toBe(one);
  await userEvent.type(field(reloaded), ' there');
  await act(async () => finish({ data: {} }));
  expect(field(reloaded).value).toBe('there');
  expect(field(await open({ sendText })).value).toBe('there');
});

test('What is being written is not cut when an answer is taken back that has no room before it', async () => {
  const reply = { id: 'a', thread_id: 't', kind: 'text', name: 'Ada Berg', refusal: 'no more', date: 1 };
  const key = `queued:${owner.who.staff_id}:replies:a`;
  localStorage.setItem(key, JSON.stringify({ ...reply, text: 'x'.repeat(10 * MAX_TEXT - 3) }));
  const shown = await open({});
  await userEvent.type(field(shown), 'Bye');
  await userEvent.click(shown.getByRole('button', { name: 'Take Back' }));
  expect(field(shown).value).toBe('Bye');
  expect(kept()).toEqual([key]);
  await userEvent.type(field(shown), '{Backspace}');
  await userEvent.click(shown.getByRole('button', { name: 'Take Back' }));
  await vi.waitFor(() => expect(field(shown).value).toMatch(/^x+\nBy$/));
  expect(kept()).toEqual([]);
});

test('What is longer than a message stays, says by how much, and is not sent', async () => {
  const sendText = vi.fn<Send>().mockResolvedValue({});
  const shown = await open({ sendText });
  await userEvent.click(field(shown));
  await userEvent.paste('x'.repeat(MAX_TEXT - 3));
  await userEvent.click(await shown.findByRole('button', { name: 'Templates' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ready' }));
  await vi.waitFor(() => expect(field(shown).value).toMatch(/^x+\nReady\.$/));
  expect(await shown.findByText(/4 characters too many/)).toBeTruthy();
  await sendIt(shown);
  await userEvent.type(field(shown), '{Control>}{Enter}{/Control}');
  expect(sendText).not.toHaveBeenCalled();
  await userEvent.type(field(shown), '{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(shown.queryByText(/too many/)).toBeNull();
  await sendIt(shown);
  await vi.waitFor(() => expect(sendText).toHaveBeenCalledOnce());
});

const hours = { id: 'h', name: 'Hours', text_en: '{location.name} opens at 9.', text_fr: 'Dès 9 h.' };
const number = { id: 'n', name: 'Number', text_en: 'Ticket {ticket.number}.', text_fr: 'Billet.' };

test('A conversation about no ticket offers the templates that need none, filled from its place', async () => {
  const getList = async (resource: string) => ({
    data: resource === 'messageTemplates' ? [hours, number] : [],
    total: 2,
  });
  const getThreadValues = async () => ({ language: 'en', en: { 'location.name': 'Downtown' }, fr: {} });
  const shown = await open({ getList, getThreadValues }, undefined, { ticket_id: null });
  await userEvent.click(await shown.findByRole('button', { name: 'Templates' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hours' }));
  await vi.waitFor(() => expect(field(shown).value).toBe('Downtown opens at 9.'));
  expect(screen.queryByRole('menuitem', { name: 'Number' })).toBeNull();
});

test.each([
  ['the right is missing', new HttpError('messages.not_allowed', 403, {})],
  ['the request fails', new HttpError('messages.unavailable', 503, {})],
])('Templates that need no ticket are there when tickets cannot be read: %s', async (_, error) => {
  const getList = async (resource: string) => {
    if (resource === 'tickets') throw error;
    return { data: [hours, number], total: 2 };
  };
  const getThreadValues = async () => ({ language: 'en', en: { 'location.name': 'Downtown' }, fr: {} });
  const values = { ticket_id: null, customer_id: 'c' };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const composer = (
    <QueryClientProvider client={client}>
      <TextComposer />
    </QueryClientProvider>
  );
  const shown = await open({ getList, getThreadValues }, composer, values);
  await userEvent.click(await shown.findByRole('button', { name: 'Templates' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hours' }));
  await vi.waitFor(() => expect(field(shown).value).toBe('Downtown opens at 9.'));
  expect(screen.queryByRole('menuitem', { name: 'Number' })).toBeNull();
});

test('A template of a ticket that cannot be read says so; those that need none are filled', async () => {
  const getList = async () => ({ data: [hours, number], total: 2 });
  const getMessageValues = vi.fn<() => Promise<unknown>>();
  getMessageValues.mockRejectedValue(new HttpError('messages.not_allowed', 403, {}));
  const getThreadValues = async () => ({ language: 'en', en: { 'location.name': 'Downtown' }, fr: {} });
  const composer = (
    <>
      <TextComposer />
      <Notices />
    </>
  );
  const shown = await open({ getList, getMessageValues, getThreadValues }, composer);
  const pick = async (name: string) => {
    await userEvent.click(await shown.findByRole('button', { name: 'Templates' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await userEvent.type(field(shown), 'Hello');
  await pick('Number');
  expect(await shown.findByText('messages.failed')).toBeTruthy();
  expect(field(shown).value).toBe('Hello');
  await pick('Hours');
  await vi.waitFor(() => expect(field(shown).value).toBe('Hello\nDowntown opens at 9.'));
  expect(getMessageValues).toHaveBeenCalledOnce();
});

test('Ten times a message is kept at most, of what is pasted and of templates, which is said', async () => {
  const shown = await open({});
  await userEvent.click(field(shown));
  await userEvent.paste('x'.repeat(10 * MAX_TEXT - 3));
  expect(shown.queryByText(/are kept here/)).toBeNull();
  await userEvent.click(await shown.findByRole('button', { name: 'Templates' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Ready' }));
  await vi.waitFor(() => expect(field(shown).value).toMatch(/x\nRe$/));
  expect(shown.getByText(/No more than 16,?000 characters are kept here/)).toBeTruthy();
  await userEvent.clear(field(shown));
  await userEvent.paste('y'.repeat(11 * MAX_TEXT));
  expect(field(shown).value).toHaveLength(10 * MAX_TEXT);
});

test('A failure of the services is tried again, without the answers after it; other conversations go on', async () => {
  setOnline(false);
  const sendText = vi.fn<Send>().mockRejectedValue(cut());
  const first = await open({ sendText });
  for (const text of ['Come at five', 'Or six']) {
    await userEvent.type(field(first), text);
    await sendIt(first);
  }
  const other = await open({ sendText }, undefined, { id: 'u' });
  await userEvent.type(field(other), 'Elsewhere');
  await sendIt(other);
  const tried = sendText.mock.calls.length;
  const texts = () => sendText.mock.calls.slice(tried).map(([call]) => call.body.text);
  sendText.mockImplementation(async ({ params }) => {
    if (params.id === 't') throw new HttpError('messages.failed', 500, {});
  });
  await reconnect();
  await vi.waitFor(() => expect(texts()).toEqual(['Come at five', 'Elsewhere']));
  const list = await open({ sendText }, <KeptReplies />);
  expect(await list.findByText(/It is sent again/)).toBeTruthy();
  sendText.mockResolvedValue({});
  await reconnect();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(texts().slice(-2)).toEqual(['Come at five', 'Or six']);
});

test('An answer that is being sent cannot be taken back', async () => {
  setOnline(false);
  const sendText = vi.fn<Send>().mockRejectedValue(cut());
  const shown = await open({ sendText });
  await userEvent.type(field(shown), 'Come at five');
  await sendIt(shown);
  await shown.findByText(/sent as soon as there is one/);
  let fail = (_: unknown) => {};
  sendText.mockImplementation(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  await reconnect();
  const button = shown.getByRole<HTMLButtonElement>('button', { name: 'Take Back' });
  await vi.waitFor(() => expect(button.disabled).toBe(true));
  expect(kept()).toHaveLength(1);
  await act(async () => fail(cut()));
  await vi.waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
  await vi.waitFor(() => expect(field(shown).value).toBe('Come at five'));
  expect(kept()).toEqual([]);
});

test('An answer that another tab sends is not taken back', async () => {
  setOnline(false);
  const shown = await open({ sendText: vi.fn<Send>().mockRejectedValue(cut()) });
  await userEvent.type(field(shown), 'Come at five');
  await sendIt(shown);
  const button = await shown.findByRole('button', { name: 'Take Back' });
  const id = kept()[0]!.split(':').at(-1)!;
  const request = vi
    .fn<(name: string, options: LockOptions, run: (lock: Lock | null) => unknown) => unknown>()
    .mockImplementation(async (_name, _options, run) => run(null));
  const locks = vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as never);
  await userEvent.click(button);
  await vi.waitFor(() => expect(request.mock.calls[0]?.[0]).toBe(`replies:${id}`));
  expect(field(shown).value).toBe('');
  expect(kept()).toHaveLength(1);
  locks.mockRestore();
  await userEvent.click(button);
  await vi.waitFor(() => expect(field(shown).value).toBe('Come at five'));
  expect(kept()).toEqual([]);
});

test('What is kept behind an earlier answer says so, and starts the send at once', async () => {
  const down = new HttpError('messages.unavailable', 503, {});
  const sendText = vi.fn<Send>().mockRejectedValue(down);
  const shown = await open({ sendText });
  await userEvent.type(field(shown), 'Come at five');
  await sendIt(shown);
  await vi.waitFor(() => expect(sendText).toHaveBeenCalledTimes(2));
  let finish = (_: unknown) => {};
  sendText.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  sendText.mockResolvedValue({});
  await userEvent.type(field(shown), 'Or six');
  await sendIt(shown);
  await vi.waitFor(() => expect(sendText).toHaveBeenCalledTimes(3));
  await userEvent.type(field(shown), 'Or seven');
  await sendIt(shown);
  expect(await shown.findAllByText('It is sent after the message before it.')).toHaveLength(2);
  expect(shown.getAllByText(/sent as soon as there is one/)).toHaveLength(1);
  await act(async () => finish({}));
  await vi.waitFor(() => expect(kept()).toEqual([]));
  const texts = sendText.mock.calls.slice(2).map(([call]) => call.body.text);
  expect(texts).toEqual(['Come at five', 'Or six', 'Or seven']);
});

test('An answer of more than an hour ago waits for staff, who send it or take it back', async () => {
  setOnline(false);
  const hour = 60 * 60_000;
  const reply = { thread_id: 't', kind: 'text', name: 'Ada Berg' };
  for (const [id, age] of Object.entries({ a: 1.1, b: 0.9, c: 1.2 }))
    localStorage.setItem(
      `queued:${owner.who.staff_id}:replies:${id}`,
      JSON.stringify({ ...reply, id, text: `Text ${id}`, date: Date.now() - age * hour }),
    );
  const sendText = vi.fn<Send>().mockResolvedValue({});
  const shown = await open({ sendText });
  const alertOf = (text: string) => within(shown.getByText(text).closest<HTMLElement>('[role="alert"]')!);
  await vi.waitFor(() => expect(shown.getAllByText(/no longer sent by itself/)).toHaveLength(2));
  expect(alertOf('Text b').queryByText(/no longer sent by itself/)).toBeNull();
  await reconnect();
  await vi.waitFor(() => expect(kept()).toHaveLength(2));
  const texts = () => sendText.mock.calls.map(([call]) => call.body.text);
  expect(texts()).toEqual(['Text b']);
  await userEvent.type(field(shown), 'Hello');
  await sendIt(shown);
  await vi.waitFor(() => expect(texts()).toEqual(['Text b', 'Hello']));
  await userEvent.click(alertOf('Text a').getByRole('button', { name: 'Send Now' }));
  await vi.waitFor(() => expect(texts()).toEqual(['Text b', 'Hello', 'Text a']));
  await userEvent.click(alertOf('Text c').getByRole('button', { name: 'Take Back' }));
  await vi.waitFor(() => expect(field(shown).value).toBe('Text c'));
  expect(kept()).toEqual([]);
});

test('Within the quiet hours an answer that was kept waits for their end, or for staff if that is too late', async () => {
  const minute = 60_000;
  const reply = { thread_id: 't', kind: 'text', name: 'Ada Berg' };
  for (const [id, age] of Object.entries({ a: 5, b: 40 }))
    localStorage.setItem(
      `queued:${owner.who.staff_id}:replies:${id}`,
      JSON.stringify({ ...reply, id, thread_id: id, text: `Text ${id}`, date: Date.now() - age * minute }),
    );
  const until = new Date(Date.now() + 30 * minute).toISOString();
  const problems = [{ path: '/text', code: 'quiet_hours', params: { until } }];
  const sendText = vi.fn<Send>().mockImplementation(async ({ body }) => {
    if ('is_kept' in body) throw new HttpError('messages.bad_request', 422, { problems });
  });
  const list = await open({ sendText }, <KeptReplies />);
  const noteOf = (text: string) => within(list.getByText(text).closest<HTMLElement>('[role="note"]')!);
  await vi.waitFor(() => expect(noteOf('Text a').getByText(/it is sent when they end/)).toBeTruthy());
  await vi.waitFor(() => expect(noteOf('Text b').getByText(/not sent by itself/)).toBeTruthy());
  await reconnect();
  expect(sendText).toHaveBeenCalledTimes(2);
  await userEvent.click(noteOf('Text b').getByRole('button', { name: 'Send Now' }));
  await userEvent.click(noteOf('Text a').getByRole('button', { name: 'Send Now' }));
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(sendText.mock.calls.slice(2).map(([{ body }]) => body)).toEqual([
    { id: 'b', text: 'Text b' },
    { id: 'a', text: 'Text a' },
  ]);
});

/** All notices so far. */
const Notices = () =>
  useNotificationContext().notifications.map(({ message }, index) => <p key={index}>{message}</p>);

test('An answer that is refused again with the same end of the quiet hours is told of once', async () => {
  const now = Date.now();
  const reply = { thread_id: 't', kind: 'text', name: 'Ada Berg', id: 'a', text: 'Text a' };
  const key = `queued:${owner.who.staff_id}:replies:a`;
  localStorage.setItem(key, JSON.stringify({ ...reply, date: now - 600_000 }));
  const endsIn = (minutes: number) => {
    const until = new Date(now - minutes * 60_000).toISOString();
    const problems = [{ path: '/text', code: 'quiet_hours', params: { until } }];
    return new HttpError('messages.bad_request', 422, { problems });
  };
  const sendText = vi.fn<Send>().mockRejectedValue(endsIn(-2));
  // The clock of the device is ahead.
  vi.spyOn(Date, 'now').mockReturnValue(now + 180_000);
  const notices = () => screen.queryAllByText(/waits for the end of the quiet hours/);
  await open({ sendText }, <Notices />);
  await vi.waitFor(() => expect(notices()).toHaveLength(1));
  await reconnect();
  await vi.waitFor(() => expect(sendText).toHaveBeenCalledTimes(2));
  expect(notices()).toHaveLength(1);
  sendText.mockRejectedValue(endsIn(-1));
  await reconnect();
  await vi.waitFor(() => expect(notices()).toHaveLength(2));
});

test('After the quiet hours an answer is sent by itself; one written within them is sent at once', async () => {
  const sendText = vi.fn<Send>().mockResolvedValue({});
  const now = Date.now();
  const reply = { thread_id: 't', kind: 'text', name: 'Ada Berg', id: 'a', text: 'Text a' };
  localStorage.setItem(
    `queued:${owner.who.staff_id}:replies:a`,
    JSON.stringify({ ...reply, date: now - 600_000, quietUntil: now + 60_000 }),
  );
  const shown = await open({ sendText });
  await userEvent.type(field(shown), 'Hello');
  await sendIt(shown);
  await vi.waitFor(() => expect(sendText.mock.calls.map(([{ body }]) => body.text)).toEqual(['Hello']));
  expect(kept()).toHaveLength(1);
  vi.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  await reconnect();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(sendText.mock.calls[1]![0].body).toEqual({ id: 'a', text: 'Text a', is_kept: true });
});

test('The list of conversations shows what is kept, and sends again or discards what was refused', async () => {
  const refused = { thread_id: 't', kind: 'text', name: 'Ada Berg', refusal: 'no more', date: Date.now() };
  for (const id of ['a', 'b'])
    localStorage.setItem(
      `queued:${owner.who.staff_id}:replies:${id}`,
      JSON.stringify({ ...refused, id, text: `Text ${id}` }),
    );
  const sendText = vi.fn<Send>().mockResolvedValue({});
  const getList = async () => ({ data: [], total: 0 });
  const list = await open({ sendText, getList }, threads.element);
  await list.findAllByRole('note');
  expect(list.getAllByRole('note').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Text a'),
    expect.stringContaining('Text b'),
  ]);
  const [link] = list.getAllByRole('link', { name: 'Open Conversation' });
  expect(link!.getAttribute('href')).toBe('/Conversations/t');
  await userEvent.click(list.getAllByRole('button', { name: 'Retry' })[0]!);
  await vi.waitFor(() => expect(kept()).toHaveLength(1));
  expect(sendText.mock.calls.map(([call]) => call.body)).toEqual([{ id: 'a', text: 'Text a' }]);
  await userEvent.click(list.getByRole('button', { name: 'Discard' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await vi.waitFor(() => expect(kept()).toEqual([]));
});

test('An email has the subject of the last one, that of a template, or a typed one, and none without', async () => {
  type SendMail = (call: { body: { subject: string; text: string } }) => Promise<unknown>;
  const sendThreadMail = vi.fn<SendMail>().mockResolvedValue({ data: {} });
  const values = { channel: 'MAIL', address: 'ada@customers.example' };
  const shown = await open({ sendThreadMail }, <MailComposer lastSubject="My phone" />, values);
  const subject = shown.getByRole<HTMLInputElement>('textbox', { name: 'Subject' });
  const text = shown.getByRole<HTMLTextAreaElement>('textbox', { name: /Email to/ });
  expect(subject.value).toBe('Re: My phone');
  const pick = async () => {
    await userEvent.click(await shown.findByRole('button', { name: 'Templates' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ready' }));
  };
  await pick();
  await vi.waitFor(() => expect(text.value).toBe('It is ready.'));
  expect(subject.value).toBe('Yours');
  await userEvent.clear(subject);
  const button = shown.getByRole('button', { name: /^Send/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(sendThreadMail).not.toHaveBeenCalled();
  await userEvent.type(subject, 'Mine');
  await pick();
  await vi.waitFor(() => expect(text.value).toBe('It is ready.\nIt is ready.'));
  expect(subject.value).toBe('Mine');
  await userEvent.click(button);
  await vi.waitFor(() => expect(text.value).toBe(''));
  expect(sendThreadMail.mock.calls[0]![0].body).toMatchObject({
    subject: 'Mine',
    text: 'It is ready.\nIt is ready.',
  });
  expect(subject.value).toBe('Re: My phone');
  cleanup();
  const answered = await open({}, <MailComposer lastSubject="RE: My phone" />, values);
  expect(answered.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('RE: My phone');
});
