import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { useFailureMessage } from '../../kit/useFailureMessage.ts';
import type { LinkChannel } from '../../schemas/onlinePayments/payLinks.ts';
import { paymentAttempts } from '../../schemas/onlinePayments/paymentAttempts.ts';
import type { Ticket } from '../../schemas/tickets/tickets.ts';
import { useOnlinePaymentCalls, usePayLinkCalls } from './calls.ts';

interface LinkButtonsProps {
  ticket: Ticket;
  channels: LinkChannel[];
}

/** Copies the link by which the ticket is paid, or sends it to the customer. */
export function LinkButtons({ ticket: { id }, channels }: LinkButtonsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useLocale() === 'fr' ? 'fr' : 'en';
  const failureText = useFailureMessage(paymentAttempts);
  const { sendPayLink } = useOnlinePaymentCalls();
  const { createStatusLink } = usePayLinkCalls();
  const [isBusy, setIsBusy] = useState(false);
  // The same until it was sent, so that a repeated request sends once.
  const [keys, setKeys] = useState(() => ({ EMAIL: crypto.randomUUID(), TEXT: crypto.randomUUID() }));

  const run = async (act: () => Promise<string>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      notify(await act(), { type: 'success' });
    } catch (error) {
      notify(failureText(error, 'online_payments.failed'), { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  const copy = async () => {
    const { address } = await createStatusLink({ params: { id }, body: { renew: false, locale } });
    return navigator.clipboard.writeText(`${address}#pay`).then(
      () => 'online_payments.copied',
      () => {
        throw new Error('online_payments.not_copied');
      },
    );
  };
  const send = async (channel: LinkChannel) => {
    await sendPayLink({ params: { id }, body: { key: keys[channel], channel } });
    setKeys({ ...keys, [channel]: crypto.randomUUID() });
    return channel === 'EMAIL' ? 'online_payments.sent_mail' : 'online_payments.sent_text';
  };
  const button = (label: string, act: () => Promise<string>) => (
    <Button key={label} variant="outlined" aria-disabled={isBusy} onClick={() => void run(act)}>
      {translate(label)}
    </Button>
  );
  return (
    <>
      {button('online_payments.copy', copy)}
      {channels.includes('EMAIL') && button('online_payments.send_mail', () => send('EMAIL'))}
      {channels.includes('TEXT') && button('online_payments.send_text', () => send('TEXT'))}
    </>
  );
}
