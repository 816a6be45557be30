import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { useCurrentLocation } from '../../authProvider/currentLocation.ts';
import { appointments } from '../../schemas/appointments/appointments.ts';
import { useAppointmentCalls } from '../appointments/index.ts';
import { todayFilter, type AppointmentType } from './todayFilter.ts';
import { useToday } from '../../kit/useToday.ts';

interface TodayCountProps {
  type: AppointmentType;
  /** A message key with singular and plural. */
  label: string;
}

/** The number of today's appointments or quotes, and how many rows of the table are cancelled. */
export function TodayCount({ type, label }: TodayCountProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const today = useToday();
  const { location } = useCurrentLocation();
  const { countAppointments } = useAppointmentCalls();
  const filter = todayFilter(type, today, location?.id);
  const { data, isError, refetch } = useQuery({
    queryKey: [appointments.name, 'count', filter],
    queryFn: async ({ signal }) => {
      const [open, all] = await Promise.all([
        countAppointments(filter, signal),
        countAppointments({ ...filter, include_voided: true }, signal),
      ]);
      return { open, cancelled: all - open };
    },
  });
  return (
    <div>
      <Typography component="strong" variant="h1" sx={{ display: 'block', minHeight: 29 }}>
        {data === undefined ? isError ? '–' : <Skeleton width={32} /> : data.open.toLocaleString(locale)}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary">
        {translate(label, { smart_count: data?.open ?? 2 })}
        {data &&
          data.cancelled > 0 &&
          ` · ${translate('dashboard.cancelled', { smart_count: data.cancelled })}`}
      </Typography>
      {isError && (
        <Button
          size="small"
          onClick={() => void refetch()}
          aria-label={`${translate(label, { smart_count: 2 })}: ${translate('errors.retry')}`}
        >
          {translate('errors.retry')}
        </Button>
      )}
    </div>
  );
}
