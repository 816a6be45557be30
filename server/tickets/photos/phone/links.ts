import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type {
  PhoneSession,
  PhotoLink,
  PhotoLinkValues,
} from '../../../../src/schemas/tickets/photos/photos.ts';
import { notFound, Problem } from '../../../core/problem.ts';
import { qrCode } from '../../../core/qrCode.ts';
import { hashOf } from '../../../core/rateLimit.ts';
import type { Scope } from '../../../core/scope.ts';
import { readStore } from '../../../store/index.ts';
import { devices, ticketDevices, tickets } from '../../tables.ts';
import { roomFor } from '../photos.ts';
import { photoLinks } from '../tables.ts';

/** How long a code is valid, in ms. */
const VALID = 10 * 60_000;

const isOf = (deviceId: string) => eq(photoLinks.ticket_device_id, deviceId);

/** Returns the address of the phone's page; the token is in its fragment, which browsers never send. */
const addressOf = (origin: string, storeId: string, locale: string, token: string) =>
  `${origin}/dc/store/${storeId}/phone?lang=${locale}#${token}`;

/** Creates a code for the photos of a device, in place of an earlier one. */
export async function createLink(
  scope: Scope,
  ticket_device_id: string,
  { locale, ...values }: PhotoLinkValues,
  { by, originOf }: { by: string; originOf: (domain: string) => string },
): Promise<PhotoLink> {
  const token = randomBytes(24).toString('base64url');
  const expires_date = new Date(Date.now() + VALID);
  const row = { ...values, ticket_device_id, token: hashOf(token), expires_date, created_by: by };
  await scope.insert(photoLinks, [row], {
    overwrite: {
      target: [photoLinks.ticket_device_id],
      keys: ['token', 'phase', 'is_internal', 'expires_date', 'created_by'],
    },
  });
  const { domain } = await readStore(scope);
  const address = addressOf(originOf(domain), scope.store.id, locale, token);
  return { address, picture: await qrCode(address), expires_date: expires_date.toISOString() };
}

/** Ends the code for the photos of a device. */
export async function revokeLink(scope: Scope, deviceId: string): Promise<void> {
  await scope.delete(photoLinks, isOf(deviceId), photoLinks.ticket_device_id);
}

type Link = typeof photoLinks.$inferSelect;

/** Returns the valid link with this token; throws otherwise. */
export async function findLink(scope: Scope, token: string): Promise<Link> {
  const { ticket_device_id, phase, is_internal, expires_date, created_by, store_id } = photoLinks;
  const where = and(eq(photoLinks.token, hashOf(token)), gt(expires_date, new Date()));
  const [link] = await scope.select(
    photoLinks,
    { ticket_device_id, phase, is_internal, expires_date, created_by, store_id, token: photoLinks.token },
    { where },
  );
  if (!link) throw new Problem(410, 'The code has expired or was ended; show a new one.');
  return link;
}

/** Returns what the phone learns of the device. */
export async function sessionOf(
  scope: Scope,
  { ticket_device_id, expires_date }: Link,
): Promise<PhoneSession> {
  const [found] = await scope.select(
    ticketDevices,
    { ticket_id: ticketDevices.ticket_id, device: devices.name },
    {
      join: { table: devices, on: eq(devices.id, ticketDevices.device_id) },
      where: eq(ticketDevices.id, ticket_device_id),
    },
  );
  if (!found) throw notFound();
  const [ticket] = await scope.select(
    tickets,
    { number: tickets.number },
    { where: eq(tickets.id, found.ticket_id) },
  );
  return {
    number: ticket?.number ?? 0,
    device: found.device ?? '',
    expires_date: expires_date.toISOString(),
    left: await roomFor(scope, ticket_device_id),
  };
}
