import type { RateError } from '../../../../schemas/shipping/rates.ts';
import type { Field } from './form.ts';

const fields: [end: string, field: Field][] = [
  ['postal_code', 'postalCode'],
  ['country_code', 'country'],
  ['city_locality', 'city'],
  ['address_line1', 'addressLine1'],
];

/**
 * The field that a carrier's refusal is about, where the form has it (contract 4 §5): the typed address is the one that the
 * parcel goes to, of a return label the one that it comes from.
 */
export function fieldOf({ field_name }: RateError, isReturn: boolean): Field | undefined {
  if (!field_name || field_name.includes(isReturn ? 'ship_to' : 'ship_from')) return undefined;
  if (field_name.includes('bill_to')) return undefined;
  return fields.find(([end]) => field_name.endsWith(end))?.[1];
}
