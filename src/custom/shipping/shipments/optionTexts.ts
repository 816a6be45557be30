import type { TranslateFunction } from 'react-admin';
import type { Shipment } from '../../../schemas/shipping/shipments.ts';

const flags = [
  'contains_alcohol',
  'delivered_duty_paid',
  'non_machinable',
  'saturday_delivery',
  'dry_ice',
] as const;

/** The selected Other Shipping Options, one line each. */
export function optionTexts(
  { advanced_options, is_return }: Shipment,
  translate: TranslateFunction,
): string[] {
  const text = (key: string, options?: object) => translate(`resources.shipments.options.${key}`, options);
  const { bill_to_party, bill_to_account, freight_class, collect_on_delivery } = advanced_options;
  return [
    is_return && text('return'),
    ...flags.map((flag) => advanced_options[flag] && text(flag)),
    bill_to_party && text(`bill_to_${bill_to_party}`, { account: bill_to_account ?? '–' }),
    freight_class && text('freight_class', { freight_class }),
    collect_on_delivery && text('collect_on_delivery'),
  ].filter((line): line is string => typeof line === 'string');
}
