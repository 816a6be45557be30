import { HttpError, type DataProvider } from 'react-admin';
import type { VersionedRecord } from '../../../dataProvider/endpointsProvider.ts';
import { appointments as model, type Appointment } from '../../../schemas/appointments/appointments.ts';
import { overlapping } from '../../../schemas/appointments/overlaps.ts';
import type { Times } from './times.ts';

type Stored = Appointment & VersionedRecord;

/**
 * Moves an appointment, unless somebody else changed it since one of the versions that are known here (412). Answers
 * nothing where the session has ended: the sign-in shows then.
 */
export async function saveTimes(
  dataProvider: DataProvider,
  id: string,
  to: Times,
  known: (string | undefined)[],
): Promise<Appointment | undefined> {
  const { data: stored } = await dataProvider.getOne<Stored>(model.name, { id });
  if (!stored) return undefined;
  if (!known.includes(stored.modified_date)) throw new HttpError('dialog.stale.title', 412);
  const { data: saved } = await dataProvider.update<Stored>(model.name, {
    id,
    data: to,
    previousData: stored,
  });
  return saved;
}

/** The appointments that another one overlaps with, whatever is filtered on the screen. */
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
