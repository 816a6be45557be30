import { sql } from 'drizzle-orm';
import { dayIn } from '../../src/schemas/days.ts';
import type { Db } from '../core/database.ts';
import { appointmentParts, appointmentRepairs, appointments } from '../appointments/index.ts';
import { items, movements, stock } from '../inventory/index.ts';
import { repairParts, repairs } from '../repairs/index.ts';
import type { DemoStore } from './data/stores.ts';
import { storeIdOf } from './stores.ts';

/** Which services need which part of the device. */
const needs = [
  ['Screen Replacement%', '% screen'],
  ['Battery Replacement%', '% battery'],
  ['Charging Port%', '% charging port'],
] as const;

/** Adds parts of services, and reserves them for upcoming appointments in the order of their creation. */
export async function addBookingParts(db: Db, store: DemoStore, now: Date): Promise<void> {
  const storeId = storeIdOf(store);
  const pairs = needs.map(
    ([title, name]) => sql`(${repairs.title} like ${title} and ${items.name} like ${name})`,
  );
  await db.execute(sql`
    insert into ${repairParts} (store_id, repair_id, item_id, quantity)
    select ${repairs.store_id}, ${repairs.id}, ${items.id}, 1 from ${repairs}
    join ${items} on ${items.store_id} = ${repairs.store_id} and ${items.product_id} = ${repairs.product_id}
    where ${repairs.store_id} = ${storeId} and not ${items.is_serialized} and (${sql.join(pairs, sql` or `)})`);
  await db.execute(sql`
    with needed as (
      select ${appointments.id} as appointment_id, ${repairParts.item_id} as item_id,
        ${appointments.location_id} as location_id, ${appointments.created_date} as created_date,
        sum(${repairParts.quantity})::int as needed
      from ${appointments}
      join ${appointmentRepairs} on ${appointmentRepairs.store_id} = ${appointments.store_id}
        and ${appointmentRepairs.appointment_id} = ${appointments.id}
      join ${repairParts} on ${repairParts.store_id} = ${appointments.store_id}
        and ${repairParts.repair_id} = ${appointmentRepairs.repair_id}
      where ${appointments.store_id} = ${storeId} and ${appointments.type} = 'APPOINTMENT'
        and not ${appointments.is_voided} and ${appointments.status} <> 'COMPLETED'
        and ${appointments.selected_date} >= ${dayIn(store.timezone, now)}
      group by 1, 2, 3, 4
    ), before as (
      select needed.*, coalesce(sum(needed) over (
        partition by item_id, location_id order by created_date, appointment_id
        rows between unbounded preceding and 1 preceding), 0)::int as taken
      from needed
    )
    insert into ${appointmentParts}
      (store_id, appointment_id, item_id, location_id, needed, reserved, created_date)
    select ${storeId}::uuid, appointment_id, before.item_id, before.location_id, needed,
      greatest(0, least(needed, coalesce(${stock.on_hand}, 0) - taken)), before.created_date
    from before
    left join ${stock} on ${stock.store_id} = ${storeId} and ${stock.item_id} = before.item_id
      and ${stock.location_id} = before.location_id`);
  await db.execute(sql`
    insert into ${movements} (store_id, item_id, location_id, kind, reserved, source, source_id, created_date)
    select store_id, item_id, location_id, 'RESERVE', reserved, 'APPOINTMENT', appointment_id, created_date
    from ${appointmentParts} where store_id = ${storeId} and reserved > 0`);
  await db.execute(sql`
    update ${stock} set reserved = sums.reserved from (
      select item_id, location_id, sum(reserved)::int as reserved from ${appointmentParts}
      where store_id = ${storeId} group by 1, 2
    ) as sums
    where ${stock.store_id} = ${storeId} and ${stock.item_id} = sums.item_id
      and ${stock.location_id} = sums.location_id`);
}
