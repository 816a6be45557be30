import { useMutation, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { problemsOf, reasonOf } from '../../../dataProvider/errors.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { moneyFormat } from '../../../kit/fields/money.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { nameOf } from '../../../schemas/model.ts';
import { useCustomerCalls } from '../calls.ts';

interface ForgetCustomerProps {
  customer: Customer;
  onClose: () => void;
}

/** Shows what is erased and what is kept; typing the customer's email address or phone number confirms. */
export default function ForgetCustomer({ customer, onClose }: ForgetCustomerProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const id = useId();
  const { forgetCustomer } = useCustomerCalls();
  const locale = useLocale();
  const money = (cents: unknown) => moneyFormat(locale).format(Number(cents) / 100);
  const [typed, setTyped] = useState('');
  const identifier = customer.email ?? customer.phone ?? '';
  const isTyped = typed.trim().toLowerCase() === identifier.toLowerCase();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => forgetCustomer({ params: { id: customer.id }, body: { email: typed } }),
    onSuccess: () => {
      notify('privacy.forget_done', { type: 'success' });
      // Any cached query may contain the customer.
      void queryClient.invalidateQueries();
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isTyped) mutate();
  };
  const name = nameOf(customers, { ...customer });
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby={id} aria-describedby={`${id}text`}>
      <form noValidate onSubmit={submit} style={form}>
        <DialogTitle id={id}>{translate('privacy.forget_title', { name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <div id={`${id}text`}>
            <Typography>{translate('privacy.forget_text')}</Typography>
            <Typography sx={{ mt: 1, fontWeight: 600 }}>{translate('privacy.forget_final')}</Typography>
            <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              {translate('privacy.forget_type', { email: identifier })}
            </Typography>
          </div>
          <TextField
            label={translate(`resources.customers.fields.${customer.email ? 'email' : 'phone'}`)}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
          />
          {error && <Alert severity="error">{whyNot(error, translate, money)}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" autoFocus onClick={onClose}>
            {translate('dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={!isTyped || isPending}>
            {translate('privacy.forget_yes')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The content between title and buttons scrolls. */
const form = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

function whyNot(
  error: unknown,
  translate: ReturnType<typeof useTranslate>,
  money: (cents: unknown) => string,
): string {
  const reasons = problemsOf(error).flatMap(({ code, params }) => {
    if (code === 'open_appointments')
      return translate('privacy.forget_open', { smart_count: Number(params?.count) });
    if (code === 'open_tickets')
      return translate('privacy.forget_tickets', { smart_count: Number(params?.count) });
    if (code === 'open_orders')
      return translate('privacy.forget_orders', { smart_count: Number(params?.count) });
    if (code === 'has_balance') return translate('privacy.forget_balance', { amount: money(params?.amount) });
    if (code === 'const') return translate('privacy.forget_other');
    return [];
  });
  return reasons.join(' ') || translate(reasonOf(error, 'privacy.forget_failed'));
}
