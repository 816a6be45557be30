import type { RateError } from '../../../../schemas/shipping/rates.ts';
import type { Field } from './form.ts';

const fields: [end: string, field: Field][] = [
  ['postal_code', 'postalCode'],
  ['country_code', 'country'],
  ['city_locality', 'city'],
  ['address_line1', 'addressLine1'],
];

/**
 * Maps a carrier's error to a form field, if the form has it (contract 4 §5): the typed address is `ship_to`, for a
 * return label `ship_from`.
 */
export function fieldOf({ field_name }: RateError, isReturn: boolean): Field | undefined {
  if (!field_name || field_name.includes(isReturn ? 'ship_to' : 'ship_from')) return undefined;
  if (field_name.includes('bill_to')) return undefined;
  return fields.find(([end]) => field_name.endsWith(end))?.[1];
}
