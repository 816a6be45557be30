import { and, eq } from 'drizzle-orm';
import { appointments as model, isWorkedOn } from '../../src/schemas/appointments/appointments.ts';
import type { Who } from '../../src/schemas/can.ts';
import { recordHistory } from '../core/history/note.ts';
import { lockRecords, updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { appointments } from './tables.ts';

/** The status of an appointment follows the work: forward only, and not of quotes and cancelled ones. */
export async function followWork(
  scope: Scope,
  who: Who,
  id: string,
  next: 'IN_PROGRESS' | 'COMPLETED',
): Promise<void> {
  await lockRecords(scope, [{ table: appointments, ids: [id] }]);
  const where = and(
    eq(appointments.id, id),
    eq(appointments.type, 'APPOINTMENT'),
    eq(appointments.is_voided, false),
  );
  const [found] = await scope.select(appointments, { status: appointments.status }, { where });
  if (!found || found.status === 'COMPLETED' || (next === 'IN_PROGRESS' && isWorkedOn(found.status))) return;
  await updateVersioned(scope, appointments, [id], who.staff_id, { status: next });
  const changes = { status: [found.status, next] as [string, string] };
  await recordHistory(scope, who, [{ model: model.name, id, action: 'updated', changes }]);
}
