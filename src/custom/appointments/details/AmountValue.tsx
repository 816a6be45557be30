import { useRecordContext } from 'react-admin';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import type { SlotProps } from '../../../kit/slots.ts';
import { useTotal } from './useTotal.ts';

/** Total cost of the repairs. */
export function AmountValue(_: SlotProps & { source: string }) {
  const totalOf = useTotal();
  const repairs = useRecordContext<Appointment>()?.repairs ?? [];
  return repairs.length > 0 ? <span>{totalOf(repairs)}</span> : null;
}
