import { inArray } from 'drizzle-orm';
import { messageTypes } from '../../../src/schemas/notifications/notifications.ts';
import { aboutAppointment } from '../../notifications/index.ts';
import { notificationData } from '../notificationData.ts';
import { appointments } from '../tables.ts';
import type { Scope } from '../../core/scope.ts';
import { type Inventory, items, type StockChange } from '../../inventory/index.ts';

const texts = {
  arrived: { type: 'PART_ARRIVED', title: 'Part arrived' },
  taken: { type: 'PART_MISSING', title: 'Part no longer there' },
} as const;

/** Notifies staff members that parts for their appointments have arrived, or that reserved parts are missing. */
export async function notifyPartsChange(
  { notify }: Inventory,
  scope: Scope,
  by: string | null,
  event: keyof typeof texts,
  lines: Pick<StockChange, 'item_id' | 'source_id'>[],
): Promise<void> {
  if (lines.length === 0) return;
  const { type, title } = texts[event];
  const names = await namesOf(scope, lines);
  for (const booking of await bookingsOf(scope, lines)) {
    const parts = lines
      .filter(({ source_id }) => source_id === booking.id)
      .map(({ item_id }) => ({ product_name: names.get(item_id) ?? '', repair_name: '' }));
    const data = notificationData(event, { ...booking, type: 'APPOINTMENT' }, parts);
    await notify(scope, {
      type,
      contact: messageTypes.find((one) => one === booking.customer_contact_method),
      locationId: booking.location_id,
      ...(by && { by }),
      body: aboutAppointment(title, booking, parts),
      data: { ...data, repair: null },
    });
  }
}

async function namesOf(scope: Scope, lines: Pick<StockChange, 'item_id'>[]) {
  const ids = [...new Set(lines.map(({ item_id }) => item_id))];
  const rows = await scope.select(
    items,
    { id: items.id, name: items.name },
    { where: inArray(items.id, ids) },
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function bookingsOf(scope: Scope, lines: Pick<StockChange, 'source_id'>[]) {
  const { id, location_id, selected_date, selected_start_time, selected_end_time } = appointments;
  const { customer_first_name, customer_last_name, customer_email, customer_phone } = appointments;
  const { customer_note, customer_contact_method } = appointments;
  const customer = { customer_first_name, customer_last_name, customer_email, customer_phone };
  const times = { selected_date, selected_start_time, selected_end_time };
  const ids = [...new Set(lines.flatMap(({ source_id }) => source_id ?? []))];
  return scope.select(
    appointments,
    { id, location_id, ...customer, customer_note, customer_contact_method, ...times },
    { where: inArray(id, ids), orderBy: [selected_date, id] },
  );
}
