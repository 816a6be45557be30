import { desc, eq } from 'drizzle-orm';
import { normalizeSerial } from '../../src/schemas/inventory/codes.ts';
import type { DeviceOwner } from '../../src/schemas/tickets/events.ts';
import type { Device } from '../../src/schemas/tickets/devices.ts';
import { products } from '../catalog/index.ts';
import type { Hooks } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { customers } from '../customers/index.ts';
import { containsText } from '../core/tables/searchable.ts';
import { staffNames } from '../staff/index.ts';
import { deviceOwners, devices } from './tables.ts';

/** Devices: names, numbers and owners. */
export const deviceHooks: Hooks<Device> = {
  filters: { serial: (_, text) => containsText(devices.serial, normalizeSerial(String(text))) },

  beforeWrite: async ({ scope }, device) => ({
    name: device.name?.trim() || (await productName(scope, device.product_id)),
    serial: device.serial && (normalizeSerial(device.serial) || null),
  }),

  afterWrite: async ({ scope, who }, device, before) => {
    if (device.customer_id !== (before?.customer_id ?? null))
      await recordOwner(scope, who.staff_id, device.id, device.customer_id);
  },
};

/** Returns the name of a product; empty without one. */
export async function productName(scope: Scope, id: string | null): Promise<string> {
  if (!id) return '';
  const [product] = await scope.select(products, { name: products.name }, { where: eq(products.id, id) });
  return product?.name ?? '';
}

/** Records that a device belongs to a customer from now on. */
export const recordOwner = (
  scope: Scope,
  by: string,
  device_id: string,
  customer_id: string | null,
): Promise<void> => scope.insert(deviceOwners, [{ device_id, customer_id, created_by: by }]);

/** Returns the owners of a device, the newest first. */
export async function readOwners(scope: Scope, deviceId: string): Promise<DeviceOwner[]> {
  const { id, customer_id, created_by, created_date } = deviceOwners;
  const { first_name, last_name } = customers;
  const rows = await scope.select(
    deviceOwners,
    { id, customer_id, first_name, last_name, created_by, created_date },
    {
      join: { table: customers, on: eq(customers.id, customer_id), isOptional: true },
      where: eq(deviceOwners.device_id, deviceId),
      orderBy: [desc(created_date), desc(id)],
      limit: 100,
    },
  );
  const names = await staffNames(
    scope,
    rows.map((row) => row.created_by),
  );
  return rows.map((row) => ({
    id: row.id,
    customer_id: row.customer_id,
    customer: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
    by: names.get(row.created_by ?? '') ?? null,
    created_date: row.created_date.toISOString(),
  }));
}
