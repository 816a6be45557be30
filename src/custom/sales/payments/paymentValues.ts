import type { FieldValues } from 'react-hook-form';
import type { PaymentMethod } from '../../../schemas/sales/states.ts';

/** What each method takes beside the amount. */
const methodFields: Record<PaymentMethod, string[]> = {
  CASH: ['tendered', 'register_id'],
  POS: ['reference'],
  ONLINE: ['reference'],
  WALLET: ['balance'],
};

/** What is sent of how something is paid, of all that a form holds. */
export function paymentValues(values: FieldValues): Record<string, unknown> {
  const method = values.method as PaymentMethod;
  const wanted = Object.entries(values).filter(
    ([key, value]) => methodFields[method].includes(key) && value !== null && value !== '',
  );
  return { method, ...Object.fromEntries(wanted) };
}
