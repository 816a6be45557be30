import { useDataProvider, useGetList, type RaRecord } from 'react-admin';
import { useReload } from '../../../kit/useReload.ts';
import { defaultsOf } from '../../../schemas/input.ts';
import { staff, type Staff } from '../../../schemas/staff/staff.ts';

const rowKeys = ['first_name', 'last_name', 'email', 'phone', 'role', 'is_voided'] as const;

/** What a row of the form holds. */
export type StaffRow = Pick<Staff, (typeof rowKeys)[number]> & { id?: string };
export interface StaffRows {
  rows: StaffRow[];
}

export type StaffMember = Staff;

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

/** Nothing typed is the same as nothing stored. */
export const isSame = (row: StaffRow, other?: StaffRow) =>
  other !== undefined && rowKeys.every((key) => (row[key] || null) === (other[key] || null));

/** A row that somebody else saved since it was shown. */
export class StaleRow extends Error {
  readonly row: StaffRow;

  constructor(row: StaffRow) {
    super('settings.staff.stale');
    this.row = row;
  }
}

/** Who works at a location, and how a row of theirs is saved: by the staff's own calls. */
export function useStaffRows(locationId: number) {
  const dataProvider = useDataProvider();
  const reload = useReload(staff);
  const { data: members } = useGetList<Staff>(
    staff.name,
    { pagination: everybody, sort: staff.defaultSort, filter: { location_id: [locationId] } },
    { retry: false },
  );

  /** Saves a row that differs from `base`, what it was when it was shown. */
  const save = async ({ id: _, ...row }: StaffRow, base: StaffRow | undefined): Promise<StaffRow> => {
    if (!base?.id) {
      const created = { ...defaultsOf(staff), ...row, location_id: locationId };
      return rowOf((await dataProvider.create<RaRecord & Staff>(staff.name, { data: created })).data);
    }
    const { data: fresh } = await dataProvider.getOne<RaRecord & Staff>(staff.name, { id: base.id });
    if (!isSame(rowOf(fresh), base)) throw new StaleRow(rowOf(fresh));
    const changed = { id: base.id, data: { ...fresh, ...row }, previousData: fresh };
    return rowOf((await dataProvider.update<RaRecord & Staff>(staff.name, changed)).data);
  };
  return { members, save, reload };
}
