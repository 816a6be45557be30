import Link from '@mui/material/Link';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { SlotProps } from '../../kit/slots.ts';
import type { Estimate } from '../../schemas/estimates/estimates.ts';
import { TicketLink } from '../tickets/index.ts';

/** The ticket of an estimate, or its quote, as a link. */
export function EstimateSubjectLink(props: SlotProps) {
  const translate = useTranslate();
  const estimate = useRecordContext<Estimate>();
  if (!estimate) return null;
  if (estimate.ticket_id) return <TicketLink {...props} />;
  return (
    <Link component={RouterLink} to={`/Quotes/${estimate.quote_id}`}>
      {translate('resources.quotes.name', { smart_count: 1 })}
    </Link>
  );
}
