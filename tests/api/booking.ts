import { lookups as words } from '../../server/seed/data/lookups.ts';
import { notifier, type Happening } from '../../server/notifications/notify.ts';
import { Scope } from '../../server/scope.ts';
import { appointmentRepairs, appointments, lookups } from '../../server/tables/index.ts';
import type { TestApp, TestStore } from './support.ts';

type Row = typeof appointments.$inferInsert;

/** The codes of a store with their words, as the demo has them. */
export async function addLookups({ database, store }: TestApp): Promise<void> {
  const rows = Object.entries(words).flatMap(([type, codes]) =>
    Object.entries(codes).map(([code, [code_text]]) => ({
      store_id: store.id,
      type,
      language_code: 'en',
      code,
      code_text,
    })),
  );
  await database.db.insert(lookups).values(rows);
}

/** An appointment as a customer would have booked it; answers its id. */
export async function book({ database, store }: TestApp, values: Partial<Row> = {}): Promise<string> {
  const [row] = await database.db
    .insert(appointments)
    .values({
      store_id: store.id,
      location_id: store.locationIds[0] ?? 0,
      type: 'APPOINTMENT',
      customer_first_name: 'Ada',
      customer_last_name: 'Berg',
      customer_email: 'ada@customers.example',
      customer_contact_method: 'EMAIL',
      delivery_method: 'WALK_IN',
      booking_date: '2026-03-01',
      selected_date: '2026-03-09',
      selected_start_time: '10:00:00',
      selected_end_time: '11:00:00',
      ...values,
    })
    .returning({ id: appointments.id });
  const id = row?.id ?? '';
  await database.db.insert(appointmentRepairs).values({
    store_id: values.store_id ?? store.id,
    appointment_id: id,
    product_name: 'Phone',
    repair_name: 'Screen',
    duration: '1 h',
    cost: 99.5,
    warranty: -1,
    warranty_unit: 'LIFETIME',
  });
  return id;
}

/** Tells the staff of a store something, as any part of the services would. */
export async function tellStaff(
  { database }: TestApp,
  { id }: TestStore,
  happening: Partial<Happening> = {},
): Promise<void> {
  const scope = new Scope(database.db, { id, timezone: 'America/Toronto' });
  await notifier({ tell: () => undefined })(scope, {
    type: 'GENERAL',
    locationId: null,
    body: '<p>News</p>',
    ...happening,
  });
}
