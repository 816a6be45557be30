import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { TicketDevice } from '../../../src/schemas/tickets/ticketDevices.ts';
import type { DeviceNote, NoteKind } from '../../../src/schemas/tickets/work.ts';
import { invalid } from '../../core/problem.ts';
import type { StepHook } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { deviceNotes } from './tables.ts';

interface NewNote {
  kind: NoteKind;
  text: string;
  is_for_customer: boolean;
}

/** Adds a note to a device. */
export const addNote: StepHook<TicketDevice> = async (
  { scope, who },
  { id },
  { kind = 'NOTE', text = '', is_for_customer = false }: Partial<NewNote>,
) => {
  await scope.insert(deviceNotes, [
    { ticket_device_id: id, kind, text: text.trim(), is_for_customer, created_by: who.staff_id },
  ]);
  return {};
};

/** Withdraws a note of one's own. */
export const withdrawNote: StepHook<TicketDevice> = async (
  { scope, who },
  { id },
  { note_id = '' }: { note_id?: string },
) => {
  const isOwn = and(
    eq(deviceNotes.id, note_id),
    eq(deviceNotes.ticket_device_id, id),
    eq(deviceNotes.created_by, who.staff_id),
  )!;
  if ((await scope.count(deviceNotes, isOwn)) === 0)
    throw invalid([{ path: '/note_id', code: 'not_own_note' }]);
  const isStanding = and(isOwn, isNull(deviceNotes.withdrawn_date))!;
  await scope.update(deviceNotes, { withdrawn_date: new Date() }, isStanding);
  return {};
};

const MAX_NOTES = 500;

/** Returns the notes of a device, the oldest first. */
export async function readNotes(scope: Scope, deviceId: string): Promise<Omit<DeviceNote, 'by'>[]> {
  const rows = await scope.planned('device_notes', notesOf, { device: deviceId });
  return rows.map((row) => ({
    ...row,
    created_date: row.created_date.toISOString(),
    withdrawn_date: row.withdrawn_date?.toISOString() ?? null,
  }));
}

function notesOf() {
  const { id, kind, text, is_for_customer, created_by, created_date, withdrawn_date } = deviceNotes;
  return {
    table: deviceNotes,
    fields: {
      id,
      kind,
      text: sql<string | null>`case when ${withdrawn_date} is null then ${text} end`,
      is_for_customer,
      staff_id: created_by,
      created_date,
      withdrawn_date,
    },
    where: eq(deviceNotes.ticket_device_id, sql.placeholder('device')),
    orderBy: [asc(created_date), asc(id)],
    limit: MAX_NOTES,
  };
}
