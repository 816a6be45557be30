import type { DataProvider } from 'react-admin';
import type { VersionedRecord } from '../../../dataProvider/endpointsProvider.ts';
import { appointments as model, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { overlapping } from '../../../schemas/appointments/overlaps.ts';
import type { AppointmentTimes } from './times.ts';

type Stored = Appointment & VersionedRecord;

/**
 * Moves an appointment; fails with 412 if somebody else changed it since it was listed. Returns undefined when the
 * session has ended (the login screen is shown).
 */
export async function saveTimes(
  dataProvider: DataProvider,
  listed: Appointment,
  to: AppointmentTimes,
): Promise<Appointment | undefined> {
  const change = { id: listed.id, data: to, previousData: listed };
  const { data: saved } = await dataProvider.update<Stored>(model.name, change);
  return Object.keys(saved).length > 0 ? saved : undefined;
}

/** Returns the appointments that overlap with the moved one, independent of the filters. */
export async function findOverlaps(dataProvider: DataProvider, moved: Appointment): Promise<Appointment[]> {
  if (!moved.selected_start_time) return [];
  const { data } = await dataProvider.getList<Appointment>(model.name, {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'selected_date', order: 'ASC' },
    filter: {
      type: 'APPOINTMENT',
      location_ids: [String(moved.location_id)],
      min_selected_date: moved.selected_date,
      max_selected_date: moved.selected_date,
    },
  });
  return overlapping(data ?? [], moved);
}
