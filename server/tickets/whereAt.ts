import { inArray, or, sql, type SQL } from 'drizzle-orm';
import { ticketDevices, tickets } from './tables.ts';

/** Returns the alternatives that a device is at one of these locations, or on its way to one. */
export const isAt = (ids: number[]): SQL[] => [
  inArray(ticketDevices.location_id, ids),
  inArray(ticketDevices.to_location_id, ids),
];

/** Returns the condition that a ticket belongs to one of these locations, or that one has or gets a device of it. */
export const whereTicketAt = (ids: number[]): SQL | undefined =>
  or(
    inArray(tickets.location_id, ids),
    ...ids.map((id) => sql`${tickets.other_location_ids} @> ${JSON.stringify([id])}::jsonb`),
  );
