import { useQuery } from '@tanstack/react-query';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { partsStateOf, type BookingPart } from '../../../schemas/appointments/parts.ts';
import { useAppointmentCalls } from '../calls.ts';

const keys = ['needed', 'reserved', 'used', 'missing'] as const;

/** Overall state of the parts; undefined without parts. */
function stateOf(parts: BookingPart[]) {
  const sumOf = (key: (typeof keys)[number]) => parts.reduce((sum, part) => sum + part[key], 0);
  const [needed = 0, reserved = 0, used = 0, missing = 0] = keys.map(sumOf);
  return parts.length > 0 ? partsStateOf({ needed, reserved, used, missing }) : null;
}

/** Loads the parts of an appointment and their state; updated live as stock changes. */
export function useBookingParts({ id, parts_state, is_voided }: Appointment) {
  const { getBookingParts } = useAppointmentCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['stock', 'booking', id, parts_state, is_voided],
    queryFn: ({ signal }) => getBookingParts({ params: { id }, signal }),
    enabled: Boolean(parts_state ?? is_voided),
    retry: false,
  });
  return { found: data, error, refetch, state: data ? stateOf(data.parts) : parts_state };
}
