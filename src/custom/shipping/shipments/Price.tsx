import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import type { Shipment } from '../../../schemas/shipping/shipments.ts';
import { Lines } from './Facts.tsx';
import { amountText } from './texts.ts';

const parts = ['shipping_amount', 'insurance_amount', 'confirmation_amount', 'other_amount'] as const;

/** What a shipment costs all in all, and of what that is made where it is more than one thing. */
export function Price({ shipment: { total, price } }: { shipment: Shipment }) {
  const translate = useTranslate();
  const locale = useLocale();
  const charged = parts.flatMap((part) => {
    const amount = price?.[part];
    return amount && amount.amount > 0
      ? [`${translate(`resources.shipments.parts.${part}`)}: ${amountText(amount, locale)}`]
      : [];
  });
  return (
    <>
      <strong>{amountText(total, locale)}</strong>
      {charged.length > 1 && <Lines lines={['', ...charged]} />}
    </>
  );
}
