import { asc, getTableColumns, inArray } from 'drizzle-orm';
import type { Appointment, AppointmentRepair } from '../../src/schemas/appointments.ts';
import { messageTypes, type MessageType, type ResourceType } from '../../src/schemas/notifications.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { aboutAppointment } from '../notifications/aboutAppointment.ts';
import type { Notify } from '../notifications/notify.ts';
import { invalid } from '../problem.ts';
import type { Hooks, Values } from '../records/entity.ts';
import type { Scope } from '../scope.ts';
import { appointmentRepairs, lookups } from '../tables/index.ts';

/** The lookups that say which codes a property may hold. */
const lookupTypes = {
  status: 'APPOINTMENT_STATUS',
  quote_status: 'QUOTE_STATUS',
  delivery_method: 'DELIVERY_METHOD',
  customer_contact_method: 'CONTACT_METHOD',
} as const;

/** Appointments and quotes: their repairs, their codes, and whom a change is told. */
export const appointmentHooks = (notify: Notify): Hooks => ({
  complete: addRepairs,

  beforeWrite: async ({ scope }, record, stored = {}) => {
    const errors = await unknownCodes(scope, record, stored);
    if (errors.length > 0) throw invalid(errors);
  },

  afterWrite: async ({ scope }, record, stored) => {
    const appointment = record as unknown as Appointment;
    const change = stored && changeOf(appointment, stored as unknown as Appointment);
    if (!change) return;
    await notify(scope, {
      type: change.type,
      contact: messageTypes.find((one: MessageType) => one === appointment.customer_contact_method),
      locationId: appointment.location_id,
      body: aboutAppointment(change.title, appointment, appointment.repairs),
    });
  },
});

function changeOf(
  { type, ...after }: Appointment,
  before: Appointment,
): { type: ResourceType; title: string } | undefined {
  const noun = type === 'QUOTE' ? 'Quote' : 'Appointment';
  const differs = (...keys: (keyof typeof after)[]) => keys.some((key) => after[key] !== before[key]);
  if (differs('is_voided')) return { type: 'REPAIR_APPOINTMENT_CANCELLATION', title: `${noun} cancelled` };
  if (differs('selected_date', 'selected_start_time', 'selected_end_time'))
    return { type: 'REPAIR_APPOINTMENT_INFORMATION', title: `${noun} rescheduled` };
  if (differs('status', 'quote_status', 'converted'))
    return { type: 'REPAIR_STATUS_UPDATE', title: `${noun} updated` };
  return undefined;
}

async function addRepairs(scope: Scope, records: Values[]): Promise<void> {
  const ids = records.map(({ id }) => String(id));
  if (ids.length === 0) return;
  const { id: _, store_id: __, position, appointment_id, ...fields } = getTableColumns(appointmentRepairs);
  const rows = await scope.select(
    appointmentRepairs,
    { ...fields, appointment_id },
    { where: inArray(appointment_id, ids), orderBy: [asc(position)] },
  );
  const byAppointment = new Map(ids.map((id): [string, AppointmentRepair[]] => [id, []]));
  for (const { appointment_id: id, ...repair } of rows) byAppointment.get(id)?.push(repair);
  for (const record of records) record.repairs = byAppointment.get(String(record.id));
}

/** Of the codes that change, those that the store does not know. */
async function unknownCodes(scope: Scope, record: Values, stored: Values): Promise<ValidationError[]> {
  const changed = Object.entries(lookupTypes).filter(
    ([key]) => record[key] !== null && record[key] !== stored[key],
  );
  if (changed.length === 0) return [];
  const rows = await scope.select(
    lookups,
    { type: lookups.type, code: lookups.code },
    { where: inArray(lookups.type, Object.values(lookupTypes)) },
  );
  const known = new Set(rows.map(({ type, code }) => `${type} ${code}`));
  return changed
    .filter(([key, type]) => !known.has(`${type} ${String(record[key])}`))
    .map(([key]) => ({ path: `/${key}`, code: 'enum' }));
}
