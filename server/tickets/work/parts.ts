import { and, asc, eq, inArray } from 'drizzle-orm';
import { normalizeSerial } from '../../../src/schemas/inventory/codes.ts';
import type { TicketDevice } from '../../../src/schemas/tickets/ticketDevices.ts';
import type { PartFault, PartState } from '../../../src/schemas/tickets/work.ts';
import { lockFree } from '../../appointments/index.ts';
import { invalid } from '../../core/problem.ts';
import type { StepHook, Writing } from '../../core/records/entity.ts';
import type { Scope } from '../../core/scope.ts';
import { items, move, type Inventory, type StockChange } from '../../inventory/index.ts';
import { recordEvents } from '../events.ts';
import { planResume } from './planResume.ts';
import { deviceParts } from './tables.ts';

type Step = StepHook<TicketDevice>;
type About = Pick<TicketDevice, 'id' | 'ticket_id'>;

interface Part {
  id: string;
  item_id: string;
  location_id: number;
  state: PartState;
  serial: string | null;
}

interface Wanted {
  item_id?: string;
  quantity?: number;
}

interface PartValues {
  part_id?: string;
  serial?: string | null;
  fault?: PartFault;
}

/** The steps of the parts of a device: each piece moves in stock once for each transition. */
export const partSteps = (inventory: Inventory): Record<string, Step> => ({
  wantPart: async ({ scope, who }, device, { item_id = '', quantity = 1 }: Wanted) => {
    await wantParts(inventory, scope, who.staff_id, device, { item_id, quantity });
    return {};
  },

  takePart: (writing, device, { part_id = '', serial }: PartValues) =>
    change(inventory, writing, device, part_id, 'TAKEN', ['WANTED', 'RESERVED'], (part, isSerialized) => {
      if (isSerialized && !serial) throw invalid([{ path: '/serial', code: 'required' }]);
      const named = isSerialized && serial ? normalizeSerial(serial) : null;
      const serials = named ? [named] : [];
      const reserved = part.state === 'RESERVED' ? -1 : 0;
      return { serial: named, move: { kind: 'USE', quantity: -1, reserved, serials } };
    }),

  returnPart: (writing, device, { part_id = '' }: PartValues) =>
    change(inventory, writing, device, part_id, 'RETURNED', ['TAKEN'], ({ serial }) => ({
      move: { kind: 'RETURN', quantity: 1, serials: serial ? [serial] : [] },
    })),

  breakPart: (writing, device, { part_id = '', fault }: PartValues) =>
    change(inventory, writing, device, part_id, 'BROKEN', ['TAKEN'], () => ({ fault })),

  cancelPart: async (writing, device, { part_id = '' }: PartValues) => {
    await cancelPart(inventory, writing, device, part_id);
    await planResume(writing.scope, device);
    return {};
  },
});

const cancelPart = (
  inventory: Inventory,
  writing: Pick<Writing, 'scope' | 'who'>,
  device: About,
  partId: string,
) =>
  change(inventory, writing, device, partId, 'CANCELLED', ['WANTED', 'RESERVED'], ({ state }) =>
    state === 'RESERVED' ? { move: { kind: 'RELEASE', reserved: -1 } } : {},
  );

/** Reserves pieces of an item for a device, or wants them as far as none are free. `by` is null for the system. */
export async function wantParts(
  inventory: Inventory,
  scope: Scope,
  by: string | null,
  device: About & Pick<TicketDevice, 'location_id'>,
  { item_id, quantity }: Required<Wanted>,
): Promise<void> {
  const { location_id } = device;
  const name = await itemName(scope, item_id);
  const free = (await lockFree(scope, [{ item_id, location_id }])).get(item_id)?.free ?? 0;
  const reserved = Math.max(Math.min(free, quantity), 0);
  const states = Array.from({ length: quantity }, (_, index) =>
    index < reserved ? ('RESERVED' as const) : ('WANTED' as const),
  );
  const piece = { ticket_device_id: device.id, item_id, location_id, created_by: by };
  await scope.insert(
    deviceParts,
    states.map((state) => ({ ...piece, state })),
  );
  if (reserved > 0)
    await move(inventory, scope, by, [
      { item_id, location_id, kind: 'RESERVE', reserved, ...sourceOf(device) },
    ]);
  await recordEvents(
    scope,
    by,
    states.map((to) => ({ ...aboutOf(device), kind: 'PART', to, reason: name })),
  );
}

interface Change {
  serial?: string | null;
  fault?: PartFault | undefined;
  /** The stock movement. */
  move?: Pick<StockChange, 'kind' | 'quantity' | 'reserved' | 'serials'>;
}

/** Brings a part to another state, with its stock movement. */
async function change(
  inventory: Inventory,
  { scope, who }: Pick<Writing, 'scope' | 'who'>,
  device: About,
  partId: string,
  to: PartState,
  from: PartState[],
  changeOf: (part: Part, isSerialized: boolean) => Change,
) {
  const [named] = await partsOf(scope, device.id, [partId]);
  if (!named) throw invalid([{ path: '/part_id', code: 'reference' }]);
  const { item_id, location_id } = named;
  const isSerialized = (await lockFree(scope, [{ item_id, location_id }])).get(item_id)?.is_serialized;
  // Under the lock of its stock: it may have been promised meanwhile.
  const [part] = await partsOf(scope, device.id, [partId]);
  if (!part || !from.includes(part.state)) throw invalid([{ path: '/part_id', code: 'part_state' }]);
  const { move: movement, ...values } = changeOf(part, isSerialized ?? false);
  await scope.update(deviceParts, { ...values, state: to }, eq(deviceParts.id, partId));
  if (movement)
    await move(inventory, scope, who.staff_id, [
      { item_id, location_id, ...movement, ...sourceOf(device), path: '' },
    ]);
  const reason = await itemName(scope, item_id);
  await recordEvents(scope, who.staff_id, [
    { ...aboutOf(device), kind: 'PART', from: part.state, to, reason },
  ]);
  return {};
}

/** Releases the parts that are wanted or reserved for a device and not taken. */
export async function cancelOpenParts(
  inventory: Inventory,
  writing: Pick<Writing, 'scope' | 'who'>,
  device: TicketDevice,
): Promise<void> {
  const open = (await partsOf(writing.scope, device.id)).filter(isOpen);
  // In the order of locks.
  for (const { id } of open.toSorted((one, other) => one.item_id.localeCompare(other.item_id)))
    await cancelPart(inventory, writing, device, id);
}

/** Whether a part is still needed. */
export const isOpen = ({ state }: Pick<Part, 'state'>) => state === 'WANTED' || state === 'RESERVED';

const aboutOf = ({ id, ticket_id }: About) => ({ ticket_id, ticket_device_id: id });

export const sourceOf = ({ id }: Pick<About, 'id'>) => ({ source: 'TICKET', source_id: id }) as const;

export function partsOf(scope: Scope, deviceId: string, ids?: string[]): Promise<Part[]> {
  const { id, item_id, location_id, state, serial, created_date } = deviceParts;
  return scope.select(
    deviceParts,
    { id, item_id, location_id, state, serial },
    {
      where: and(eq(deviceParts.ticket_device_id, deviceId), ids && inArray(id, ids)),
      orderBy: [asc(created_date), asc(id)],
    },
  );
}

/** Returns the name of an item; throws if it is unknown. */
async function itemName(scope: Scope, id: string): Promise<string> {
  const [item] = await scope.select(items, { name: items.name }, { where: eq(items.id, id) });
  if (!item) throw invalid([{ path: '/item_id', code: 'reference' }]);
  return item.name;
}
