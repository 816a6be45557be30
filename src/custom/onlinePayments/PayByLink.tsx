import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGetList, useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { Card } from '../../kit/Card.tsx';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { Fact } from '../../kit/fields/Fact.tsx';
import { useCents } from '../../kit/fields/useCents.ts';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { paymentAttempts, type PaymentAttempt } from '../../schemas/onlinePayments/paymentAttempts.ts';
import { orders } from '../../schemas/sales/orders.ts';
import { tickets } from '../../schemas/tickets/tickets.ts';
import { AskDeposit } from './AskDeposit.tsx';
import { Attempts } from './Attempts.tsx';
import { useOnlinePaymentCalls } from './calls.ts';
import { LinkButtons } from './LinkButtons.tsx';

/** What the customer can pay of the ticket by a link, how the link reaches them, and what became of their attempts. */
export default function PayByLink() {
  const translate = useTranslate();
  const cents = useCents();
  const may = useCan();
  const ticket = usePageRecord(tickets);
  const { id } = ticket;
  const { getTicketPayment } = useOnlinePaymentCalls();
  const seesAttempts = may('list', paymentAttempts);
  const { data, error, refetch } = useQuery({
    queryKey: [orders.name, 'onlinePayment', id, ticket.devices],
    queryFn: () => getTicketPayment({ params: { id } }),
    enabled: ticket.customer_id !== null,
  });
  const {
    data: attempts = [],
    error: unread,
    refetch: readAttempts,
  } = useGetList<PaymentAttempt>(
    paymentAttempts.name,
    {
      filter: { ticket_id: id },
      sort: paymentAttempts.defaultSort,
      pagination: { page: 1, perPage: 20 },
    },
    { enabled: seesAttempts },
  );
  const reload = () => void refetch();
  const isAsked = data !== undefined && (data.deposit > 0 || data.asked !== null);
  const isPayable = data !== undefined && data.way !== 'OFF' && data.due > 0;
  const hasLinks = isPayable && may('update', tickets, { ...ticket });
  const isSaid = isPayable && (isAsked || data.way === 'ADDRESS' || data.awaits_answer);
  if (!error && !unread && attempts.length === 0 && !hasLinks && !isSaid) return null;
  return (
    <Card title={translate('online_payments.title')}>
      <Stack sx={{ gap: 2 }}>
        {error && <LoadErrorAlert message="online_payments.not_loaded" onRetry={reload} />}
        {data && (
          <>
            {isAsked && (
              <dl>
                <Fact name={translate('online_payments.deposit')}>
                  {data.deposit > 0
                    ? cents(data.deposit)
                    : translate('online_payments.deposit_paid', { amount: cents(data.asked ?? 0) })}
                </Fact>
              </dl>
            )}
            {data.due <= 0 && (
              <Typography color="text.secondary">{translate('online_payments.nothing_due')}</Typography>
            )}
            {data.way === 'ADDRESS' && data.due > 0 && (
              <Typography color="text.secondary">{translate('online_payments.by_address')}</Typography>
            )}
            {isPayable && data.awaits_answer && (
              <Typography color="text.secondary">{translate('online_payments.awaits_answer')}</Typography>
            )}
            {hasLinks && (
              <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                {(data.deposit > 0 || !data.awaits_answer) && (
                  <LinkButtons ticket={ticket} channels={data.channels} />
                )}
                <AskDeposit ticketId={id} asked={data.asked} onAsked={reload} />
              </Stack>
            )}
          </>
        )}
        {unread && <LoadErrorAlert message="messages.load_failed" onRetry={() => void readAttempts()} />}
        {attempts.length > 0 && <Attempts attempts={attempts} />}
      </Stack>
    </Card>
  );
}
