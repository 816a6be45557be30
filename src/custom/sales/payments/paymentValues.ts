import type { FieldValues } from 'react-hook-form';
import type { PaymentMethod } from '../../../schemas/sales/states.ts';

/** Fields that each method sends besides the amount. */
const methodFields: Record<PaymentMethod, string[]> = {
  CASH: ['tendered', 'register_id'],
  POS: ['reference'],
  ONLINE: ['reference'],
  WALLET: ['balance'],
};

/** Picks the request's payment fields from the form's values. */
export function paymentValues(values: FieldValues): Record<string, unknown> {
  const method = values.method as PaymentMethod;
  const wanted = Object.entries(values).filter(
    ([key, value]) => methodFields[method].includes(key) && value !== null && value !== '',
  );
  return { method, ...Object.fromEntries(wanted) };
}
