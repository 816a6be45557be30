import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import {
  appointments as bookingModel,
  type AppointmentRepair,
} from '../../../src/schemas/appointments/appointments.ts';
import { can, type Who } from '../../../src/schemas/can.ts';
import { contactRequests as requestModel } from '../../../src/schemas/customers/contactRequests.ts';
import { noteExcerptLength, type TimelineEntry } from '../../../src/schemas/customers/timeline.ts';
import { addRepairs } from '../../appointments/selectedRepairs.ts';
import { orders as orderModel } from '../../../src/schemas/sales/orders.ts';
import { appointments } from '../../appointments/tables.ts';
import { groupBy } from '../../core/groupBy.ts';
import { recordChanges } from '../../core/history/tables.ts';
import type { Values } from '../../core/records/entity.ts';
import { allowed } from '../../core/routes/recordRequest.ts';
import type { Own } from '../../core/own.ts';
import { isAnyOf } from '../../core/planned.ts';
import type { Scope } from '../../core/scope.ts';
import { isMailOf } from '../../mail/readable.ts';
import { mails } from '../../mailQueue/tables.ts';
import { belongingsOf } from '../privacy/theirs.ts';
import { shipments } from '../../shipping/tables.ts';
import { orderLines, orders } from '../../sales/tables.ts';
import { customerMerges } from '../merge/tables.ts';
import { contactRequests, customers } from '../tables.ts';
import { newest, type Asked } from './newest.ts';

/** An entry whose author is still an id. */
type Found = Omit<TimelineEntry, 'date'> & { date: Date };

/** Entries of one kind: the newest ones, and how many there are. */
interface Entries {
  found: Found[];
  total: number;
}

const cut = (text: string) =>
  text.length > noteExcerptLength ? `${text.slice(0, noteExcerptLength - 1)}…` : text;

/** What happened with a customer, as far as the person may read it: of each kind the `limit` newest. */
export function entriesOf(scope: Scope, who: Who, asked: Asked): Promise<Entries[]> {
  const near = (model: Parameters<typeof allowed>[1]) =>
    [allowed(who, model)].flat()[0]?.location_id as number | undefined;
  return Promise.all([
    bookings(scope, asked, near(bookingModel)),
    ...(can(who, 'list', orderModel) ? [sales(scope, asked, near(orderModel))] : []),
    requests(scope, asked, near(requestModel)),
    letters(scope, asked, near(bookingModel)),
    parcels(scope, asked),
    changes(scope, asked),
    merges(scope, asked),
  ]);
}

const theirs = (own: Own) => belongingsOf(own, sql.placeholder('customer'), sql.placeholder('emails'));

/** The one location that the reader sees. */
const here = sql.placeholder('place');

async function bookings(scope: Scope, asked: Asked, place: number | undefined): Promise<Entries> {
  const { id, type, created_date: date, created_by: by, status, quote_status, is_voided } = appointments;
  const { rows, total } = await newest(scope, asked, {
    name: 'bookings',
    table: appointments,
    columns: { id, type, date, by, status, quote_status, is_voided },
    whose: (own) => theirs(own).appointments,
    near: { place, isNear: () => eq(appointments.location_id, here) },
  });
  const booked: Values[] = rows.map((row) => ({ id: row.id }));
  await addRepairs(scope, booked);
  const found = rows.map((row, index) => ({
    kind: row.type === 'QUOTE' ? ('QUOTE' as const) : ('APPOINTMENT' as const),
    id: row.id,
    date: row.date,
    by: row.by,
    about: cut(servicesOf(booked[index]?.repairs as AppointmentRepair[])),
    state: row.is_voided ? 'CANCELLED' : row.type === 'QUOTE' ? row.quote_status : row.status,
  }));
  return { found, total };
}

/** What they bought, each with the names of its lines. */
async function sales(scope: Scope, asked: Asked, place: number | undefined): Promise<Entries> {
  const { id, created_date: date, created_by: by, order_no, order_status, customer_id, location_id } = orders;
  const { rows, total } = await newest(scope, asked, {
    name: 'sales',
    table: orders,
    columns: { id, date, by, order_no, order_status },
    whose: () => isAnyOf(customer_id, 'ids'),
    near: { place, isNear: () => eq(location_id, here) },
  });
  const lines = await linesOf(
    scope,
    rows.map((row) => row.id),
  );
  const names = groupBy(lines, (line) => line.order_id);
  const found = rows.map((row) => ({
    kind: 'ORDER' as const,
    id: row.id,
    date: row.date,
    by: row.by,
    about: cut(`#${row.order_no} ${(names.get(row.id) ?? []).map((line) => line.name).join(', ')}`),
    state: row.order_status,
  }));
  return { found, total };
}

async function linesOf(scope: Scope, ids: string[]) {
  if (ids.length === 0) return [];
  return scope.planned('lines_of_orders', linesIn, { ids });
}

