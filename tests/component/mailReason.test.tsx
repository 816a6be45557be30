import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useMailReason } from '../../src/custom/mail/index.ts';
import { useNotificationText } from '../../src/custom/notifications/useNotificationText.ts';
import type { Language } from '../../src/i18n/languages.ts';
import type { NotificationData } from '../../src/schemas/notifications/data.ts';
import { renderShell } from './shell.render.tsx';

function Reason({ detail }: { detail?: string }) {
  const reason = { code: 'mail_bounced', ...(detail && { detail }) };
  return <p>{useMailReason()({ state: 'failed', reason })}</p>;
}

test.each<[Language, string | undefined, RegExp]>([
  ['en', '5.1.1', /could not deliver the mail \(5\.1\.1\)\./],
  ['en', undefined, /could not deliver the mail\. Is/],
  ['fr', undefined, /livrer le courriel\. L’adresse/],
])(
  'an undelivered email names the status of the mail server if there is one: %s %s',
  async (language, detail, words) => {
    await act(() => renderShell(<Reason {...(detail && { detail })} />, { language }));
    expect(screen.getByText(words)).toBeTruthy();
  },
);

function Paid({ amount }: { amount: number }) {
  const data = { subject: 'TICKET', event: 'overpaid', customer: '', others: 0, count: 12, amount };
  return (
    <p>
      {useNotificationText()({ resource_type: 'TICKET_PAID', data: data as NotificationData } as never).title}
    </p>
  );
}

test.each<[Language, RegExp]>([
  ['en', /ticket #12 has arrived, \$15\.00 more than was due/],
  ['fr', /billet nº 12 est arrivé, 15,00\s\$ de plus/],
])('a payment of more than was due says how much: %s', async (language, words) => {
  await act(() => renderShell(<Paid amount={1500} />, { language }));
  expect(screen.getByText(words)).toBeTruthy();
});
