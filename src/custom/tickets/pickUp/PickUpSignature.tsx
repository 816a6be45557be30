import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { useDateTimeText } from '../../../kit/fields/useDateTimeText.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { TicketDevice } from '../../../schemas/tickets/ticketDevices.ts';
import { tickets, type Ticket } from '../../../schemas/tickets/tickets.ts';
import { SignButton } from '../signature/SignButton.tsx';
import { useSignatures } from '../signature/useSignatures.ts';

interface PickUpSignatureProps {
  ticket: Ticket;
  devices: TicketDevice[];
}

/** Who signed the terms of the pick-up, and the button to sign them: once for each visit. Empty without terms. */
export function PickUpSignature({ ticket, devices }: PickUpSignatureProps) {
  const translate = useTranslate();
  const dateText = useDateTimeText();
  const may = useCan();
  const { signatures, error, refetch, reload } = useSignatures(ticket.id);
  const has = (state: TicketDevice['state']) => devices.some((one) => one.state === state);
  if (!(has('READY') || has('GONE'))) return null;
  if (!signatures)
    return error && <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />;
  const signed = signatures.filter(({ kind }) => kind === 'PICKUP');
  const isWanted = signed.length === 0 || (has('READY') && has('GONE'));
  return (
    <Stack sx={{ gap: 1, mt: 2, alignItems: 'flex-start', '&:empty': { display: 'none' } }}>
      {signed.map(({ id, kind, name, created_date }) => (
        <Typography key={id} variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('bench.signing.signed', {
            kind: translate(`bench.signing.kinds.${kind}`),
            name,
            date: dateText(created_date),
          })}
        </Typography>
      ))}
      {isWanted && may('update', tickets, ticket) && (
        <SignButton kind="PICKUP" ticketId={ticket.id} name={ticket.customer?.name ?? ''} onSigned={reload} />
      )}
    </Stack>
  );
}
