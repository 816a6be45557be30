import type { NewContactRequest } from '../../src/schemas/customers/contactRequests.ts';
import { lookupWords as words } from '../../server/newStore/lookupWords.ts';
import { notifier, type NotifiableEvent } from '../../server/notifications/notify.ts';
import { Scope } from '../../server/core/scope.ts';
import { appointmentRepairs, appointments } from '../../server/appointments/tables.ts';
import { products } from '../../server/catalog/tables.ts';
import { priceImports } from '../../server/repairs/prices/tables.ts';
import { repairs } from '../../server/repairs/tables.ts';
import { deliveryMethods, lookups } from '../../server/store/tables.ts';
import type { TestApp, TestStore } from './support.ts';

type Row = typeof appointments.$inferInsert;

type Stored = Pick<TestApp, 'database' | 'store'>;

/** Adds the demo's lookups to a store. */
export async function addLookups({ database, store }: Stored): Promise<void> {
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
  const codes = Object.keys(words.DELIVERY_METHOD ?? {});
  await database.db.insert(deliveryMethods).values(codes.map((code) => ({ store_id: store.id, code })));
}

/** The request body of a repair appointment. */
export const newBooking = (repair_id: string) => ({
  type: 'APPOINTMENT',
  customer_first_name: 'Ada',
  customer_last_name: 'Berg',
  customer_email: 'ada@customers.example',
  customer_contact_method: 'EMAIL',
  delivery_method: 'WALK_IN',
  selected_date: '2100-03-09',
  repairs: [
    {
      repair_id,
      product_id: null,
      product_name: '',
      repair_name: '',
      duration: '',
      warranty: null,
      warranty_unit: null,
    },
  ],
});

/** Creates a repair service of a device. Returns its id. */
export async function addRepair(
  { database, store }: TestApp,
  values: Partial<typeof repairs.$inferInsert> = {},
): Promise<string> {
  const product_id = values.product_id ?? (await addProduct({ database, store }));
  const [row] = await database.db
    .insert(repairs)
    .values({
      store_id: store.id,
      title: 'Screen',
      duration: '1 h',
      cost: 99.5,
      warranty: -1,
      warranty_unit: 'LIFETIME',
      ...values,
      product_id,
    })
    .returning({ id: repairs.id });
  return row?.id ?? '';
}

export async function addProduct({ database, store }: Stored): Promise<string> {
  const [row] = await database.db
    .insert(products)
    .values({ store_id: store.id, name: 'Phone', slug: crypto.randomUUID(), img_src: '/phone.png' })
    .returning({ id: products.id });
  return row?.id ?? '';
}

/** Starts an import that can be undone. Returns its id. */
export async function beginImport({ database, store }: TestApp): Promise<string> {
  const [row] = await database.db
    .insert(priceImports)
    .values({ store_id: store.id, file_name: 'prices.xlsx', created_by: store.staff.STORE_OWNER.id })
    .returning({ id: priceImports.id });
  return row?.id ?? '';
}

/** Stores an appointment booked by a customer. Returns its id. */
export async function book({ database, store }: Stored, values: Partial<Row> = {}): Promise<string> {
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

/** Notifies the staff of a store, as other domains do. */
export async function notifyStaff(
  { database }: TestApp,
  { id }: TestStore,
  happening: Partial<NotifiableEvent> = {},
): Promise<void> {
  const scope = new Scope(database.db, { id, timezone: 'America/Toronto' });
  const noop = () => undefined;
  await notifier({ tell: noop, end: noop, touch: noop, changed: noop })(scope, {
    type: 'GENERAL',
    locationId: null,
    body: '<p>News</p>',
    ...happening,
  });
}

/** Sends a contact request as the storefront does. Returns its id. */
export async function sendContactRequest(
  { app, store }: TestApp,
  values: Partial<NewContactRequest> = {},
): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: `/dc/store/${store.id}/contact-us`,
    payload: {
      customer_first_name: 'Ada',
      customer_last_name: 'Berg',
      customer_email: 'ada@customers.example',
      customer_note: 'Do you repair tablets?',
      ...values,
    },
  });
  return response.json<{ id: string }>().id;
}
