import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Appointment, AppointmentRepair } from '../../src/schemas/appointments/appointments.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { invalid } from '../core/problem.ts';
import type { Values } from '../core/records/entity.ts';
import { isAnyOf } from '../core/planned.ts';
import type { Scope } from '../core/scope.ts';
import { appointmentRepairs } from './tables.ts';
import { matchStored, readOffered } from '../repairs/index.ts';

/** Adds to appointments their selected repairs. */
export async function addRepairs(scope: Scope, records: Values[]): Promise<void> {
  const ids = records.map(({ id }) => String(id));
  if (ids.length === 0) return;
  const rows = await scope.planned('repairs_of_bookings', selectedIn, { ids });
  const byAppointment = new Map(ids.map((id): [string, AppointmentRepair[]] => [id, []]));
  for (const { appointment_id: id, ...repair } of rows) byAppointment.get(id)?.push(repair);
  for (const record of records) record.repairs = byAppointment.get(String(record.id));
}

const selectedIn = () => {
  const { id: _, store_id: __, position, ...fields } = getTableColumns(appointmentRepairs);
  const where = isAnyOf(appointmentRepairs.appointment_id, 'ids');
  return { table: appointmentRepairs, fields, where, orderBy: [asc(position)] };
};

/**
 * Stores and returns the selected repairs: repairs already selected keep their names and terms, new ones get the
 * current ones, whatever the client sends.
 */
export async function storeRepairs(
  scope: Scope,
  { id, repairs: selected }: Appointment,
  stored: AppointmentRepair[] = [],
): Promise<AppointmentRepair[]> {
  const chosen = matchStored(selected, stored);
  const added = chosen.flatMap(({ repair_id, kept }) => (kept ? [] : (repair_id ?? [])));
  const offered = new Map(
    (await readOffered(scope, added)).map(({ tax_class: _, ...repair }) => [repair.repair_id, repair]),
  );
  const errors: ValidationError[] = [];
  const taken = chosen.flatMap(({ repair_id, kept }, index) => {
    const repair = kept ?? offered.get(repair_id ?? '');
    if (!repair) errors.push({ path: `/repairs/${index}`, code: 'reference' });
    return repair ?? [];
  });
  if (errors.length > 0) throw invalid(errors);
  await scope.delete(appointmentRepairs, eq(appointmentRepairs.appointment_id, id), appointmentRepairs.id);
  await scope.insert(
    appointmentRepairs,
    taken.map((repair, position) => ({ ...repair, appointment_id: id, position })),
  );
  return taken;
}

/** Keeps the selected repairs of appointments when their services are deleted. */
export const keepSelectedRepairs = (scope: Scope, ids: string[]): Promise<void> =>
  scope.update(appointmentRepairs, { repair_id: null }, inArray(appointmentRepairs.repair_id, ids));
