import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Card } from '../../../kit/Card.tsx';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { useCents } from '../../../kit/fields/useCents.ts';
import type { PaymentMethodTotal } from '../../../schemas/wallet/registerReport.ts';
import { registers } from '../../../schemas/wallet/registers.ts';
import { CashMovements } from './CashMovements.tsx';
import { Figures } from './Figures.tsx';
import { useRegisterReport } from './useRegisterReport.ts';

/** Payments and refunds at a register by payment method with the taxes included, and its cash movements. */
export default function RegisterPayments() {
  const { id } = usePageRecord(registers);
  const translate = useTranslate();
  const cents = useCents();
  const { data } = useRegisterReport(id);
  const words = (key: string) => translate(`wallet.tills.payments.${key}`);
  if (!data)
    return (
      <>
        <Skeleton variant="rounded" height={160} />
        <Skeleton variant="rounded" height={240} />
      </>
    );
  const { methods, taxes, movements } = data;
  const sum = (key: 'taken' | 'given_back') => methods.reduce((all, one) => all + one[key], 0);
  const row = (name: string, taken: number, given: number) => [
    name,
    cents(taken),
    cents(given),
    cents(taken - given),
  ];
  return (
    <>
      <Card title={words('title')}>
        {methods.length === 0 ? (
          <Typography color="text.secondary">{words('none')}</Typography>
        ) : (
          <Figures
            head={['', words('taken'), words('given_back'), words('net')]}
            rows={methods.map((one) => row(words(`methods.${nameOf(one)}`), one.taken, one.given_back))}
            sum={row(translate('wallet.tills.total'), sum('taken'), sum('given_back'))}
          />
        )}
        {taxes.length > 0 && (
          <Typography color="text.secondary" variant="body2" sx={{ mt: 1.5 }}>
            {words('taxes')}{' '}
            {taxes
              .map(({ account, amount }) => `${translate(`wallet.accounts.${account}`)} ${cents(amount)}`)
              .join(' · ')}
          </Typography>
        )}
      </Card>
      <Card title={translate('wallet.tills.movements')}>
        <CashMovements movements={movements} />
      </Card>
    </>
  );
}

const nameOf = ({ method, balance }: PaymentMethodTotal) => (balance === 'GIFT' ? 'GIFT' : method);
