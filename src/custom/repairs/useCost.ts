import { useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import type { AppointmentRepair } from '../../schemas/appointments/appointments.ts';
import { moneyFormat } from '../../kit/fields/money.ts';

/** Returns a formatter: '$89.99', or 'Call for quote' without a cost (contract 4 §2.2). */
export function useCost() {
  const translate = useTranslate();
  const locale = useLocale();
  return ({ cost }: Pick<AppointmentRepair, 'cost'>): string =>
    typeof cost === 'number' ? moneyFormat(locale).format(cost) : translate('booking.call_for_quote');
}
