import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { FORGOTTEN_NAME } from '../../src/schemas/customers/forgotten.ts';
import type { ShippingAddress } from '../../src/schemas/shipping/address.ts';

const emptyAddress: Omit<ShippingAddress, 'country_code'> = {
  name: FORGOTTEN_NAME,
  phone: null,
  company_name: null,
  address_line1: FORGOTTEN_NAME,
  address_line2: null,
  address_line3: null,
  city_locality: FORGOTTEN_NAME,
  state_province: FORGOTTEN_NAME,
  postal_code: FORGOTTEN_NAME,
  address_residential_indicator: 'unknown',
};

/** Replaces a stored ShippingAddress by an empty one in the same country. */
export const withoutAddress = (address: PgColumn | SQL): SQL =>
  sql`${address} || ${JSON.stringify(emptyAddress)}::jsonb`;
