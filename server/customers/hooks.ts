import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Customer } from '../../src/schemas/customers/customers.ts';
import type { Hooks } from '../core/records/entity.ts';
import { invalid } from '../core/problem.ts';
import { toRecord } from '../core/records/read.ts';
import { noteAgreements } from './agreements.ts';
import { contactErrors } from './contact.ts';
import { keepFormerEmail } from './formerEmail.ts';
import { isSearched } from './search.ts';
import { addresses } from './tables.ts';

const {
  store_id: _,
  created_by: __,
  modified_by: ___,
  modified_date: ____,
  ...columns
} = getTableColumns(addresses);

/** A customer's `addresses` are the active ones, of each type the default first. */
export const customerHooks: Hooks<Customer> = {
  filters: { search: (scope, typed) => isSearched(scope, String(typed)) },
  beforeWrite: async ({ scope }, customer, before) => {
    const isSame = before && before.email === customer.email && before.phone === customer.phone;
    const errors = isSame ? [] : await contactErrors(scope, customer);
    if (errors.length > 0) throw invalid(errors);
  },
  afterWrite: async ({ scope, who }, customer, before) => {
    await noteAgreements(scope, who, customer, before);
    await keepFormerEmail(scope, who, customer, before);
  },
  parts: {
    addresses: async (scope, customer) => {
      const rows = await scope.planned('addresses_of_customer', addressesOf, { customer: customer.id });
      return rows.map(toRecord);
    },
  },
};

const addressesOf = () => ({
  table: addresses,
  fields: columns,
  where: and(eq(addresses.customer_id, sql.placeholder('customer')), eq(addresses.is_voided, false)),
  orderBy: [
    asc(addresses.address_type),
    desc(addresses.is_default),
    asc(addresses.created_date),
    asc(addresses.id),
  ],
});
