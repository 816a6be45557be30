import { Type, type Static } from 'typebox';
import { Entity, NullableString } from '../common.ts';
import { residentials } from './choices.ts';
import { nonBlankLine } from '../textPatterns.ts';

const Line = NullableString({ maxLength: 200 });
const Filled = Type.String({ ...nonBlankLine, maxLength: 200 });

/** Origin or destination of a shipment (contract 4 §3). */
export const ShippingAddress = Entity({
  name: Filled,
  phone: NullableString({ maxLength: 50, phone: true }),
  company_name: Line,
  address_line1: Filled,
  address_line2: Line,
  address_line3: Line,
  city_locality: Filled,
  state_province: Filled,
  postal_code: Type.String({ ...nonBlankLine, maxLength: 20 }),
  country_code: Type.String({ pattern: '^[A-Z]{2}$' }),
  address_residential_indicator: Type.Enum([...residentials], { default: 'unknown' }),
});
export type ShippingAddress = Static<typeof ShippingAddress>;

/** The lines of an address on a label. */
export const addressLines = (address: ShippingAddress): string[] =>
  [
    address.name,
    address.company_name,
    address.address_line1,
    address.address_line2,
    address.address_line3,
    `${address.city_locality} ${address.state_province} ${address.postal_code}`,
    address.country_code,
  ].filter((line): line is string => Boolean(line?.trim()));

/** Validation result of a carrier; the service returns an array with one. */
export const AddressValidation = Type.Object({
  status: Type.Enum(['verified', 'unverified', 'warning', 'error']),
  original_address: ShippingAddress,
  /** The carrier's spelling; null if unknown. */
  matched_address: Type.Union([ShippingAddress, Type.Null()]),
  messages: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
});
export type AddressValidation = Static<typeof AddressValidation>;
