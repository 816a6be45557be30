import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Rate } from '../../../../schemas/shipping/rates.ts';
import { useCarrierText } from '../../translateCarrierText.ts';
import { isValid, type Marks } from '../model/offers.ts';
import { RateMessages } from '../RateMessages.tsx';
import { MarkChips } from './MarkChips.tsx';
import { RatePrice } from './RatePrice.tsx';
import { RefusedService, ServiceButton, Services } from './rateStyles.ts';
import { useDeliveryText } from '../useDeliveryText.ts';

interface ServiceListProps {
  rates: Rate[];
  marks: Marks;
  onChoose: (rate: Rate) => void;
}

/** A carrier's services by price; unusable ones follow with the reason. */
export const ServiceList = memo(function ServiceList({ rates, marks, onChoose }: ServiceListProps) {
  const translate = useTranslate();
  return (
    <Services aria-label={translate('shipping.rateBrowser.service_list')}>
      {rates.map((rate, index) => (
        <li key={index}>
          {isValid(rate) ? (
            <ServiceButton type="button" onClick={() => onChoose(rate)}>
              <ServiceText
                rate={rate}
                isCheapest={marks.cheapest.has(rate)}
                isFastest={marks.fastest.has(rate)}
              />
              <RatePrice rate={rate} />
            </ServiceButton>
          ) : (
            <RefusedService>
              <ServiceText rate={rate} isCheapest={false} isFastest={false} />
            </RefusedService>
          )}
        </li>
      ))}
    </Services>
  );
});

interface ServiceTextProps {
  rate: Rate;
  isCheapest: boolean;
  isFastest: boolean;
}

function ServiceText({ rate, ...marked }: ServiceTextProps) {
  const delivery = useDeliveryText();
  const phrase = useCarrierText();
  return (
    <span>
      <strong>{phrase(rate.service_type)}</strong> <MarkChips {...marked} />
      {isValid(rate) && <span>{delivery(rate)}</span>}
      <RateMessages rate={rate} />
    </span>
  );
}
