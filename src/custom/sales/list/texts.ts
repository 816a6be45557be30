import type { RecordText } from '../../../kit/slots.ts';

/** The customer's name; a walk-in customer has none. */
export const buyerText: RecordText = ({ customer_first_name, customer_last_name }, translate) =>
  [customer_first_name, customer_last_name].filter(Boolean).join(' ') || translate('salesList.walk_in');
