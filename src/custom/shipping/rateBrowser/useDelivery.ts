import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import type { Rate } from '../../../schemas/shipping/rates.ts';

type Delivery = Pick<Rate, 'delivery_days' | 'estimated_delivery_date'>;

/** The day that a parcel arrives on, and in how many days; what is known of it. */
export function useDelivery(): (rate: Delivery) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  return ({ delivery_days, estimated_delivery_date }) => {
    const moment = estimated_delivery_date === null ? undefined : new Date(estimated_delivery_date);
    const day =
      moment && !Number.isNaN(moment.getTime()) && dateFormat(locale, timezone, 'short').format(moment);
    const days =
      delivery_days !== null &&
      translate('shipping.rateBrowser.delivery_days', { smart_count: delivery_days });
    const known = [day, days].filter(Boolean).join(' · ');
    return known || translate('shipping.rateBrowser.delivery_unknown');
  };
}
