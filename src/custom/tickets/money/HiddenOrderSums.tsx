import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { Fact } from '../../../kit/fields/Fact.tsx';
import { useCents } from '../../../kit/fields/useCents.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { Ticket } from '../../../schemas/tickets/tickets.ts';
import { useBalance } from './useBalance.ts';

/** What is due for a ticket whose order the reader may not see, and where it is paid, if that is another location. */
export function HiddenOrderSums({ ticket }: { ticket: Pick<Ticket, 'id' | 'devices'> }) {
  const translate = useTranslate();
  const cents = useCents();
  const { who } = useSession();
  const { data, error, refetch } = useBalance(ticket);
  if (!data) return error && <LoadErrorAlert message="bench.money.unread" onRetry={() => void refetch()} />;
  const { total, paid, due, location, location_id } = data;
  return (
    <>
      <dl>
        <Fact name={translate('bench.money.total')}>{cents(total)}</Fact>
        <Fact name={translate('bench.money.paid')}>{cents(paid)}</Fact>
        <Fact name={translate('bench.money.due')}>
          <strong>{cents(due)}</strong>
        </Fact>
      </dl>
      {location && location_id !== who.location_id && (
        <Alert severity={due > 0 ? 'warning' : 'info'}>
          {translate('bench.money.elsewhere', { location })}
        </Alert>
      )}
    </>
  );
}
