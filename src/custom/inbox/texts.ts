import type { RecordText } from '../../kit/slots.ts';
import type { Thread } from '../../schemas/inbox/threads.ts';
import { formatPhone } from '../../schemas/phone.ts';

/** '(514) 555-0100', or an email address; of a forgotten customer nothing. */
export const addressText: RecordText = ({ address }) => {
  const text = String(address);
  if (text.includes('@')) return text;
  return text.startsWith('+') ? formatPhone(text) : '–';
};

/** The customer, else the address, with the name that its owner signs with: 'Ada Berg (ada@example.com)'. */
export const threadText: RecordText = (record, translate) => {
  const { customer, sender_name } = record as unknown as Thread;
  const address = addressText(record, translate);
  return customer?.name ?? (sender_name ? `${sender_name} (${address})` : address);
};
