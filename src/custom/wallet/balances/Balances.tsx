import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { Card } from '../../../kit/Card.tsx';
import { useCents } from '../../../kit/fields/useCents.ts';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { balanceKinds } from '../../../schemas/sales/states.ts';
import { changesBalances, seesBalances, type BalanceChange } from '../../../schemas/wallet/balances.ts';
import { useWalletCalls } from '../calls.ts';
import { BalanceEntries } from './BalanceEntries.tsx';

const BalanceDialog = lazyWithPreload(() => import('./BalanceDialog.tsx'));

type Direction = BalanceChange['direction'];

/** A customer's balances and their entries; staff with the right may change them manually (contract 4 §2.6). */
export function Balances({ customer }: { customer: Customer }) {
  const { who } = useSession();
  return seesBalances(who) ? <Known customer={customer} /> : null;
}

/** Entries shown at first, and added by each Show more. */
const step = 5;

function Known({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const cents = useCents();
  const { who } = useSession();
  const { getBalances } = useWalletCalls();
  const [shown, setShown] = useState(step);
  const [direction, setDirection] = useState<Direction>();
  const { data, error, refetch } = useQuery({
    queryKey: [customers.name, 'balances', customer.id, shown],
    queryFn: ({ signal }) => getBalances({ params: { id: customer.id }, query: { per_page: shown }, signal }),
    placeholderData: (before) => before,
  });
  const text = (key: string) => translate(`wallet.balances.${key}`);
  const close = () => setDirection(undefined);
  const isEmpty = data?.STORE_CREDIT === 0 && data.GIFT === 0;
  const mayChange = changesBalances(who) !== false && !customer.forgotten_date;
  const actions = mayChange && (
    <>
      <Button size="small" onClick={() => setDirection('GIVE')}>
        {text('give.label')}
      </Button>
      {data && !isEmpty && (
        <Button size="small" onClick={() => setDirection('TAKE')}>
          {text('take.label')}
        </Button>
      )}
    </>
  );
  return (
    <Card title={text('title')} action={actions}>
      {error && !data && <LoadErrorAlert message="wallet.balances.failed" onRetry={() => void refetch()} />}
      {data && (
        <Stack sx={{ gap: 1.5 }}>
          <dl>
            {balanceKinds.map((kind) => (
              <div key={kind}>
                <dt>{text(`kinds.${kind}`)}</dt>
                <dd>
                  <Typography component="span" variant="h6" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {cents(data[kind])}
                  </Typography>
                </dd>
              </div>
            ))}
          </dl>
          <BalanceEntries entries={data.entries} />
          {data.total > data.entries.length && shown < 100 && (
            <Button
              size="small"
              sx={{ alignSelf: 'start' }}
              onClick={() => setShown(Math.min(100, shown + 20))}
            >
              {text('more')}
            </Button>
          )}
        </Stack>
      )}
      {direction && (
        <LazyBoundary onClose={close}>
          <BalanceDialog customer={customer} direction={direction} balances={data} onClose={close} />
        </LazyBoundary>
      )}
    </Card>
  );
}
