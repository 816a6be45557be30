import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { DetailHeader } from '../../../kit/detailPage/DetailHeader.tsx';
import { useBackToList } from '../../../kit/detailPage/useBackToList.ts';
import { DialogError } from '../../../kit/form/DialogError.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { useKept } from '../../../kit/kept/keptQueue.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { tickets } from '../../../schemas/tickets/tickets.ts';
import { QueuedTickets } from '../offline/QueuedTickets.tsx';
import { ticketQueue, type UnsentTicket } from '../offline/queue.ts';
import { ticketText } from '../texts.ts';
import { IntakeForm } from './IntakeForm.tsx';
import type { Prefill } from './prefill.ts';
import { useNewTicket } from './useNewTicket.ts';
import { usePrefill } from './usePrefill.ts';

/** `/Tickets/create`: takes devices in, also those of an `appointment`, `request`, `shipment` or `customer`. */
export default function IntakePage() {
  const translate = useTranslate();
  const back = useBackToList();
  const mayCreate = useCan()('create', tickets);
  const [parameters] = useSearchParams();
  const { values, ticket, isLoading, error, retry } = usePrefill();
  const navigate = useNavigate();
  const { staff_id } = useSession().who;
  const [kept, setKept] = useState<string>();
  const queued = useKept(ticketQueue, staff_id).find(({ id }) => id === parameters.get('queued'));
  const correcting = queued?.number === undefined ? queued?.ticket : undefined;
  const content = () => {
    if (!mayCreate) return <DialogError onClose={back} />;
    if (error) return <LoadErrorAlert message="messages.load_failed" onRetry={retry} />;
    if (isLoading) return <FormSkeleton slots={6} />;
    if (!ticket)
      return (
        <Filled
          key={[parameters.toString(), kept].join(' ')}
          values={correcting ?? values}
          onKept={(id) => {
            setKept(id);
            void navigate('/Tickets/create', { replace: true });
          }}
        />
      );
    return (
      <Alert
        severity="info"
        action={
          <Button color="inherit" size="small" autoFocus component={Link} to={`/Tickets/${ticket.id}`}>
            {translate('resources.tickets.actions.view')}
          </Button>
        }
      >
        {translate('intake.known', { ticket: ticketText(ticket, translate) })}
      </Alert>
    );
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <DetailHeader title={translate('resources.tickets.actions.new')} back="detailPage.back" />
      <QueuedTickets latest={kept} />
      {content()}
    </Stack>
  );
}

interface FilledProps {
  values: Prefill | UnsentTicket['ticket'];
  onKept: (id: string) => void;
}

/** The form keeps the values that it was opened with. */
function Filled({ values, onKept }: FilledProps) {
  const newTicket = useNewTicket();
  const [initial] = useState(() => ({ ...newTicket(), ...values }));
  return <IntakeForm values={initial} onKept={onKept} />;
}
