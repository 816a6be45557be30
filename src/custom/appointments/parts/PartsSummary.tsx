import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { longMoment } from '../../../kit/fields/longDate.ts';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import type { BookingMovement, BookingPart } from '../../../schemas/appointments/parts.ts';
import { useBookingParts } from './useBookingParts.ts';

const text = (key: string) => `booking.parts.${key}`;

/** The parts of an appointment: reserved, used and missing quantities, and their movements. */
export function PartsSummary({ appointment }: { appointment: Appointment }) {
  const translate = useTranslate();
  const { found, error, refetch } = useBookingParts(appointment);
  const { parts = [], movements = [] } = found ?? {};
  if (!error && parts.length === 0 && movements.length === 0) return null;
  return (
    <Section>
      <Typography component="h3" variant="h5" sx={{ mb: 0.5 }}>
        {translate(text('title'))}
      </Typography>
      {error && <LoadErrorAlert message={error.message} onRetry={() => void refetch()} />}
      {parts.length > 0 && (
        <ul>
          {parts.map((part) => (
            <PartItem key={part.item.id} part={part} />
          ))}
        </ul>
      )}
      {movements.length > 0 && (
        <details open={parts.length === 0}>
          <summary>{translate(text('happened'))}</summary>
          <ul>
            {movements.map((movement) => (
              <Movement key={`${movement.created_date} ${movement.kind} ${movement.item.id}`} {...movement} />
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

const counted = ['reserved', 'used', 'waiting', 'missing'] as const;

function PartItem({ part }: { part: BookingPart }) {
  const translate = useTranslate();
  const counts = counted.filter((key) => part[key] > 0);
  return (
    <li>
      <strong>{`${part.needed} × ${part.item.name ?? ''}`}</strong>
      <span className="counts">
        {counts.map((key) => (
          <span key={key} data-state={key}>
            {translate(text(`counts.${key}`), { smart_count: part[key] })}
          </span>
        ))}
      </span>
    </li>
  );
}

function Movement({ kind, item, count, by, created_date }: BookingMovement) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  return (
    <li>
      {translate(text(`kinds.${kind}`), { what: `${count} × ${item.name ?? ''}` })}
      <small>{[by, longMoment(created_date, locale, timezone)].filter(Boolean).join(' · ')}</small>
    </li>
  );
}

const Section = styled('section')(({ theme: { palette } }) => ({
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { padding: '6px 0', overflowWrap: 'anywhere' },
  '& .counts': { display: 'flex', flexWrap: 'wrap', gap: '0 16px' },
  '& .counts span': { color: palette.text.secondary },
  '& .counts [data-state=waiting], & .counts [data-state=missing]': {
    color: palette.warning.dark,
    fontWeight: 600,
    ...(palette.mode === 'dark' && { color: palette.warning.light }),
  },
  '& small': { display: 'block', color: palette.text.secondary, fontSize: '0.8125rem' },
}));
