import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useCents } from '../../kit/fields/useCents.ts';
import { useDateTimeText } from '../../kit/fields/useDateTimeText.ts';
import { useFailureMessage } from '../../kit/useFailureMessage.ts';
import { useReload } from '../../kit/useReload.ts';
import { paymentAttempts, type PaymentAttempt } from '../../schemas/onlinePayments/paymentAttempts.ts';
import { isOpenAttempt } from '../../schemas/onlinePayments/states.ts';
import { useOnlinePaymentCalls } from './calls.ts';

/** What became of the customer's attempts to pay, the newest first. */
export function Attempts({ attempts }: { attempts: PaymentAttempt[] }) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <div>
      <Typography id={titleId} component="h3" variant="subtitle2">
        {translate('online_payments.attempts')}
      </Typography>
      <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {attempts.map((attempt) => (
          <Attempt key={attempt.id} {...attempt} />
        ))}
      </Box>
    </div>
  );
}

function Attempt({ id, amount, state, state_date, excess, reference, reason }: PaymentAttempt) {
  const translate = useTranslate();
  const notify = useNotify();
  const cents = useCents();
  const dateText = useDateTimeText();
  const failureText = useFailureMessage(paymentAttempts);
  const reload = useReload(paymentAttempts);
  const { checkPaymentAttempt } = useOnlinePaymentCalls();
  const [isBusy, setIsBusy] = useState(false);
  const check = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await checkPaymentAttempt({ params: { id } });
      reload();
    } catch (error) {
      notify(failureText(error, 'online_payments.failed'), { type: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  const facts = [
    dateText(state_date),
    state === 'PAID' && reference && translate('online_payments.reference', { reference }),
    reason && translate('online_payments.reason', { reason }),
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: state === 'PAID' ? 600 : undefined }}>
        {translate('online_payments.attempt', {
          amount: cents(amount),
          state: translate(`resources.paymentAttempts.values.state.${state}`),
        })}
      </Typography>
      <Typography variant="caption" component="p" color="text.secondary">
        {facts.join(' · ')}
      </Typography>
      {excess > 0 && (
        <Typography variant="body2">
          {translate('online_payments.excess', { amount: cents(excess) })}
        </Typography>
      )}
      {isOpenAttempt(state) && (
        <Button size="small" aria-disabled={isBusy} onClick={() => void check()}>
          {translate('online_payments.check')}
        </Button>
      )}
    </Box>
  );
}
