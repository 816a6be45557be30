import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

interface Parcel {
  shipment_status: AnyPgColumn;
  is_voided: AnyPgColumn;
  tracking_status: AnyPgColumn;
}

/** The condition that the label is bought and the shipment not delivered. */
export const isUndelivered = ({ shipment_status, is_voided, tracking_status }: Parcel) =>
  sql`${shipment_status} = 'label_purchased' and not ${is_voided} and ${tracking_status} <> 'delivered'`;
