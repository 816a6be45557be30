import Typography from '@mui/material/Typography';
import { useTranslate, type ListControllerResult } from 'react-admin';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';

/** Tells that the calendar is empty because of its filters. */
export function NoMatches({ list }: { list: ListControllerResult<Appointment> }) {
  const translate = useTranslate();
  const { data, filterValues, isFetching } = list;
  const isEmpty = !isFetching && data?.length === 0 && Object.keys(filterValues).length > 0;
  return (
    <Typography role="status" color="text.secondary" sx={{ px: 2, pb: isEmpty ? 1.25 : 0 }}>
      {isEmpty && translate('calendar.no_hits')}
    </Typography>
  );
}
