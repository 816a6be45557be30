import { eq, or, sql, type SQL } from 'drizzle-orm';
import { appointments, isAppointmentOf } from '../../appointments/index.ts';
import type { TenantFilter } from '../../core/tenantFilter.ts';
import { type CustomerKey, isOfContact } from '../../customers/index.ts';
import { orders } from '../../sales/index.ts';
import { shipments } from '../tables.ts';

/** The condition that a shipment belongs to a customer, by itself or by its appointment or order. */
export const isShipmentOf = (own: TenantFilter, customer: CustomerKey): SQL =>
  or(
    eq(shipments.customer_id, customer.id),
    sql`${shipments.appointment_id} = ${own.any(appointments, appointments.id, isAppointmentOf(customer))}`,
    sql`${shipments.order_id} = ${own.any(orders, orders.id, isOfContact(orders, customer))}`,
  )!;
