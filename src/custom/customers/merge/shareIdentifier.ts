import type { MergeSide } from '../../../schemas/customers/merge.ts';
import { normalizeText } from '../../../schemas/normalizeText.ts';
import { formatPhone } from '../../../schemas/phone.ts';

/** What records of one person may have in common: name, email addresses, phone number, streets. */
const identifiersOf = ({ first_name, last_name, email, aliases, phone, addresses }: MergeSide): string[] =>
  [
    `${first_name.trim().split(/\s+/)[0] ?? ''} ${last_name}`,
    email,
    ...aliases,
    phone && formatPhone(phone),
    ...addresses.map(({ address_1, postcode }) => `${address_1} ${postcode}`),
  ].flatMap((mark) => (mark?.trim() ? [normalizeText(mark.trim())] : []));

/** Whether anything suggests that two customers are the same person. */
export function shareIdentifier(one: MergeSide, other: MergeSide): boolean {
  const marks = new Set(identifiersOf(one));
  return identifiersOf(other).some((mark) => marks.has(mark));
}
