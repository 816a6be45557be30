import { and, eq, lt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Tracking } from '../../../src/schemas/shipping/tracking.ts';
import type { Db } from '../../core/database.ts';
import { Problem, unauthorized } from '../../core/problem.ts';
import { Scope } from '../../core/scope.ts';
import { stores } from '../../core/tables/stores.ts';
import { CarrierError } from '../carriers/carrierError.ts';
import type { ShippingOptions } from '../shippingOptions.ts';
import { shipments } from '../tables.ts';
import { storeTracking } from './store.ts';
import { webhookCalls } from './tables.ts';

/**
 * Processes a signed webhook of a carrier once for each store with shipments of its tracking number; throws 409 if all
 * have processed it before.
 */
export async function processWebhook(
  shipping: ShippingOptions,
  db: Db,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<void> {
  const tracking = await readSigned(shipping, headers, body);
  if (!tracking) return;
  const hash = createHash('sha256').update(body).digest('base64url');
  const results: boolean[] = [];
  for (const [store, ids] of await parcelsOf(db, tracking)) {
    const [row] = await db
      .select({ id: stores.id, timezone: stores.timezone })
      .from(stores)
      .where(eq(stores.id, store));
    if (!row) continue;
    const isNew = await new Scope(db, row, undefined, { announcer: shipping.announcer }).transaction(
      async (own) => {
        if (!(await recordOnce(own, hash))) return false;
        for (const id of ids) await storeTracking(own, shipping, id, tracking);
        return true;
      },
    );
    results.push(isNew);
  }
  if (results.length > 0 && !results.includes(true)) throw new Problem(409, 'This was told before.');
}

async function readSigned({ carriers }: ShippingOptions, headers: IncomingHttpHeaders, body: Buffer) {
  try {
    return await carriers.readWebhook(headers, body);
  } catch (error) {
    if (error instanceof CarrierError && error.kind !== 'refused') throw error;
    throw unauthorized();
  }
}

async function parcelsOf(db: Db, { tracking_number, carrier_code }: Tracking) {
  const rows = await db
    .select({ id: shipments.id, store: shipments.store_id })
    .from(shipments)
    .where(
      and(
        eq(shipments.tracking_number, tracking_number),
        eq(shipments.carrier_code, carrier_code),
        eq(shipments.shipment_status, 'label_purchased'),
      ),
    );
  const ids = new Map<string, string[]>();
  for (const { id, store } of rows) ids.set(store, [...(ids.get(store) ?? []), id]);
  return ids;
}

/** Returns whether the webhook is new, and records it in the caller's transaction. */
async function recordOnce(scope: Scope, hash: string): Promise<boolean> {
  const isOld = lt(webhookCalls.created_date, sql`now() - interval '7 days'`);
  await scope.delete(webhookCalls, isOld, webhookCalls.hash);
  await scope.alone(`webhook ${hash}`);
  if ((await scope.count(webhookCalls, eq(webhookCalls.hash, hash))) > 0) return false;
  await scope.insert(webhookCalls, [{ hash }]);
  return true;
}
