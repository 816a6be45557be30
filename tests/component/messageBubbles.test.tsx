import { RecordContextProvider } from 'react-admin';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { MailBubble } from '../../src/custom/inbox/MailBubble.tsx';
import { MessageBubble } from '../../src/custom/inbox/MessageBubble.tsx';
import type { TextMessage } from '../../src/schemas/inbox/textMessages.ts';
import type { ThreadMail } from '../../src/schemas/inbox/threadMails.ts';
import { openDialog } from './dialog.support.tsx';

const text = {
  id: 'm',
  location_id: 1,
  direction: 'OUT',
  text: 'Your phone is ready.',
  number: '+15145550100',
  by: 'Ada',
  created_date: '2031-03-01T15:00:00Z',
} as TextMessage;
const mail = {
  id: 'e',
  direction: 'OUT',
  date: '2031-03-01T15:00:00Z',
  subject: 'Yours',
  text: 'It is ready.',
  by: 'Ada',
  files: [],
} as Partial<ThreadMail> as ThreadMail;

const open = (bubble: ReactElement) =>
  openDialog(
    <RecordContextProvider value={{ id: 't', location_id: 1 }}>
      <ol role="dialog">{bubble}</ol>
    </RecordContextProvider>,
    {},
  );

test.each<[Partial<TextMessage>, RegExp]>([
  [{ state: 'QUEUED', reason: null }, / · waiting$/],
  [
    { state: 'QUEUED', reason: { code: 'text_temporary', detail: '30410' } },
    / · waiting · the provider could not be reached · the carrier did not answer$/,
  ],
  [{ state: 'SENDING', reason: { code: 'text_temporary' } }, / · being sent$/],
  [
    { state: 'FAILED', reason: { code: 'text_undelivered', detail: '30003' } },
    / · not delivered · the phone could not be reached · the phone is off or out of reach$/,
  ],
])('A text message says what keeps it from its customer: %j', async (values, facts) => {
  const shown = await open(<MessageBubble message={{ ...text, ...values }} />);
  expect(shown.getByText(facts)).toBeTruthy();
});

test.each<[Partial<ThreadMail>, RegExp]>([
  [{ state: 'queued', reason: null }, / · waiting$/],
  [
    { state: 'queued', reason: { code: 'mail_unreachable' } },
    / · waiting · The mail server could not be reached\.$/,
  ],
])('An email says what it waits for: %j', async (values, facts) => {
  const shown = await open(<MailBubble mail={{ ...mail, ...values }} />);
  expect(shown.getByText(facts)).toBeTruthy();
});
