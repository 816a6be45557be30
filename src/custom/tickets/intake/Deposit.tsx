import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useCan } from '../../../authProvider/useCan.ts';
import { AfterPaint } from '../../../kit/AfterPaint.tsx';
import { useCents } from '../../../kit/fields/useCents.ts';
import { orders } from '../../../schemas/sales/orders.ts';
import type { Deposit as Values } from '../../../schemas/tickets/deposit.ts';
import { DepositFields } from '../../sales/index.ts';
import { usePrice } from './usePrice.ts';

const skeleton = <Skeleton variant="rounded" height={150} />;

/** What is paid of the price at once; opened by a button as soon as something has a price. */
export function Deposit() {
  const translate = useTranslate();
  const cents = useCents();
  const may = useCan();
  const { setValue } = useFormContext();
  const { total } = usePrice();
  const [deposit, locationId, customerId] = useWatch({
    name: ['deposit', 'location_id', 'customer_id'],
  }) as [Values | null, number | null, string | null];
  const { errors } = useFormState({ name: 'deposit' });
  const [wasOpen, setWasOpen] = useState(false);
  const message: unknown = get(errors, 'deposit.message');
  const isOffered = locationId !== null && may('create', orders, { location_id: locationId });
  if (!deposit && (!isOffered || total === 0)) return null;
  const set = (value: object | null) => {
    setWasOpen(value === null);
    setValue('deposit', value, { shouldDirty: true, shouldValidate: true });
  };
  if (!deposit)
    return (
      <Button
        size="small"
        autoFocus={wasOpen}
        onClick={() =>
          set({ method: 'POS', amount: null, tendered: null, reference: null, balance: 'STORE_CREDIT' })
        }
      >
        {translate('intake.deposit.take')}
      </Button>
    );
  return (
    <Stack role="group" aria-label={translate('intake.deposit.title')} sx={{ gap: 2, mt: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 500 }}>
        {translate('intake.deposit.title')}
      </Typography>
      {isOffered ? (
        <AfterPaint fallback={skeleton}>
          <Suspense fallback={skeleton}>
            <DepositFields at="deposit." {...{ locationId, customerId }} />
          </Suspense>
        </AfterPaint>
      ) : (
        <Alert severity="error">{translate('intake.deposit.elsewhere')}</Alert>
      )}
      {deposit.amount > 0 && deposit.amount <= total && (
        <Typography role="status">
          {translate('intake.deposit.rest', { amount: cents(total - deposit.amount) })}
        </Typography>
      )}
      {typeof message === 'string' && (
        <FormHelperText error role="alert">
          {message}
        </FormHelperText>
      )}
      <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => set(null)}>
        {translate('intake.deposit.none')}
      </Button>
    </Stack>
  );
}
