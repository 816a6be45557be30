import { useLocale } from '../../../i18n/useLocale.ts';
import { moneyFormat } from '../../../kit/fields/money.ts';
import type { Amount } from '../../../schemas/shipping/rates.ts';

/** Returns a formatter for an amount in its currency. */
export function usePrice(): (amount: Amount) => string {
  const locale = useLocale();
  return ({ amount, currency }) => moneyFormat(locale, currency || 'CAD').format(amount);
}
