import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Hooks } from '../core/records/entity.ts';
import { toRecord } from '../core/records/read.ts';
import { addresses } from './tables.ts';

const {
  store_id: _,
  created_by: __,
  modified_by: ___,
  modified_date: ____,
  ...columns
} = getTableColumns(addresses);

/** A customer's addresses go along where they are asked for: those in use, of each type the default first. */
export const customerHooks: Hooks = {
  parts: {
    addresses: async (scope, customer) => {
      const rows = await scope.select(addresses, columns, {
        where: and(eq(addresses.customer_id, customer.id as string), eq(addresses.is_voided, false)),
        orderBy: [
          asc(addresses.address_type),
          desc(addresses.is_default),
          asc(addresses.created_date),
          asc(addresses.id),
        ],
      });
      return rows.map(toRecord);
    },
  },
};
