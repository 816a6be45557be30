import { notFound } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { readLocation, readPage, type LinkSubject, type StatusPage } from '../../statusPages/index.ts';
import { contactOf } from '../contact.ts';

/** What the page of an estimate says besides it; a quote has no number, and no devices in the store. */
export type SubjectPage = Pick<StatusPage, 'language' | 'sender' | 'devices' | 'location' | 'location_id'> & {
  number: number | null;
};

/** Returns what the page of an estimate shows of its ticket or quote. */
export async function readSubject(scope: Scope, subject: LinkSubject): Promise<SubjectPage> {
  if ('ticket_id' in subject) return readPage(scope, subject.ticket_id);
  const contact = await contactOf(scope, subject);
  if (!contact) throw notFound();
  const { location_id, language, phone, customer_id } = contact;
  return {
    number: null,
    language,
    location_id,
    sender: { phone, customer_id },
    devices: [],
    location: await readLocation(scope, location_id),
  };
}
