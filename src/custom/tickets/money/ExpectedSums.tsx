import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Fact } from '../../../kit/fields/Fact.tsx';
import { useCents } from '../../../kit/fields/useCents.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { Ticket } from '../../../schemas/tickets/tickets.ts';
import { useBalance } from './useBalance.ts';

interface ExpectedSumsProps {
  ticket: Pick<Ticket, 'id' | 'devices'>;
  /** Its devices are handed over here: what is due is said in so many words. */
  isPickUp: boolean;
}

/** What the order of a ticket will cost, while there is none. */
export function ExpectedSums({ ticket, isPickUp }: ExpectedSumsProps) {
  const translate = useTranslate();
  const cents = useCents();
  const { data, error, refetch } = useBalance(ticket);
  return (
    <>
      {data && data.total > 0 && (
        <dl>
          <Fact name={translate('bench.money.total')}>{cents(data.total)}</Fact>
        </dl>
      )}
      {!data && error && <LoadErrorAlert message="bench.money.unread" onRetry={() => void refetch()} />}
      <Typography color="text.secondary">{translate('bench.money.none')}</Typography>
      {isPickUp && data && data.due > 0 && (
        <Alert severity="info">{translate('bench.pick_up.due', { amount: cents(data.due) })}</Alert>
      )}
    </>
  );
}
