import type { AddressValidation, ShippingAddress } from '../../../../src/schemas/shipping/address.ts';
import { isValidPostcode, formatPostcode } from '../../../../src/schemas/customers/postcodes.ts';
import { countries, regions, type Country } from '../../../../src/schemas/locations/regions.ts';

type Finding = Omit<AddressValidation, 'original_address'>;

const message = (code: string, text: string) => ({ code, message: text });

const isCountry = (code: string): code is Country => (countries as string[]).includes(code);

const isLowerCase = (text: string) => text === text.toLowerCase();

/** Converts 'main street' to 'Main Street'; text with capitals is unchanged. */
const capitalized = (text: string) =>
  isLowerCase(text) ? text.replaceAll(/(^|[\s-])\p{Ll}/gu, (start) => start.toUpperCase()) : text;

const tidyText = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** Normalizes an address to postal conventions. */
function tidied(address: ShippingAddress, country: Country): ShippingAddress {
  return {
    ...address,
    address_line1: capitalized(tidyText(address.address_line1)),
    city_locality: capitalized(tidyText(address.city_locality)),
    state_province: address.state_province.trim().toUpperCase(),
    postal_code: formatPostcode({ country, postcode: address.postal_code }),
  };
}

const isSame = (one: ShippingAddress, other: ShippingAddress) =>
  Object.entries(one).every(([key, value]) => other[key as keyof ShippingAddress] === value);

const postBox = /\b(?:p\.?\s?o\.?\s*box|case postale|general delivery|poste restante)\b/i;
const manyUnits = /\b(?:towers?|plaza|apartments|condos?|tour|appartements)\b/i;

/** Address validation of the bundled carriers; docs/operations.md lists which address returns which code. */
function look(address: ShippingAddress): Finding {
  const country = address.country_code;
  if (!isCountry(country)) {
    const text = 'The country is not supported: only CA and US are.';
    return { status: 'unverified', matched_address: null, messages: [message('a1001', text)] };
  }
  const tidy = tidied(address, country);
  const { state_province: state, postal_code: postcode } = tidy;
  if (
    !(regions[country] as readonly string[]).includes(state) ||
    !isValidPostcode({ country, state, postcode })
  ) {
    const text =
      'Could not verify this address to the postal code level: the code is not of this province or state.';
    return { status: 'error', matched_address: null, messages: [message('a1002', text)] };
  }
  if (postBox.test(tidy.address_line1)) {
    const text = 'Couriers do not deliver to post office boxes.';
    return { status: 'warning', matched_address: tidy, messages: [message('a1006', text)] };
  }
  if (!/\d/.test(tidy.address_line1)) {
    const text = 'The street has no house number.';
    return { status: 'warning', matched_address: tidy, messages: [message('a1005', text)] };
  }
  const messages = [
    ...(manyUnits.test(tidy.address_line1) && !tidy.address_line2
      ? [message('a1004', 'The address was found but appears incomplete: a unit or suite may be missing.')]
      : []),
    ...(isSame(tidy, address)
      ? []
      : [message('a1003', 'Some fields were modified while verifying the address.')]),
    tidy.address_line2
      ? message('a1008', 'This address was located down to the rooftop level.')
      : message('a1007', 'This address has been verified down to the house level.'),
  ];
  return { status: 'verified', matched_address: tidy, messages };
}

export const validateAddress = (address: ShippingAddress): AddressValidation => ({
  ...look(address),
  original_address: address,
});
