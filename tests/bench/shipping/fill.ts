import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/core/database.ts';
import { ratesRequest } from '../../api/shipping.ts';
import type { TestStore } from '../../api/support.ts';
import { firstNames, lastNames, oneOf } from '../customers/fill.ts';

/** Rows per statement, since a statement is limited to 30 seconds. */
const batch = 5000;

const weighted = (values: string[]) => oneOf(values, 'n * 7 + n / 13');

/** Most packages are delivered, those of the last days are in transit, and some are delayed. */
const trackingStatus = sql`case
  when n % 50 = 3 then 'unknown'
  when n % 1000 = 7 then 'exception'
  when n < 2000 then ${weighted(['in_transit', 'accepted', 'ready_for_pickup', 'delivered'])}
  when n % 1000 = 11 then 'in_transit'
  else 'delivered' end`;

/** Fills a store with shipments of the last two years. */
export async function fill({ db }: Database, { id, locationIds }: TestStore, shipments: number) {
  const { shipment } = ratesRequest();
  const first = oneOf(firstNames, 'n * 7');
  const last = oneOf(lastNames, 'n * 3 + n / 11');
  const moment = sql`now() - n * interval '5 minutes'`;
  for (let from = 1; from <= shipments; from += batch) {
    const to = Math.min(from + batch - 1, shipments);
    await db.execute(sql`insert into shipments (store_id, shipment_id, carrier_id, carrier_code, service_code, service_type,
        rate_id, label_id, tracking_number, ship_date, shipment_status, is_voided, recipient, ship_from, ship_to, total_weight,
        packages, confirmation, insurance_provider, advanced_options, total, location_id, tracking_status, moved_date, created_date)
      select ${id}, 'se-' || n, 'se-1', ${weighted(['canada_post', 'canada_post', 'purolator_ca', 'fedex'])}, 'expedited', 'Expedited',
        'rate-' || n, 'label-' || n, '1Z' || lpad(n::text, 16, '0'), (${moment})::date,
        case when n % 50 = 3 then 'pending' else 'label_purchased' end, n % 100 = 5,
        ${first} || ' ' || ${last} || ' ' || n, ${JSON.stringify(shipment.ship_from)}::jsonb,
        ${JSON.stringify(shipment.ship_to)}::jsonb, ${JSON.stringify(shipment.packages[0]?.weight)}::jsonb,
        ${JSON.stringify(shipment.packages)}::jsonb, 'none', 'none', '{}', '{"amount": 14.5, "currency": "CAD"}',
        (${sql.raw(`array[${locationIds.join(', ')}]`)})[1 + n % ${sql.raw(String(locationIds.length))}],
        ${trackingStatus}, ${moment}, ${moment}
      from generate_series(${from}::int, ${to}::int) n`);
  }
  await db.execute(sql`vacuum analyze shipments`);
}
