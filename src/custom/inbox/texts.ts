import type { RecordText } from '../../kit/slots.ts';
import type { Thread } from '../../schemas/inbox/threads.ts';
import { formatPhone } from '../../schemas/phone.ts';

/** '(514) 555-0100'; of a forgotten customer nothing. */
export const addressText: RecordText = ({ address }) =>
  String(address).startsWith('+') ? formatPhone(String(address)) : '–';

/** The customer, else the number. */
export const threadText: RecordText = (record, translate) =>
  (record.customer as Thread['customer'])?.name ?? addressText(record, translate);
