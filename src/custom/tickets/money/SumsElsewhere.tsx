import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { Fact } from '../../../kit/fields/Fact.tsx';
import { useCents } from '../../../kit/fields/useCents.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { Ticket } from '../../../schemas/tickets/tickets.ts';
import { useBalance } from './useBalance.ts';

/** What is due for a ticket whose order the reader does not see, and where it is paid. */
export function SumsElsewhere({ ticket }: { ticket: Pick<Ticket, 'id' | 'devices'> }) {
  const translate = useTranslate();
  const cents = useCents();
  const { data, error, refetch } = useBalance(ticket);
  if (!data) return error && <LoadErrorAlert message="bench.money.unread" onRetry={() => void refetch()} />;
  const { total, paid, due, location } = data;
  return (
    <>
      <dl>
        <Fact name={translate('bench.money.total')}>{cents(total)}</Fact>
        <Fact name={translate('bench.money.paid')}>{cents(paid)}</Fact>
        <Fact name={translate('bench.money.due')}>
          <strong>{cents(due)}</strong>
        </Fact>
      </dl>
      {location && (
        <Alert severity={due > 0 ? 'warning' : 'info'}>
          {translate('bench.money.elsewhere', { location })}
        </Alert>
      )}
    </>
  );
}
