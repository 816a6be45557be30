import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { TimelineItem } from '../../../kit/timeline/TimelineItem.tsx';
import type { TimelineEntry as Entry } from '../../../schemas/customers/timeline.ts';
import { useLookups } from '../../store/index.ts';
import { kinds } from './kinds.ts';

interface TimelineEntryProps {
  entry: Entry;
  customerId: string;
  /** Opens an email. */
  onMail: (id: string) => void;
}

/** An entry of the timeline: kind, subject, state, staff member and date. */
export function TimelineEntry({ entry, customerId, onMail }: TimelineEntryProps) {
  const translate = useTranslate();
  const { textOf } = useLookups();
  const { kind, id, about, state, by, date } = entry;
  const { icon, to, state: stateText } = kinds[kind];
  const words = [
    translate(`customerProfile.timeline.kinds.${kind}`),
    state === 'CANCELLED' ? translate('booking.voided') : state && stateText(state, translate, textOf),
  ];
  return (
    <TimelineItem icon={icon} title={words.filter(Boolean).join(' – ')} date={date} by={by}>
      {about && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {to ? (
            <Link component={RouterLink} to={to(entry, customerId)} state={{ dialog: true }}>
              {about}
            </Link>
          ) : kind === 'MAIL' ? (
            <Link component="button" variant="body2" onClick={() => onMail(id)} sx={{ textAlign: 'start' }}>
              {about}
            </Link>
          ) : (
            translate('customerProfile.timeline.with', { name: about })
          )}
        </Typography>
      )}
    </TimelineItem>
  );
}
