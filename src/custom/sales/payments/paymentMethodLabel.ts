import type { Payment } from '../../../schemas/sales/payments.ts';

/** How a payment was made: its method or balance, and its reference. */
export function paymentMethodLabel(
  translate: (key: string) => string,
  { method, balance, reference }: Pick<Payment, 'method' | 'balance' | 'reference'>,
): string {
  const way = translate(`resources.payments.values.${balance ? `balance.${balance}` : `method.${method}`}`);
  return reference ? `${way} (${reference})` : way;
}
