import { useRecordContext } from 'react-admin';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import type { SlotProps } from '../../../kit/slots.ts';
import { useTotal } from './useTotal.ts';

/** What the repairs of an appointment or a quote cost together. */
export function AmountValue(_: SlotProps & { source: string }) {
  const totalOf = useTotal();
  const repairs = useRecordContext<Appointment>()?.repairs ?? [];
  return repairs.length > 0 ? <span>{totalOf(repairs)}</span> : null;
}
