import { useTranslate } from 'react-admin';
import { rateTotal } from '../../../../schemas/shipping/rateTotal.ts';
import { useCarrierText } from '../../translateCarrierText.ts';
import { isValid, type Marks, type Offer } from '../model/offers.ts';
import { usePrice } from '../usePrice.ts';
import { CarrierLogo } from './CarrierLogo.tsx';
import { MarkChips } from './MarkChips.tsx';
import { Card, Cards } from './rateStyles.ts';

interface CarrierCardsProps {
  offers: Offer[];
  shown: Offer | undefined;
  marks: Marks;
  onShow: (carrierId: string) => void;
}

/** Carriers with their number of usable services; those without any are disabled. */
export function CarrierCards({ offers, shown, marks, onShow }: CarrierCardsProps) {
  const translate = useTranslate();
  const price = usePrice();
  const phrase = useCarrierText();
  return (
    <Cards aria-label={translate('shipping.rateBrowser.carriers')}>
      {offers.map(({ carrier, rates, count }) => {
        const [first] = rates;
        return (
          <li key={carrier.carrier_id}>
            <Card
              type="button"
              disabled={count === 0}
              aria-pressed={carrier.carrier_id === shown?.carrier.carrier_id}
              onClick={() => onShow(carrier.carrier_id)}
            >
              <CarrierLogo {...carrier} />
              <span>
                <strong>{phrase(carrier.nickname)}</strong>
                <span>{translate('shipping.rateBrowser.services', { smart_count: count })}</span>
                {first && isValid(first) && (
                  <span>
                    {translate('shipping.rateBrowser.price_from', { price: price(rateTotal(first)) })}
                  </span>
                )}
                <MarkChips
                  isCheapest={rates.some((rate) => marks.cheapest.has(rate))}
                  isFastest={rates.some((rate) => marks.fastest.has(rate))}
                />
              </span>
            </Card>
          </li>
        );
      })}
    </Cards>
  );
}
