import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { longDate } from '../../../kit/fields/longDate.ts';
import { addressLines } from '../../../schemas/shipping/address.ts';
import type { Shipment } from '../../../schemas/shipping/shipments.ts';
import { Fact, Lines, Panel } from './Facts.tsx';
import { Price } from './Price.tsx';
import { dimensionsText, stateText, weightText } from './texts.ts';
import { optionTexts } from './optionTexts.ts';

/** Configuration and price of a shipment (contract 4 §2.9, §3). */
export function InfoPanel({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const locale = useLocale();
  const text = (key: string) => translate(`resources.shipments.panel.${key}`);
  const { packages, tracking_number } = shipment;
  const parcels = packages.flatMap(({ package_code, dimensions }) => [
    [
      translate(`resources.shipments.packages.${package_code}`, { _: package_code }),
      dimensions && dimensions.length > 0 && dimensionsText(dimensions, translate, locale),
    ]
      .filter(Boolean)
      .join(', '),
  ]);
  return (
    <Panel title={text('info')}>
      <dl>
        <Fact name={text('status')}>{stateText(shipment, translate)}</Fact>
        <Fact name={text('ship_date')}>{longDate(shipment.ship_date, locale)}</Fact>
        <Fact name={text('from')}>
          <Lines lines={addressLines(shipment.ship_from)} />
        </Fact>
        <Fact name={text('to')}>
          <Lines lines={addressLines(shipment.ship_to)} />
        </Fact>
        <Fact name={text('weight')}>{weightText(shipment.total_weight, translate, locale)}</Fact>
        <Fact name={text('packages')}>
          <Lines lines={tracking_number ? [...parcels, tracking_number] : parcels} />
        </Fact>
        <Fact name={text('confirmation')}>
          {translate(`resources.shipments.values.confirmation.${shipment.confirmation}`)}
        </Fact>
        <Fact name={text('insurance')}>
          {translate(`resources.shipments.values.insurance_provider.${shipment.insurance_provider}`)}
        </Fact>
        <Fact name={text('options')}>
          <Lines lines={optionTexts(shipment, translate)} />
        </Fact>
        <Fact name={text('price')}>
          <Price shipment={shipment} />
        </Fact>
      </dl>
    </Panel>
  );
}
