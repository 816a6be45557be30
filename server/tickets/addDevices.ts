import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Who } from '../../src/schemas/can.ts';
import { isInvalidImei, normalizeSerial } from '../../src/schemas/inventory/codes.ts';
import { costOf, type DeviceService } from '../../src/schemas/tickets/services.ts';
import type { NewTicketDevice, Ticket } from '../../src/schemas/tickets/tickets.ts';
import type { ValidationError } from '../../src/schemas/validate.ts';
import { recordHistory } from '../core/history/note.ts';
import { orderedId } from '../core/orderedId.ts';
import { invalid } from '../core/problem.ts';
import { lockRecords, updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import type { Secrets } from '../core/secrets.ts';
import { matchStored } from '../repairs/index.ts';
import { bookedServices } from './booking.ts';
import { agreedOf, type AgreedBooking } from './bookingFollowers.ts';
import { productName, recordOwner } from './devices.ts';
import { tellEvent } from './customerEvents.ts';
import { recordEvents } from './events.ts';
import { checkIntake } from './rules/intake.ts';
import { nextItemNumber, numberItems } from './rules/leftItems.ts';
import { settleServices } from './services.ts';
import { storePasscode } from './passcodes/passcodes.ts';
import { planWipe } from './passcodes/wipe.ts';
import { addUploaded } from './photos/photos.ts';
import { planStill } from './still/plan.ts';
import { settleTicket } from './settleTicket.ts';
import { devices, ticketDevices, tickets } from './tables.ts';

/** Puts the new devices of a ticket on it; registers those that are not known. */
export async function addDevices(scope: Scope, who: Who, ticket: Ticket, secrets: Secrets): Promise<void> {
  const { new_devices: added } = ticket;
  if (added.length === 0) return;
  const ids = await registeredDevices(scope, who, ticket);
  await checkNotOnTickets(scope, ids);
  await checkIntake(scope, ticket, ids, secrets);
  const isNew = !(ticket.devices?.length > 0);
  const agreed = isNew ? await agreedOf(scope, ticket.appointment_id) : undefined;
  const booked = isNew ? await bookedServices(scope, ticket.appointment_id) : [];
  const takesAgreed = added.every((device) => device.services === null);
  const services: DeviceService[][] = [];
  const agreements: ReturnType<typeof agreementOf>[] = [];
  let left = agreed?.services ?? [];
  for (const [index, device] of added.entries()) {
    const path = `/new_devices/${index}/services`;
    const chosen = takesAgreed && index === 0 ? left : (device.services ?? []);
    const settled = await settleServices(scope, who, { path, services: chosen }, [...left, ...booked]);
    services.push(settled);
    agreements.push(agreementOf(settled, agreed && { ...agreed, services: left }));
    left = without(left, settled);
  }
  let number = await nextItemNumber(scope, ticket.id);
  const leftItems = added.map(({ left_items }) => {
    const items = numberItems(left_items ?? [], number);
    number += items.length;
    return items;
  });
  const { location_id } = ticket;
  const placed = added.map(() => ({ id: orderedId(), location_id, state: 'CHECKED_IN' as const }));
  const still: (Date | null)[] = [];
  for (const device of placed) still.push(await planStill(scope, who.staff_id, device));
  const rows = added.map(({ problem, condition }, index) => ({
    ...placed[index]!,
    ticket_id: ticket.id,
    device_id: ids[index]!,
    still_from: still[index]!,
    problem,
    services: services[index]!,
    agreed_amount: costOf(services[index]!).cost,
    ...agreements[index]!,
    condition,
    left_items: leftItems[index]!,
    created_by: who.staff_id,
    modified_by: who.staff_id,
  }));
  await scope.insert(ticketDevices, rows);
  await recordEvents(
    scope,
    who.staff_id,
    rows.map(({ id, ticket_id }) => ({
      ticket_id,
      ticket_device_id: id,
      kind: 'DEVICE_ADDED',
      to: 'CHECKED_IN',
    })),
  );
  for (const [index, { photos, passcode }] of added.entries()) {
    const device = rows[index]!;
    const by = who.staff_id;
    const path = `/new_devices/${index}`;
    await addUploaded(scope, device.id, photos, { by, path });
    if (passcode) await storePasscode(scope, { secrets }, device, passcode, { by, path: `${path}/passcode` });
  }
  if (added.some(({ passcode }) => passcode)) await planWipe(scope);
  await settleTicket(scope, who.staff_id, ticket.id);
  await tellEvent(scope, { event: 'CHECKED_IN', ticket_id: ticket.id, by: who.staff_id });
}

/** What was agreed is agreed once: returns what of it is left for other devices. */
const without = (agreed: DeviceService[], used: DeviceService[]) =>
  matchStored(agreed, used, isDeepStrictEqual).flatMap(({ kept, ...service }) => (kept ? [] : service));

/** How services were agreed: those of a booking as they were then, others by who is at the counter. */
function agreementOf(services: DeviceService[], agreed: AgreedBooking | undefined) {
  const isAgreed = services.length > 0 && matchStored(services, agreed?.services ?? [], isDeepStrictEqual);
  return agreed && isAgreed && isAgreed.every(({ kept }) => kept)
    ? { agreed_by: agreed.name, agreed_how: agreed.how, agreed_date: agreed.date }
    : { agreed_how: 'IN_PERSON' as const, agreed_date: new Date() };
}

/** Returns the ids of the devices in this order: the chosen one, the one with the number, or a new one. */
async function registeredDevices(
  scope: Scope,
  who: Who,
  { new_devices, customer_id }: Ticket,
): Promise<string[]> {
  const errors: ValidationError[] = [];
  const ids: string[] = [];
  for (const [index, device] of new_devices.entries()) {
    const serial = device.serial ? normalizeSerial(device.serial) || null : null;
    const known = device.device_id ?? (serial && (await findBySerial(scope, serial)));
    if (!known && serial && isInvalidImei(serial) && !device.serial_reason)
      errors.push({ path: `/new_devices/${index}/serial`, code: 'unexplained_imei' });
    else ids.push(known ?? (await register(scope, who, { ...device, serial }, customer_id)));
  }
  if (errors.length > 0) throw invalid(errors);
  await giveOwner(scope, who, ids, customer_id);
  return ids;
}

async function findBySerial(scope: Scope, serial: string): Promise<string | undefined> {
  await scope.alone(`device ${serial}`);
  const [found] = await scope.select(devices, { id: devices.id }, { where: eq(devices.serial, serial) });
  return found?.id;
}

async function register(
  scope: Scope,
  who: Who,
  {
    name,
    product_id,
    serial,
    serial_reason,
  }: Pick<NewTicketDevice, 'name' | 'product_id' | 'serial' | 'serial_reason'>,
  customer_id: string | null,
): Promise<string> {
  const id = orderedId();
  const shown = name?.trim() || (await productName(scope, product_id));
  const author = { created_by: who.staff_id, modified_by: who.staff_id };
  await scope.create(devices, { id, name: shown, product_id, serial, serial_reason, customer_id, ...author });
  await recordHistory(scope, who, [{ model: 'devices', id, action: 'created' }]);
  if (customer_id) await recordOwner(scope, who.staff_id, id, customer_id);
  return id;
}

/** Devices of nobody belong to the customer of their first ticket. */
async function giveOwner(scope: Scope, who: Who, ids: string[], customer_id: string | null): Promise<void> {
  await lockRecords(scope, [{ table: devices, ids }]);
  if (!customer_id) return;
  const rows = await scope.select(
    devices,
    { id: devices.id, customer_id: devices.customer_id },
    { where: inArray(devices.id, ids) },
  );
  const owned = rows.filter((row) => row.customer_id === null).map(({ id }) => id);
  if (owned.length === 0) return;
  await updateVersioned(scope, devices, owned, who.staff_id, { customer_id });
  for (const id of owned) await recordOwner(scope, who.staff_id, id, customer_id);
}

/** Throws if a device is given twice or is on an open ticket, whose number the error names. */
async function checkNotOnTickets(scope: Scope, ids: string[]): Promise<void> {
  const open = await scope.select(
    ticketDevices,
    { device_id: ticketDevices.device_id, number: tickets.number },
    {
      join: { table: tickets, on: eq(tickets.id, ticketDevices.ticket_id) },
      where: and(inArray(ticketDevices.device_id, ids), ne(ticketDevices.state, 'GONE')),
    },
  );
  const numbers = new Map(open.map(({ device_id, number }) => [device_id, number]));
  const errors = ids.flatMap((id, index): ValidationError[] => {
    const path = `/new_devices/${index}/device_id`;
    if (ids.indexOf(id) < index) return [{ path, code: 'twice' }];
    const number = numbers.get(id);
    return number === undefined ? [] : [{ path, code: 'open_ticket', params: { number } }];
  });
  if (errors.length > 0) throw invalid(errors);
}
