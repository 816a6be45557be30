import type { RecordText } from '../../../kit/slots.ts';

/** The seller's name, or email address. */
export const customerText: RecordText = ({ customer_first_name, customer_last_name, customer_email }) =>
  [customer_first_name, customer_last_name].filter(Boolean).join(' ') || String(customer_email ?? '');

/** 'iPhone 13, 128 GB'. */
export const deviceText: RecordText = ({ product, storage }) =>
  [(product as { name?: string } | null)?.name, storage].filter(Boolean).join(', ');