const linesIn = () => {
  const { order_id, name, position } = orderLines;
  const where = isAnyOf(order_id, 'ids');
  return { table: orderLines, fields: { order_id, name }, where, orderBy: [asc(position)] };
};

const servicesOf = (repairs: AppointmentRepair[]) =>
  repairs.map(({ product_name, repair_name }) => `${product_name} ${repair_name}`).join(', ');

async function requests(scope: Scope, asked: Asked, place: number | undefined): Promise<Entries> {
  const { id, created_date: date, customer_note, location_id, deleted_date } = contactRequests;
  const { rows, total } = await newest(scope, asked, {
    name: 'requests',
    table: contactRequests,
    columns: { id, date, customer_note },
    whose: (own) => and(theirs(own).requests, isNull(deleted_date)),
    near: { place, isNear: () => eq(location_id, here) },
  });
  const found = rows.map((row) => ({
    kind: 'REQUEST' as const,
    id: row.id,
    date: row.date,
    by: null,
    about: cut(row.customer_note),
    state: null,
  }));
  return { found, total };
}

async function letters(scope: Scope, asked: Asked, place: number | undefined): Promise<Entries> {
  const { id, created_date: date, created_by: by, subject: about, state, is_secret } = mails;
  const { rows, total } = await newest(scope, asked, {
    name: 'letters',
    table: mails,
    columns: { id, date, by, about, state },
    whose: (own) => and(theirs(own).mails, eq(is_secret, false)),
    near: { place, isNear: (own) => isMailOf(own, here, sql.placeholder('reader')) },
  });
  return { found: rows.map(({ total: _, ...row }) => ({ kind: 'MAIL', ...row })), total };
}

/** Parcels, each with where it is: of one without a label with how far that is. */
async function parcels(scope: Scope, asked: Asked): Promise<Entries> {
  const { id, created_date: date, created_by: by, recipient, service_type, tracking_number } = shipments;
  const { shipment_status, is_voided, tracking_status } = shipments;
  const label = { recipient, service_type, tracking_number };
  const { rows, total } = await newest(scope, asked, {
    name: 'parcels',
    table: shipments,
    columns: { id, date, by, ...label, shipment_status, is_voided, tracking_status },
    whose: (own) => theirs(own).shipments,
  });
  const found = rows.map((row) => ({
    kind: 'SHIPMENT' as const,
    id: row.id,
    date: row.date,
    by: row.by,
    about: cut([row.service_type, row.recipient, row.tracking_number].filter(Boolean).join(', ')),
    state: row.is_voided ? 'voided' : parcelState(row),
  }));
  return { found, total };
}

const parcelState = ({
  shipment_status,
  tracking_status,
}: Pick<typeof shipments.$inferSelect, 'shipment_status' | 'tracking_status'>) =>
  shipment_status === 'label_purchased' && tracking_status !== 'unknown' ? tracking_status : shipment_status;

/** What was done to the customer, and to those who became this one. */
async function changes(scope: Scope, asked: Asked): Promise<Entries> {
  const { id, model, record_id, action: state, changed_by: by, changed_date: date } = recordChanges;
  const { rows, total } = await newest(scope, asked, {
    name: 'changes',
    table: recordChanges,
    columns: { id, date, by, state },
    // A merge has an entry of its own.
    whose: () => and(eq(model, 'customers'), isAnyOf(record_id, 'ids'), ne(state, 'merged')),
  });
  return {
    found: rows.map(({ total: _, ...row }) => ({ kind: 'CHANGE', ...row, id: String(row.id), about: null })),
    total,
  };
}

/** Each merge once, with whom: whoever went, or of one that was undone whoever stayed. */
async function merges(scope: Scope, asked: Asked): Promise<Entries> {
  const {
    id,
    kept_id,
    merged_id,
    merged_name,
    merged_date: date,
    merged_by: by,
    undone_date,
  } = customerMerges;
  const { rows, total } = await newest(scope, asked, {
    name: 'merges',
    table: customerMerges,
    columns: { id, date, by, kept_id, merged_name },
    whose: () =>
      or(isAnyOf(kept_id, 'ids'), and(eq(merged_id, sql.placeholder('customer')), isNotNull(undone_date))),
  });
  const ids = new Set(asked.ids);
  const stayed = rows.filter((row) => !ids.has(row.kept_id)).map((row) => row.kept_id);
  const names = await customerNames(scope, stayed);
  const found = rows.map((row) => ({
    kind: 'CHANGE' as const,
    id: row.id,
    date: row.date,
    by: row.by,
    about: ids.has(row.kept_id) ? row.merged_name : (names.get(row.kept_id) ?? null),
    state: 'merged',
  }));
  return { found, total };
}

async function customerNames(scope: Scope, ids: string[]): Promise<Map<string, string>> {
  const { id, first_name, last_name } = customers;
  const rows =
    ids.length > 0
      ? await scope.select(customers, { id, first_name, last_name }, { where: inArray(id, ids) })
      : [];
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`]));
}
