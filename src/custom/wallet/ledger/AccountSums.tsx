import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { transactions } from '../../../schemas/wallet/transactions.ts';
import { useWalletCalls } from '../calls.ts';
import { Figures } from '../registers/Figures.tsx';

/** Totals by account of the listed transactions; loaded when opened. */
export default function AccountSums() {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{translate('wallet.ledger.sums')}</summary>
      {isOpen && <Sums />}
    </Box>
  );
}

function Sums() {
  const translate = useTranslate();
  const cents = useCents();
  const { getAccountSums } = useWalletCalls();
  const { filter: own, filterValues } = useListContext();
  const filter = { ...filterValues, ...own } as Record<string, string>;
  const { data, isError, refetch } = useQuery({
    queryKey: [transactions.name, 'sums', filter],
    queryFn: ({ signal }) => getAccountSums({ query: filter, signal }),
    placeholderData: (before) => before,
  });
  const text = (key: string) => translate(`wallet.ledger.${key}`);
  if (isError) return <LoadErrorAlert message={text('sums_failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  const sum = (key: 'debit' | 'credit') => data.reduce((all, one) => all + one[key], 0);
  return (
    <Scroll tabIndex={0} role="region" aria-label={text('sums')}>
      <Figures
        head={[text('account'), text('debit'), text('credit'), text('balance')]}
        rows={data.map(({ account, debit, credit, balance }) => [
          translate(`wallet.accounts.${account}`),
          cents(debit),
          cents(credit),
          cents(balance),
        ])}
        sum={[translate('wallet.tills.total'), cents(sum('debit')), cents(sum('credit')), cents(0)]}
      />
    </Scroll>
  );
}

const Scroll = styled('div')(({ theme: { palette } }) => ({
  overflowX: 'auto',
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
}));

const Box = styled('details')(({ theme: { palette, spacing, shape } }) => ({
  marginBottom: spacing(2),
  padding: spacing(1, 2),
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  background: palette.background.paper,
  '& summary': { cursor: 'pointer', fontWeight: 500 },
  '&[open] summary': { marginBottom: spacing(1) },
  '@media (pointer: coarse)': { '& summary': { padding: spacing(1, 0) } },
}));
