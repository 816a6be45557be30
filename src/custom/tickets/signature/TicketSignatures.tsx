import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Card } from '../../../kit/Card.tsx';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { useDateTimeText } from '../../../kit/fields/useDateTimeText.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { tickets } from '../../../schemas/tickets/tickets.ts';
import { SignaturePad } from './SignaturePad.tsx';
import { SignButton } from './SignButton.tsx';
import { useSignatures } from './useSignatures.ts';
import { useTerms } from './useTerms.ts';

/** The signatures of the ticket; what is not signed yet says so and can be signed. Absent without terms to sign. */
export default function TicketSignatures() {
  const translate = useTranslate();
  const dateText = useDateTimeText();
  const ticket = usePageRecord(tickets);
  const may = useCan();
  const { signatures: data, error, refetch, reload } = useSignatures(ticket.id);
  const locale = useLocale();
  const { terms: intake, ...ofIntake } = useTerms('INTAKE', locale);
  const { terms: pickUp, ...ofPickUp } = useTerms('PICKUP', locale);
  const hasTerms = Boolean(intake?.hash || pickUp?.hash);
  const isUnread = Boolean((error && !data) || ofIntake.error || ofPickUp.error);
  if (!ticket.customer_id || !(hasTerms || isUnread || data?.length)) return null;
  // Buttons load the terms again where they could not be loaded.
  const maySign = !isUnread && may('update', tickets, ticket);
  const retry = () => {
    void refetch();
    ofIntake.reload();
    ofPickUp.reload();
  };
  const isSigned = (kind: string) => data?.some((one) => one.kind === kind) !== false;
  const isLeaving = ticket.state === 'READY' || ticket.state === 'GONE';
  const buttons = { ticketId: ticket.id, name: ticket.customer?.name ?? '', onSigned: reload };
  return (
    <Card title={translate('bench.signing.signatures')}>
      {isUnread && <LoadErrorAlert message="messages.load_failed" onRetry={retry} />}
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        {data?.map(({ id, kind, name, strokes, is_late, created_date }) => (
          <div key={id} style={{ width: '100%', maxWidth: 320 }}>
            <SignaturePad strokes={strokes} label={translate('bench.signing.drawn', { name })} />
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {translate('bench.signing.signed', {
                kind: translate(`bench.signing.kinds.${kind}`),
                name,
                date: dateText(created_date),
              })}
              {is_late && ` (${translate('bench.signing.is_late')})`}
            </Typography>
          </div>
        ))}
        {intake?.hash && !isSigned('INTAKE') && (
          <Chip size="small" color="warning" label={translate('bench.signing.none')} />
        )}
        {maySign && !isSigned('INTAKE') && <SignButton kind="INTAKE" {...buttons} />}
        {maySign && isLeaving && !isSigned('PICKUP') && <SignButton kind="PICKUP" {...buttons} />}
      </Stack>
    </Card>
  );
}
