import { eq } from 'drizzle-orm';
import type { MessageValues } from '../../src/schemas/messageRules/placeholders.ts';
import { formatPhone } from '../../src/schemas/phone.ts';
import { notFound } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { locations } from '../locations/index.ts';
import { readStore } from '../store/index.ts';

type Place = Awaited<ReturnType<typeof readPlace>>;

/** Reads what messages need of a location. */
export async function readPlace(scope: Scope, locationId: number) {
  const { location_name: name, address_1, city, phone, email, timezone } = locations;
  const [place] = await scope.select(
    locations,
    { name, address_1, city, phone, email, timezone },
    { where: eq(locations.id, locationId) },
  );
  if (!place) throw notFound();
  return place;
}

/** Returns what the placeholders of a customer, the store and a location stand for, whatever a message is about. */
export async function valuesOfPlace(
  scope: Scope,
  { name, address_1, city, phone }: Place,
  firstName: string | undefined,
): Promise<MessageValues> {
  const store = await readStore(scope);
  return {
    ...(firstName !== undefined && { 'customer.first_name': firstName }),
    'store.name': store.name,
    'location.name': name,
    'location.address': `${address_1}, ${city}`,
    ...(phone && { 'location.phone': formatPhone(phone) }),
  };
}
