import type { NewContactRequest } from '../../../src/schemas/customers/contactRequests.ts';
import type { Api, StoredRecord } from './api.ts';

/** Sends a contact request to a location as a new customer. */
export async function sendContactRequest(
  api: Api,
  last: string,
  values: Partial<NewContactRequest> = {},
): Promise<string> {
  const { rows: locations } = await api.list('locations');
  const isStaffed = ({ location_name }: StoredRecord) => location_name === 'Toronto Queen West';
  const { id } = await api.ask<{ id: string }>('POST', 'contact-us', {
    location_id: Number((locations.find(isStaffed) ?? locations[0])?.id),
    customer_first_name: 'ada',
    customer_last_name: last,
    customer_email: `${crypto.randomUUID().slice(0, 8)}@example.net`,
    customer_phone: '+1 416 555 0101',
    customer_note: 'Do you repair tablets?',
    ...values,
  });
  return id;
}
