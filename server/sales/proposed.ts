import { asc, eq } from 'drizzle-orm';
import { appointments as model } from '../../src/schemas/appointments/appointments.ts';
import { can, type Who } from '../../src/schemas/can.ts';
import { toCents } from '../../src/schemas/money.ts';
import type { ProposedLine, ProposedOrder } from '../../src/schemas/sales/proposedOrder.ts';
import { appointmentParts, appointmentRepairs, appointments, ticketsOf } from '../appointments/index.ts';
import { notFound, Problem } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { items } from '../inventory/index.ts';
import { repairs } from '../repairs/index.ts';
import { nameOfRepair } from './lines/goods.ts';
import { ordersOf } from './ordersOf.ts';

const plain = {
  item_id: null,
  repair_id: null,
  addon_id: null,
  sku: null,
  serials: [],
  price_reason: null,
  discount_kind: 'AMOUNT' as const,
  discount: 0,
  warranty: null,
  warranty_unit: null,
  tax_class: 'STANDARD' as const,
  staff_id: null,
};

/**
 * Returns an appointment as a proposed order: its customer, repairs at their booked prices, used parts, and technician.
 * Throws 409 if it already has an order (`unique`, with its id) or a ticket (`has_ticket`, with its id and number).
 */
export async function proposeOrder(scope: Scope, who: Who, id: string): Promise<ProposedOrder> {
  const [booking] = await scope.select(appointments, fields, { where: eq(appointments.id, id) });
  if (!booking || booking.type !== 'APPOINTMENT' || booking.is_voided) throw notFound();
  if (can(who, 'one', model, booking) !== true) throw notFound();
  const order_id = (await ordersOf(scope, [id])).get(id);
  if (order_id) {
    const error = { path: '/appointment_id', code: 'unique', params: { order_id } };
    throw new Problem(409, 'The booking has an order already.', [error]);
  }
  const ticket = (await ticketsOf(scope, [id])).get(id);
  if (ticket) {
    const params = { ticket_id: ticket.id, number: ticket.number };
    const error = { path: '/appointment_id', code: 'has_ticket', params };
    throw new Problem(409, 'The booking is on a ticket, which has its own order.', [error]);
  }
  const { type: _, is_voided: __, technician_id: staff_id, ...rest } = booking;
  const lines = [...(await repairLines(scope, id)), ...(await partLines(scope, id))];
  return {
    ...rest,
    appointment_id: id,
    lines: lines.map((line) => ({ ...line, staff_id })),
  };
}

const {
  type,
  is_voided,
  location_id,
  quote_id,
  technician_id,
  customer_id,
  customer_first_name,
  customer_last_name,
  customer_email,
  customer_phone,
} = appointments;

const fields = {
  type,
  is_voided,
  location_id,
  quote_id,
  technician_id,
  customer_id,
  customer_first_name,
  customer_last_name,
  customer_email,
  customer_phone,
};

async function repairLines(scope: Scope, id: string): Promise<ProposedLine[]> {
  const { appointment_id, position, repair_id, product_id, product_name, repair_name } = appointmentRepairs;
  const { cost, warranty, warranty_unit } = appointmentRepairs;
  const { tax_class } = repairs;
  const rows = await scope.select(
    appointmentRepairs,
    { repair_id, product_id, product_name, repair_name, cost, warranty, warranty_unit, tax_class },
    {
      join: { table: repairs, on: eq(repairs.id, repair_id), isOptional: true },
      where: eq(appointment_id, id),
      orderBy: [asc(position)],
    },
  );
  return rows.map((row) => {
    const price = row.cost === null ? null : toCents(row.cost);
    return {
      ...plain,
      kind: row.repair_id ? 'REPAIR' : 'CUSTOM',
      repair_id: row.repair_id,
      product_id: row.product_id,
      name: nameOfRepair(row.product_name, row.repair_name),
      quantity: 1,
      list_price: row.repair_id ? price : null,
      unit_price: price,
      warranty: row.warranty,
      warranty_unit: row.warranty_unit,
      tax_class: row.tax_class ?? 'STANDARD',
    };
  });
}

async function partLines(scope: Scope, id: string): Promise<ProposedLine[]> {
  const rows = await scope.select(
    appointmentParts,
    {
      item_id: items.id,
      name: items.name,
      sku: items.sku,
      product_id: items.product_id,
      used: appointmentParts.used,
    },
    {
      join: { table: items, on: eq(items.id, appointmentParts.item_id) },
      where: eq(appointmentParts.appointment_id, id),
      orderBy: [asc(items.name), asc(items.id)],
    },
  );
  return rows
    .filter(({ used }) => used > 0)
    .map(({ used, ...row }) => ({
      ...plain,
      ...row,
      kind: 'PART' as const,
      quantity: used,
      list_price: 0,
      unit_price: 0,
    }));
}
