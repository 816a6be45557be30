import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { useAppointmentCalls } from '../calls.ts';

type Watched = Pick<Appointment, 'type' | 'location_id' | 'repairs' | 'status'>;

const keys = ['type', 'location_id', 'repairs', 'status'] as const;

/** Warns about parts of the selected repairs that the location does not have; it can be booked anyway. */
export function PartsWarning() {
  const translate = useTranslate();
  const { getPartNeeds } = useAppointmentCalls();
  const id = useRecordContext<RaRecord<string>>()?.id;
  const [type, location_id, repairs, status] = useWatch<Watched, typeof keys>({ name: keys });
  const repair_ids = (repairs ?? []).flatMap(({ repair_id }) => repair_id ?? []);
  const params = { location_id };
  const query = { repair_ids, appointment_id: id };
  const { data = [] } = useQuery({
    queryKey: ['stock', 'needs', params, query],
    queryFn: async ({ signal }) => (await getPartNeeds({ params, query, signal })).data,
    enabled: type === 'APPOINTMENT' && Boolean(location_id) && repair_ids.length > 0,
    retry: false,
  });
  const lacking = data.filter(({ is_there }) => !is_there);
  if (type !== 'APPOINTMENT' || repair_ids.length === 0 || lacking.length === 0) return null;
  const names = lacking.map(({ item, needed, free }) =>
    free === undefined ? item.name : translate('booking.parts.short', { name: item.name, needed, free }),
  );
  return (
    <Alert severity="warning" role="status">
      {translate(status === 'COMPLETED' ? 'booking.parts.not_taken' : 'booking.parts.not_there', {
        names: names.join(', '),
      })}
    </Alert>
  );
}
