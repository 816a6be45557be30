import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import type { AdvancedOptions } from '../../../../schemas/shipping/rates.ts';
import type { Field, LabelForm } from './form.ts';
import { numberOrZero } from '../../../../kit/numberOrZero.ts';

/** Form fields of the Other Shipping Options, by the carriers' option names. */
export const optionFields = {
  bill_to_party: 'billToParty',
  bill_to_account: 'billToAccount',
  bill_to_country_code: 'billToCountryCode',
  bill_to_postal_code: 'billToPostalCode',
  contains_alcohol: 'containsAlcohol',
  delivered_duty_paid: 'deliveredDutyPaid',
  non_machinable: 'nonMachinable',
  saturday_delivery: 'saturdayDelivery',
  dry_ice: 'dryIce',
  freight_class: 'freightClass',
  collect_on_delivery: 'collectOnDelivery',
} as const satisfies Record<string, Field>;

export type OptionName = keyof typeof optionFields;

const names = Object.keys(optionFields) as OptionName[];
const ofPayer = new Set<string>(['bill_to_account', 'bill_to_country_code', 'bill_to_postal_code']);

/**
 * The options that the carrier supports and the form needs: the payer's account only if a third party pays (contract 4
 * §5).
 */
export function optionsOf(carrier: Carrier, { billToParty }: Pick<LabelForm, 'billToParty'>): OptionName[] {
  const known = new Set(carrier.options.map(({ name }) => name));
  const paysAnother = known.has('bill_to_party') && billToParty !== 'carrier';
  return names.filter((name) => known.has(name) && (paysAnother || !ofPayer.has(name)));
}

const line = (text: string | null) => text?.trim() || null;

const values: Record<OptionName, (form: LabelForm) => AdvancedOptions> = {
  bill_to_party: ({ billToParty }) => (billToParty === 'carrier' ? {} : { bill_to_party: billToParty }),
  bill_to_account: (form) => ({ bill_to_account: line(form.billToAccount) }),
  bill_to_country_code: (form) => ({ bill_to_country_code: line(form.billToCountryCode) }),
  bill_to_postal_code: (form) => ({ bill_to_postal_code: line(form.billToPostalCode) }),
  contains_alcohol: (form) => ({ contains_alcohol: form.containsAlcohol }),
  delivered_duty_paid: (form) => ({ delivered_duty_paid: form.deliveredDutyPaid }),
  non_machinable: (form) => ({ non_machinable: form.nonMachinable }),
  saturday_delivery: (form) => ({ saturday_delivery: form.saturdayDelivery }),
  dry_ice: ({ dryIce, dryIceValue, dryIceUnit }) => ({
    dry_ice: dryIce,
    ...(dryIce && { dry_ice_weight: { value: numberOrZero(dryIceValue), unit: dryIceUnit } }),
  }),
  freight_class: (form) => ({ freight_class: line(form.freightClass) }),
  collect_on_delivery: (form) =>
    form.collectOnDelivery
      ? {
          collect_on_delivery: {
            payment_type: form.collectOnDeliveryType,
            payment_amount: {
              amount: numberOrZero(form.collectOnDeliveryAmount),
              currency: form.collectOnDeliveryCurrency,
            },
          },
        }
      : {},
};

/** The options for the request, limited to those that the carrier supports. */
export const advancedOptionsOf = (form: LabelForm, carrier: Carrier): AdvancedOptions =>
  Object.assign({}, ...optionsOf(carrier, form).map((name) => values[name](form)));
