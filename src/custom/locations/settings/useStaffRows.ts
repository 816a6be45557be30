import { useDataProvider, useGetList } from 'react-admin';
import type { VersionedRecord } from '../../../dataProvider/endpointsProvider.ts';
import { retryOnStale } from '../../../dataProvider/stale.ts';
import { useReload } from '../../../kit/useReload.ts';
import { defaultsOf } from '../../../schemas/input.ts';
import { staff, type Staff } from '../../../schemas/staff/staff.ts';

const rowKeys = ['first_name', 'last_name', 'email', 'phone', 'role', 'is_voided'] as const;

export type StaffRow = Pick<Staff, (typeof rowKeys)[number]> & { id?: string };
export interface StaffRows {
  rows: StaffRow[];
}

export type StaffMember = Staff & VersionedRecord;

const everybody = { page: 1, perPage: 1000 };

export const rowOf = (member: Staff): StaffRow => ({
  id: member.id,
  ...(Object.fromEntries(rowKeys.map((key) => [key, member[key]])) as Omit<StaffRow, 'id'>),
});

export const newRow = (): StaffRow => ({
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  role: 'STAFF',
  is_voided: false,
});

/** Empty and null are equal. */
export const isSame = (row: StaffRow, other?: StaffRow) =>
  other !== undefined && rowKeys.every((key) => (row[key] || null) === (other[key] || null));

/** The row was changed by another user since it was loaded. */
export class StaleRow extends Error {
  readonly member: StaffMember;

  constructor(member: StaffMember) {
    super('settings.staff.stale');
    this.member = member;
  }
}

/** Loads the staff of a location and saves single rows, by the calls of the staff list. */
export function useStaffRows(locationId: number) {
  const dataProvider = useDataProvider();
  const reload = useReload(staff);
  const { data: members } = useGetList<StaffMember>(
    staff.name,
    { pagination: everybody, sort: staff.defaultSort, filter: { location_id: [locationId] } },
    { retry: false },
  );

  /** Saves the fields that differ from the loaded row, without overwriting concurrent changes to others. */
  const save = async ({ id: _, ...row }: StaffRow, known?: StaffMember): Promise<StaffMember> => {
    if (!known) {
      const created = { ...defaultsOf(staff), ...row, location_id: locationId };
      return (await dataProvider.create<StaffMember>(staff.name, { data: created })).data;
    }
    const { id } = known;
    const read = async () => {
      const { data: fresh } = await dataProvider.getOne<StaffMember>(staff.name, { id });
      if (!isSame(rowOf(fresh), rowOf(known))) throw new StaleRow(fresh);
      return fresh;
    };
    const write = async (latest: StaffMember) => {
      const change = { id, data: { ...latest, ...row }, previousData: latest };
      return (await dataProvider.update<StaffMember>(staff.name, change)).data;
    };
    return retryOnStale(read, write, known);
  };
  return { members, save, reload };
}
