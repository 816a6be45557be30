import { asc, eq, inArray } from 'drizzle-orm';
import type { OrderLine } from '../../../src/schemas/sales/orders.ts';
import type { Outcome } from '../../../src/schemas/tickets/states.ts';
import { storageFee } from '../../../src/schemas/tickets/storage.ts';
import type { DeviceService } from '../../../src/schemas/tickets/services.ts';
import type { Scope } from '../../core/scope.ts';
import { groupBy } from '../../core/groupBy.ts';
import { items } from '../../inventory/index.ts';
import { devices, ticketDevices } from '../tables.ts';
import { deviceParts } from '../work/tables.ts';

/** A line that a ticket puts on its order. */
export type TicketLine = Pick<
  OrderLine,
  | 'kind'
  | 'repair_id'
  | 'item_id'
  | 'product_id'
  | 'name'
  | 'sku'
  | 'quantity'
  | 'unit_price'
  | 'warranty'
  | 'warranty_unit'
  | 'tax_class'
  | 'staff_id'
> & { ticket_device_id: string };

interface Part {
  ticket_device_id: string;
  item_id: string;
  name: string;
  sku: string | null;
  product_id: string | null;
}

interface Device {
  id: string;
  name: string | null;
  product_id: string | null;
  outcome: string | null;
  technician_id: string | null;
  services: DeviceService[];
  /** Of keeping it longer than agreed, in cents. */
  storage: number;
}

/** Outcomes of which only the diagnosis is paid, with a line that says so. */
const unrepaired = ['NOT_REPAIRABLE', 'DECLINED', 'ABANDONED'] as const satisfies Outcome[];

const isUnrepaired = (outcome: string | null) => unrepaired.some((one) => one === outcome);

/** Words of lines about what was not repaired, as orders print them in both languages. */
const outcomeWords: Record<(typeof unrepaired)[number], string> = {
  NOT_REPAIRABLE: 'Not repairable / Irréparable',
  DECLINED: 'Repair declined / Réparation refusée',
  ABANDONED: 'Abandoned / Abandonné',
};

/** A device with an outcome that it may not have yet. */
export type ExpectedDevice = Pick<Device, 'id' | 'outcome'>;

/**
 * Returns what a ticket's devices cost as things stand: agreed services, built-in parts, and fees of unrepaired ones;
 * of `expected` devices with the outcome that they have there.
 */
export async function ticketLines(
  scope: Scope,
  ticketId: string,
  expected: readonly ExpectedDevice[] = [],
): Promise<TicketLine[]> {
  const { id, product_id, name } = devices;
  const { outcome, technician_id, services, state, state_date } = ticketDevices;
  const { collect_until, storage_fee, storage_fee_most } = ticketDevices;
  const rows = await scope.select(
    ticketDevices,
    {
      id: ticketDevices.id,
      name,
      product_id,
      outcome,
      technician_id,
      services,
      state,
      state_date,
      collect_until,
      storage_fee,
      storage_fee_most,
    },
    {
      join: { table: devices, on: eq(id, ticketDevices.device_id) },
      where: eq(ticketDevices.ticket_id, ticketId),
      orderBy: [asc(ticketDevices.created_date), asc(ticketDevices.id)],
    },
  );
  const parts = groupBy(
    await takenParts(
      scope,
      rows.map((row) => row.id),
    ),
    (part) => part.ticket_device_id,
  );
  return rows.flatMap((row) => {
    const end = row.state === 'GONE' ? row.state_date : new Date();
    const storage = storageFee(row, row.collect_until, end);
    const known = expected.find((device) => device.id === row.id) ?? row;
    return linesOfDevice({ ...row, outcome: known.outcome, storage }, parts.get(row.id) ?? []);
  });
}

function linesOfDevice(device: Device, parts: Part[]): TicketLine[] {
  if (device.outcome === 'BOUGHT') return [];
  if (isUnrepaired(device.outcome)) return [feeLine(device), ...storageLines(device)];
  return [
    ...device.services.flatMap((service) => serviceLines(device, service)),
    ...partLines(device, parts),
    ...storageLines(device),
  ];
}

const common = ({ id, product_id, technician_id }: Device) => ({
  ticket_device_id: id,
  product_id,
  staff_id: technician_id,
  repair_id: null,
  item_id: null,
  sku: null,
  quantity: 1,
  warranty: null,
  warranty_unit: null,
  tax_class: 'STANDARD' as const,
});

/** A service without a price is not on the order until it has one. */
function serviceLines(device: Device, service: DeviceService): TicketLine[] {
  const { repair_id, name, cost, warranty, warranty_unit, tax_class } = service;
  if (cost === null) return [];
  const terms = repair_id ? { warranty, warranty_unit, tax_class } : {};
  const shown = repair_id ? name : `${device.name ?? ''} – ${name}`;
  return [
    {
      ...common(device),
      ...terms,
      kind: repair_id ? 'REPAIR' : 'CUSTOM',
      repair_id,
      name: shown.slice(0, 400),
      unit_price: cost,
    },
  ];
}

function feeLine(device: Device): TicketLine {
  const fee = device.services
    .filter(({ is_diagnosis }) => is_diagnosis)
    .reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  const words = outcomeWords[device.outcome as keyof typeof outcomeWords];
  const name = `${device.name ?? ''} – ${words}`.slice(0, 400);
  return { ...common(device), kind: 'CUSTOM', name, unit_price: fee };
}

const storageLines = (device: Device): TicketLine[] =>
  device.storage > 0
    ? [
        {
          ...common(device),
          kind: 'CUSTOM',
          name: `${device.name ?? ''} – Storage / Entreposage`.slice(0, 400),
          staff_id: null,
          unit_price: device.storage,
        },
      ]
    : [];

/** Built-in parts are paid with the services. */
const partLines = (device: Device, parts: Part[]): TicketLine[] =>
  [...groupBy(parts, ({ item_id }) => item_id)].map(([item_id, pieces]) => ({
    ...common(device),
    kind: 'PART',
    item_id,
    product_id: pieces[0]!.product_id,
    name: pieces[0]!.name,
    sku: pieces[0]!.sku,
    quantity: pieces.length,
    unit_price: 0,
  }));

async function takenParts(scope: Scope, ids: string[]): Promise<Part[]> {
  if (ids.length === 0) return [];
  const { ticket_device_id, item_id, state } = deviceParts;
  const rows = await scope.select(
    deviceParts,
    { ticket_device_id, item_id, state, name: items.name, sku: items.sku, product_id: items.product_id },
    {
      join: { table: items, on: eq(items.id, item_id) },
      where: inArray(ticket_device_id, ids),
      orderBy: [asc(items.name), asc(item_id)],
    },
  );
  return rows.filter((row) => row.state === 'TAKEN');
}
