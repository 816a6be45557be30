import type { RecordText } from '../../kit/slots.ts';
import type { Thread } from '../../schemas/inbox/threads.ts';
import { formatPhone } from '../../schemas/phone.ts';

/** '(514) 555-0100', or an email address; of a forgotten customer nothing. */
export const addressText: RecordText = ({ address }) => {
  const text = String(address);
  if (text.includes('@')) return text;
  return text.startsWith('+') ? formatPhone(text) : '–';
};

/** The customer, else the address. */
export const threadText: RecordText = (record, translate) =>
  (record.customer as Thread['customer'])?.name ?? addressText(record, translate);
