import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../../../kit/slots.ts';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { LookupValue } from '../../appointments/index.ts';

/** Status of an appointment or quote. */
export function ServiceStatus(_: SlotProps & { source: string }) {
  const isQuote = useRecordContext<Appointment>()?.type === 'QUOTE';
  return isQuote ? (
    <LookupValue source="quote_status" type="QUOTE_STATUS" />
  ) : (
    <LookupValue source="status" type="APPOINTMENT_STATUS" />
  );
}
