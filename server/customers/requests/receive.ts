import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { NewContactRequest } from '../../../src/schemas/customers/contactRequests.ts';
import { isPhone, normalizePhone } from '../../../src/schemas/phone.ts';
import { orderedId } from '../../core/orderedId.ts';
import { invalid } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { locations } from '../../locations/index.ts';
import type { Notify } from '../../notifications/index.ts';
import { learnLanguage } from '../learnLanguage.ts';
import { customerAliases } from '../merge/tables.ts';
import { contactRequests, customers } from '../tables.ts';
import { aboutRequest, requestData } from './told.ts';

/** Stores a contact request with the customer of its e-mail address, and notifies staff. */
export async function receiveRequest(scope: Scope, notify: Notify, sent: NewContactRequest): Promise<string> {
  const { customer_language, ...written } = sent;
  const { customer_phone = null } = written;
  const location_id = await placeOf(scope, sent.location_id ?? null);
  if (isPhone.check({ phone: customer_phone }).length > 0)
    throw invalid([{ path: '/customer_phone', code: 'phone' }]);
  const request = {
    ...written,
    id: orderedId(),
    location_id,
    customer_phone: customer_phone ? normalizePhone(customer_phone) : null,
  };
  await scope.transaction(async (own) => {
    const notification_id = await notify(own, {
      type: 'CUSTOMER_CONTACT_REQUEST',
      locationId: location_id,
      body: aboutRequest(request),
      data: requestData(request),
    });
    const customer = await customerOf(own, sent.customer_email);
    if (customer) await learnLanguage(own, customer.id, customer_language);
    const known = {
      customer_id: customer?.id ?? null,
      customer_language: customer_language ?? customer?.language ?? null,
    };
    await own.insert(contactRequests, [{ ...request, ...known, notification_id }]);
  });
  return request.id;
}

/** Returns the requested open location, by default the main or oldest one. */
async function placeOf(scope: Scope, id: number | null): Promise<number> {
  const where = and(eq(locations.is_voided, false), id === null ? undefined : eq(locations.id, id));
  const orderBy = [desc(locations.is_main), locations.id];
  const [place] = await scope.select(locations, { id: locations.id }, { where, orderBy, limit: 1 });
  if (!place) throw invalid([{ path: '/location_id', code: 'reference' }]);
  return place.id;
}

/** Finds the customer with this e-mail address, an account before a guest; otherwise one who had it. */
async function customerOf(scope: Scope, address: string) {
  const { id, language, email, is_guest, is_voided, created_date } = customers;
  const known = (isMeant: SQL) =>
    scope.select(
      customers,
      { id, language },
      { where: and(eq(is_voided, false), isMeant), orderBy: [is_guest, created_date], limit: 1 },
    );
  const lower = address.toLowerCase();
  const [owner] = await known(eq(sql`lower(${email})`, lower));
  const formerly = scope.any(
    customerAliases,
    customerAliases.customer_id,
    eq(sql`lower(${customerAliases.email})`, lower),
  );
  const [found] = owner ? [owner] : await known(eq(id, formerly));
  return found;
}
