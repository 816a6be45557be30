import { and, asc, eq, ne, type SQL } from 'drizzle-orm';
import type { Address } from '../../src/schemas/customers/addresses.ts';
import { formatPostcode } from '../../src/schemas/customers/postcodes.ts';
import { recordHistory } from '../core/history/note.ts';
import type { Hooks, Writing } from '../core/records/entity.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import { addresses, customers } from './tables.ts';

type Owner = Pick<Address, 'customer_id' | 'address_type'> & { id?: string };

/** A customer has one default address per type: the first address of a type, until another one is made the default. */
export const addressHooks: Hooks<Address> = {
  beforeWrite: async (writing, address) => {
    await lockCustomer(writing.scope, address.customer_id);
    const { is_voided: isVoided, is_default: isWanted } = address;
    const before = isVoided ? [] : await othersOf(writing.scope, address, eq(addresses.is_default, true));
    if (isWanted) await setDefault(writing, before, false);
    return { postcode: formatPostcode(address), is_default: !isVoided && (isWanted || before.length === 0) };
  },
  afterWrite: async (writing, address, before) => {
    if (!before?.is_default) return;
    if (address.is_voided || address.address_type !== before.address_type) await appoint(writing, before);
  },
};

/** Serializes writes to the addresses of one customer. */
async function lockCustomer(scope: Scope, id: string) {
  await scope.select(customers, { id: customers.id }, { where: eq(customers.id, id), lock: true });
}

/** Other active addresses of the same customer and type, oldest first. */
async function othersOf(scope: Scope, { id, customer_id, address_type }: Owner, which?: SQL) {
  const rows = await scope.select(
    addresses,
    { id: addresses.id },
    {
      where: and(
        eq(addresses.customer_id, customer_id),
        eq(addresses.address_type, address_type),
        eq(addresses.is_voided, false),
        id === undefined ? undefined : ne(addresses.id, id),
        which,
      ),
      orderBy: [asc(addresses.created_date), asc(addresses.id)],
    },
  );
  return rows.map((row) => row.id);
}

/** Makes the oldest address of a type the default when its default is gone. */
async function appoint(writing: Writing, gone: Owner) {
  const defaults = await othersOf(writing.scope, gone, eq(addresses.is_default, true));
  if (defaults.length > 0) return;
  const [oldest] = await othersOf(writing.scope, gone);
  if (oldest !== undefined) await setDefault(writing, [oldest], true);
}

async function setDefault({ scope, who }: Writing, ids: string[], isDefault: boolean) {
  await updateVersioned(scope, addresses, ids, who.staff_id, { is_default: isDefault });
  const changes = { is_default: [!isDefault, isDefault] as [unknown, unknown] };
  await recordHistory(
    scope,
    who,
    ids.map((id) => ({ model: 'addresses', id, action: 'updated', changes })),
  );
}
