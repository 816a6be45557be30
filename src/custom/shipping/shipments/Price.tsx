import { useTranslate } from 'react-admin';
import type { Shipment } from '../../../schemas/shipping/shipments.ts';
import { usePrice } from '../rateBrowser/usePrice.ts';
import { Lines } from './Facts.tsx';

const parts = ['shipping_amount', 'insurance_amount', 'confirmation_amount', 'other_amount'] as const;

/** Total price of a shipment, and its parts if there are several. */
export function Price({ shipment: { total, price } }: { shipment: Shipment }) {
  const translate = useTranslate();
  const text = usePrice();
  const charged = parts.flatMap((part) => {
    const amount = price?.[part];
    return amount && amount.amount > 0
      ? [`${translate(`resources.shipments.parts.${part}`)}: ${text(amount)}`]
      : [];
  });
  return (
    <>
      <strong>{text(total)}</strong>
      {charged.length > 1 && <Lines lines={['', ...charged]} />}
    </>
  );
}
