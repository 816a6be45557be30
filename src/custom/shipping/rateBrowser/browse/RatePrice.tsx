import { useTranslate } from 'react-admin';
import type { Rate } from '../../../../schemas/shipping/rates.ts';
import { rateTotal } from '../../../../schemas/shipping/rateTotal.ts';
import { usePrice } from '../usePrice.ts';
import { Price } from './rateStyles.ts';

const parts = ['shipping', 'insurance', 'confirmation', 'other'] as const;

/** Total price of a rate, and its parts. */
export function RatePrice({ rate }: { rate: Rate }) {
  const translate = useTranslate();
  const price = usePrice();
  return (
    <Price>
      <strong>{price(rateTotal(rate))}</strong>
      <span>
        {parts
          .filter((part) => part === 'shipping' || rate[`${part}_amount`].amount > 0)
          .map((part) =>
            translate(`shipping.rateBrowser.parts.${part}`, { price: price(rate[`${part}_amount`]) }),
          )
          .join(' · ')}
      </span>
    </Price>
  );
}
