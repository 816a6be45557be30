import type { RaRecord, TranslateFunction } from 'react-admin';
import { numberFormat } from '../../../schemas/formats.ts';
import { translateCarrierText } from '../translateCarrierText.ts';
import type { Dimensions, Weight } from '../../../schemas/shipping/rates.ts';
import type { Shipment } from '../../../schemas/shipping/shipments.ts';

type Translate = TranslateFunction;

const value = (source: string, code: string) => `resources.shipments.values.${source}.${code}`;

/** Whether there is a label, and whether it is usable. */
export function stateText(record: RaRecord, translate: Translate): string {
  const { shipment_status, is_voided } = record as unknown as Shipment;
  return translate(value('shipment_status', is_voided ? 'voided' : shipment_status));
}

/** The price as a number for files, which spreadsheets read in any locale. */
export const priceCell = (record: RaRecord): number => (record as unknown as Shipment).total.amount;

const plain = { maximumFractionDigits: 2 };

export const weightText = ({ value: amount, unit }: Weight, translate: Translate, locale: string): string =>
  translate(`resources.shipments.units.${unit}`, { value: numberFormat(locale, plain).format(amount) });

export function dimensionsText(
  { length, width, height, unit }: Dimensions,
  translate: Translate,
  locale: string,
): string {
  const sides = [length, width, height].map((side) => numberFormat(locale, plain).format(side));
  return translate(`resources.shipments.units.${unit}`, { value: sides.join(' × ') });
}

/** The service's name, translated if known. */
export const serviceText = (record: RaRecord, translate: Translate): string =>
  translateCarrierText((record as unknown as Shipment).service_type, translate);

export const carrierText = (record: RaRecord, translate: Translate): string => {
  const { carrier_code } = record as unknown as Shipment;
  return translate(value('carrier_code', carrier_code), { _: carrier_code });
};
