import { useMutation } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { FormGrid } from '../../../kit/form/FormGrid.tsx';
import { useFailureMessage } from '../../../kit/useFailureMessage.ts';
import { useReload } from '../../../kit/useReload.ts';
import {
  consentPurposes,
  consentSources,
  consentStates,
  type NewConsent,
} from '../../../schemas/customers/consents.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { dayIn } from '../../../schemas/days.ts';
import { useCustomerCalls } from '../calls.ts';

interface NewConsentDialogProps {
  customer: Customer;
  onClose: () => void;
}

const choices = { purpose: consentPurposes, state: consentStates, source: consentSources };
const words = { purpose: 'purposes', state: 'states', source: 'sources' };

/** Adds an entry to a customer's consents. */
export default function NewConsentDialog({ customer, onClose }: NewConsentDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refusal = useFailureMessage(customers);
  const reload = useReload(customers);
  const { addConsent } = useCustomerCalls();
  const today = dayIn(useSession().store.timezone);
  const [consent, setConsent] = useState<NewConsent>({
    purpose: 'NEWSLETTER',
    state: 'GRANTED',
    source: 'IN_STORE',
    given_date: today,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => addConsent({ params: { id: customer.id }, body: consent }),
    onSuccess: () => {
      notify('consents.saved', { type: 'success' });
      reload();
      onClose();
    },
    onError: (error) => notify(refusal(error, 'consents.failed'), { type: 'error' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    mutate();
  };
  const change = (values: Partial<NewConsent>) => setConsent((current) => ({ ...current, ...values }));
  return (
    <DialogFrame title={translate('consents.add_title')} onClose={onClose}>
      <form onSubmit={submit}>
        <DialogContent dividers>
          <FormGrid>
            {(['purpose', 'state', 'source'] as const).map((key) => (
              <TextField
                key={key}
                select
                required
                label={translate(`consents.${key}`)}
                value={consent[key]}
                onChange={({ target }) => change({ [key]: target.value })}
              >
                {choices[key].map((one) => (
                  <MenuItem key={one} value={one}>
                    {translate(`consents.${words[key]}.${one}`)}
                  </MenuItem>
                ))}
              </TextField>
            ))}
            <TextField
              type="date"
              required
              label={translate('consents.given_date')}
              value={consent.given_date}
              onChange={({ target }) => change({ given_date: target.value })}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
            />
            <Typography variant="body2" color="text.secondary" data-wide>
              {translate('consents.hint')}
            </Typography>
          </FormGrid>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {translate('dialog.save')}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
