import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dayIn } from '../../../src/schemas/days.ts';
import { rateTotal } from '../../../src/schemas/shipping/rateTotal.ts';
import { appointments } from '../../appointments/index.ts';
import { invalid } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import type { StoreTable } from '../../core/tables/owners.ts';
import { customers, findCurrent } from '../../customers/index.ts';
import { locations } from '../../locations/index.ts';
import { orders } from '../../sales/index.ts';
import { rateRequests, rates, type shipments } from '../tables.ts';

/** A rate that the store received, with its request. */
export interface Configured {
  rate: typeof rates.$inferSelect;
  request: typeof rateRequests.$inferSelect;
}

export async function findConfigured(scope: Scope, rateId: string): Promise<Configured | undefined> {
  const [rate] = await scope.select(rates, getTableColumns(rates), { where: eq(rates.rate_id, rateId) });
  if (!rate) return undefined;
  const [request] = await scope.select(rateRequests, getTableColumns(rateRequests), {
    where: eq(rateRequests.id, rate.request_id),
  });
  return request && { rate, request };
}

type NewShipment = Omit<typeof shipments.$inferInsert, 'store_id'>;

/**
 * Returns the shipment of a rate, without a label. Its customer, location, appointment and order must be of the store;
 * a customer merged since then is replaced.
 */
export async function shipmentOf(scope: Scope, { rate: stored, request }: Configured): Promise<NewShipment> {
  const { rate } = stored;
  const { shipment, about = {} } = request.request;
  const customer_id = about.customer_id ?? null;
  const belongs = {
    location_id: about.location_id ?? null,
    customer_id: (customer_id && (await findCurrent(scope, customer_id))) ?? customer_id,
    appointment_id: about.appointment_id ?? null,
    order_id: about.order_id ?? null,
  };
  await checkOwn(scope, belongs);
  return {
    shipment_id: request.shipment_id,
    carrier_id: rate.carrier_id,
    carrier_code: rate.carrier_code,
    service_code: rate.service_code,
    service_type: rate.service_type,
    rate_id: stored.rate_id,
    ship_date: dayIn(scope.store.timezone),
    is_return: shipment.is_return_label,
    recipient: shipment.ship_to.name,
    ship_from: shipment.ship_from,
    ship_to: shipment.ship_to,
    total_weight: shipment.packages[0]!.weight,
    packages: shipment.packages,
    confirmation: shipment.confirmation,
    insurance_provider: shipment.insurance_provider,
    advanced_options: shipment.advanced_options,
    total: rateTotal(rate),
    ...belongs,
  };
}

const owners: Record<string, StoreTable & { id: PgColumn }> = {
  location_id: locations,
  customer_id: customers,
  appointment_id: appointments,
  order_id: orders,
};

async function checkOwn(scope: Scope, belongs: Record<string, string | number | null>): Promise<void> {
  const missing = await Promise.all(
    Object.entries(owners).map(async ([key, table]) => {
      const id = belongs[key];
      if (id === null) return [];
      const found = await scope.count(table, inArray(table.id, [id]));
      return found > 0 ? [] : [{ path: `/${key}`, code: 'reference' }];
    }),
  );
  const errors = missing.flat();
  if (errors.length > 0) throw invalid(errors);
}
