import type { RecordText } from '../../../kit/slots.ts';

/** Who buys; somebody who just walked in has no name. */
export const buyerText: RecordText = ({ customer_first_name, customer_last_name }, translate) =>
  [customer_first_name, customer_last_name].filter(Boolean).join(' ') || translate('salesList.walk_in');
