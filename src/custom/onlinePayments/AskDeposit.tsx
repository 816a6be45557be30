import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SendDialog } from '../../kit/form/SendDialog.tsx';
import { MoneyInput } from '../../kit/form/inputs/MoneyInput.tsx';
import { useFailureMessage } from '../../kit/useFailureMessage.ts';
import { useSendOnce } from '../../kit/useSendOnce.ts';
import { paymentAttempts } from '../../schemas/onlinePayments/paymentAttempts.ts';
import { useOnlinePaymentCalls } from './calls.ts';

interface AskDepositProps {
  ticketId: string;
  /** The deposit that is asked by hand, in cents. */
  asked: number | null;
  onAsked: () => void;
}

/** Asks the customer for a deposit, changes it, or asks for it no more. */
export function AskDeposit({ ticketId, asked, onAsked }: AskDepositProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const label = translate(asked === null ? 'online_payments.ask' : 'online_payments.change');
  return (
    <>
      <Button color="inherit" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <AskDepositDialog {...{ ticketId, asked, onAsked }} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function AskDepositDialog({
  ticketId: id,
  asked,
  onAsked,
  onClose,
}: AskDepositProps & { onClose: () => void }) {
  const translate = useTranslate();
  const refusal = useFailureMessage(paymentAttempts);
  const { askDeposit } = useOnlinePaymentCalls();
  const { send, isBusy, isOpen, failure } = useSendOnce({
    failureText: (error) => refusal(error, 'online_payments.failed'),
    onSettled: onAsked,
  });
  const ask = async (amount: number | null) => {
    if (await send(() => askDeposit({ params: { id }, body: { amount } }))) onClose();
  };
  return (
    <SendDialog
      {...{ isBusy, isOpen, onClose }}
      title={translate('online_payments.ask_title')}
      maxWidth="sm"
      defaultValues={{ amount: asked }}
      onSubmit={({ amount }) => ask(amount as number)}
      submitLabel={translate('online_payments.ask_confirm')}
      failure={
        failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>{translate('online_payments.ask_text')}</Typography>
        <MoneyInput
          isCents
          isRequired
          source="amount"
          label="online_payments.amount"
          rules={{
            validate: (amount: unknown) =>
              typeof amount === 'number' && amount > 0 ? true : translate('wallet.tills.amount_needed'),
          }}
        />
        {asked !== null && (
          <Button color="inherit" sx={{ alignSelf: 'start' }} onClick={() => void ask(null)}>
            {translate('online_payments.ask_no_more')}
          </Button>
        )}
      </Stack>
    </SendDialog>
  );
}
