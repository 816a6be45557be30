import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import type { Register } from '../../../schemas/wallet/registers.ts';
import type { RegisterReport } from '../../../schemas/wallet/registerReport.ts';

interface CashSumsProps {
  register: Register;
  cash: RegisterReport['cash'] | undefined;
  /** Counted cash, null before it is counted. */
  counted: number | null;
}

/** How a register's cash adds up: float, payments, refunds, cash in and out. */
export function CashSums({ register, cash, counted }: CashSumsProps) {
  const translate = useTranslate();
  const cents = useCents();
  if (!cash) return <Skeleton variant="rounded" height={180} />;
  const { float, taken, given_back, cash_in, cash_out, expected } = cash;
  const isClosed = register.state === 'CLOSED';
  const rows = [
    ['float', float],
    ['taken', taken],
    ['given_back', 0 - given_back],
    ['cash_in', cash_in],
    ['cash_out', 0 - cash_out],
  ] as const;
  return (
    <List>
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{translate(`wallet.tills.cash.${name}`)}</dt>
          <dd>{cents(amount)}</dd>
        </div>
      ))}
      <div data-sum>
        <dt>{translate(`wallet.tills.cash.${isClosed || counted !== null ? 'expected' : 'now'}`)}</dt>
        <dd>{cents(expected)}</dd>
      </div>
      {counted !== null && (
        <>
          <div>
            <dt>{translate('wallet.tills.cash.counted')}</dt>
            <dd>{cents(counted)}</dd>
          </div>
          <div data-sum>
            <dt>{translate('wallet.tills.cash.difference')}</dt>
            <dd>{cents(counted - expected)}</dd>
          </div>
        </>
      )}
    </List>
  );
}

const List = styled('dl')(({ theme: { palette } }) => ({
  '&&': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, margin: 0 },
  '& div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '&& dt': { fontSize: 'inherit', color: palette.text.secondary },
  '&& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& [data-sum]': { paddingTop: 6, borderTop: `1px solid ${palette.divider}`, fontWeight: 600 },
  '&& [data-sum] dt': { color: 'inherit' },
}));
