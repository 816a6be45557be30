import { useTranslate } from 'react-admin';
import { shortDate } from '../../../kit/fields/longDate.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import type { Rate } from '../../../schemas/shipping/rates.ts';

type Delivery = Pick<Rate, 'delivery_days' | 'estimated_delivery_date'>;

/** Returns a formatter for a rate's delivery date and number of days. */
export function useDeliveryText(): (rate: Delivery) => string {
  const translate = useTranslate();
  const locale = useLocale();
  return ({ delivery_days, estimated_delivery_date }) => {
    const day = estimated_delivery_date && shortDate(estimated_delivery_date.slice(0, 10), locale);
    const days =
      delivery_days !== null &&
      translate('shipping.rateBrowser.delivery_days', { smart_count: delivery_days });
    const known = [day, days].filter(Boolean).join(' · ');
    return known || translate('shipping.rateBrowser.delivery_unknown');
  };
}
