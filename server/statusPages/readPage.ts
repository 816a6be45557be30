import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Closure } from '../../src/schemas/locations/closures.ts';
import type { LocationHour } from '../../src/schemas/locations/hours.ts';
import { costOf } from '../../src/schemas/tickets/services.ts';
import { groupBy } from '../core/groupBy.ts';
import { notFound } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { customers } from '../customers/index.ts';
import { locations } from '../locations/index.ts';
import {
  deviceNotes,
  devices,
  ticketBalance,
  ticketDevices,
  ticketPhotos,
  tickets,
} from '../tickets/index.ts';

/** Most notes and photos of a device that the page shows, the newest. */
const MOST = 30;

export type StatusPage = Awaited<ReturnType<typeof readPage>>;
export type PageDevice = StatusPage['devices'][number];

/** Returns what the status page of a ticket shows; it contains nothing that says who the customer is. */
export async function readPage(scope: Scope, ticketId: string) {
  const { number, location_id, customer_id, promised_date } = tickets;
  const [ticket] = await scope.select(
    tickets,
    { number, location_id, customer_id, promised_date, language: customers.language, phone: customers.phone },
    {
      join: { table: customers, on: eq(customers.id, customer_id), isOptional: true },
      where: eq(tickets.id, ticketId),
    },
  );
  if (!ticket) throw notFound();
  const [onTicket, balance, location] = await Promise.all([
    readDevices(scope, ticketId),
    ticketBalance(scope, ticketId),
    readLocation(scope, ticket.location_id),
  ]);
  const { language, phone, customer_id: customer, ...facts } = ticket;
  return {
    ...facts,
    language: language?.toLowerCase().startsWith('fr') ? ('fr' as const) : ('en' as const),
    /** To whom messages from the page belong. */
    sender: { phone, customer_id: customer },
    devices: onTicket,
    balance,
    location,
  };
}

async function readDevices(scope: Scope, ticketId: string) {
  const { id, state, outcome, services, agreed_amount, agreed_date } = ticketDevices;
  const rows = await scope.select(
    ticketDevices,
    { id, name: devices.name, state, outcome, services, agreed_amount, agreed_date },
    {
      join: { table: devices, on: eq(devices.id, ticketDevices.device_id) },
      where: eq(ticketDevices.ticket_id, ticketId),
      orderBy: [asc(ticketDevices.created_date), asc(id)],
    },
  );
  const ids = rows.map((row) => row.id);
  const [allNotes, allPhotos] = await Promise.all([readNotes(scope, ids), readPhotos(scope, ids)]);
  const notes = groupBy(allNotes, (note) => note.device);
  const photos = groupBy(allPhotos, (photo) => photo.device);
  return rows.map((row) => ({
    ...row,
    name: withoutNumbers(row.name ?? ''),
    isPriced: !costOf(row.services).isOpen,
    notes: (notes.get(row.id) ?? []).slice(-MOST),
    photos: (photos.get(row.id) ?? []).slice(-MOST),
  }));
}

async function readNotes(scope: Scope, ids: string[]) {
  const { ticket_device_id: device, text, created_date, is_for_customer, withdrawn_date } = deviceNotes;
  const isShown = and(inArray(device, ids), eq(is_for_customer, true), isNull(withdrawn_date));
  const rows = await scope.select(
    deviceNotes,
    { device, text, created_date },
    { where: isShown, orderBy: [desc(created_date), desc(deviceNotes.id)], limit: 100 },
  );
  return rows.toReversed().map((row) => ({ ...row, text: withoutNumbers(row.text) }));
}

async function readPhotos(scope: Scope, ids: string[]) {
  const { id, ticket_device_id: device, caption, created_date } = ticketPhotos;
  const rows = await scope.select(
    ticketPhotos,
    { id, device, caption },
    {
      where: and(inArray(device, ids), isForCustomer),
      orderBy: [desc(created_date), desc(id)],
      limit: 100,
    },
  );
  return rows.toReversed();
}

const isForCustomer = and(eq(ticketPhotos.is_internal, false), isNull(ticketPhotos.deleted_date))!;

/** Returns the file and the thumbnail of a photo that the page of a ticket shows. */
export async function readPagePhoto(scope: Scope, ticketId: string, photoId: string) {
  const { name, thumbnail } = ticketPhotos;
  const onTicket = scope.any(ticketDevices, ticketDevices.id, eq(ticketDevices.ticket_id, ticketId));
  const isIt = and(eq(ticketPhotos.id, photoId), isForCustomer, eq(ticketPhotos.ticket_device_id, onTicket));
  const [photo] = await scope.select(ticketPhotos, { name, thumbnail }, { where: isIt });
  if (!photo) throw notFound();
  return photo;
}

/** Returns where a location is, and when it is open. */
export async function readLocation(scope: Scope, locationId: number) {
  const { location_name, phone, email, address_1, city, timezone, location_hours, closures } = locations;
  const [location] = await scope.select(
    locations,
    { location_name, phone, email, address_1, city, timezone, location_hours, closures },
    { where: eq(locations.id, locationId) },
  );
  if (!location) throw notFound();
  return {
    ...location,
    location_hours: location.location_hours as LocationHour[],
    closures: location.closures as Closure[],
  };
}

/** Leaves out long numbers, such as IMEIs, that were typed into a name or note. */
export const withoutNumbers = (text: string) => text.replaceAll(/\d(?:[ -]?\d){12,}/g, '…');
