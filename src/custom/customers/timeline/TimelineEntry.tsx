import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { timeSince } from '../../../kit/fields/timeSince.ts';
import type { TimelineEntry as Entry } from '../../../schemas/customers/timeline.ts';
import { useLookups } from '../../store/index.ts';

interface TimelineEntryProps {
  entry: Entry;
  customerId: string;
  /** Opens an email. */
  onMail: (id: string) => void;
}

/** An entry of the timeline: kind, subject, state, staff member and date. */
export function TimelineEntry({ entry, customerId, onMail }: TimelineEntryProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const stateText = useStateText();
  const { kind, about, by, date } = entry;
  const to = addressOf(entry, customerId);
  const title = [translate(`customerProfile.timeline.kinds.${kind}`), stateText(entry)]
    .filter(Boolean)
    .join(' – ');
  return (
    <li>
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      {about && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {to ? (
            <Link component={RouterLink} to={to} state={{ dialog: true }}>
              {about}
            </Link>
          ) : entry.kind === 'MAIL' ? (
            <Link
              component="button"
              variant="body2"
              onClick={() => onMail(entry.id)}
              sx={{ textAlign: 'start' }}
            >
              {about}
            </Link>
          ) : kind === 'CHANGE' ? (
            translate('customerProfile.timeline.with', { name: about })
          ) : (
            about
          )}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        <time dateTime={date}>
          {timeSince(date, locale)} · {dateFormat(locale, timezone, 'moment').format(new Date(date))}
        </time>
        {by && ` · ${by}`}
      </Typography>
    </li>
  );
}

/** Path that the entry links to. */
function addressOf({ kind, id }: Entry, customerId: string): string | undefined {
  if (kind === 'APPOINTMENT' || kind === 'QUOTE') return `/Customers?cid=${customerId}&service=${id}`;
  if (kind === 'ORDER') return `/Sales/${id}`;
  if (kind === 'SHIPMENT') return `/Shipping/${id}`;
  return kind === 'REQUEST' ? `/CustomerRequests/${id}` : undefined;
}

/** Returns an entry's state as text; for appointments the store's own label. */
function useStateText() {
  const translate = useTranslate();
  const { textOf } = useLookups();
  return ({ kind, state }: Entry): string | null => {
    if (!state) return null;
    if (state === 'CANCELLED') return translate('booking.voided');
    switch (kind) {
      case 'APPOINTMENT':
        return textOf('APPOINTMENT_STATUS', state);
      case 'QUOTE':
        return textOf('QUOTE_STATUS', state);
      case 'ORDER':
        return translate(`resources.orders.values.order_status.${state}`);
      case 'SHIPMENT':
        return translate(`resources.shipments.values.shipment_status.${state}`, {
          _: translate(`resources.shipments.values.tracking_status.${state}`),
        });
      case 'CHANGE':
        return translate(`history.actions.${state}`);
      default:
        return translate(`customerProfile.timeline.states.${state}`);
    }
  };
}
