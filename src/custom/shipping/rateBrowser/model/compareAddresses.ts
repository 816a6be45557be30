import type { ShippingAddress } from '../../../../schemas/shipping/address.ts';
import { addressFields } from './addresses.ts';

type Part = keyof typeof addressFields;

export interface AddressLine {
  part: Part;
  before: string;
  after: string;
  isChanged: boolean;
}

/** The typed and the matched address, part by part; parts empty in both are omitted. */
export const compareAddresses = (typed: ShippingAddress, matched: ShippingAddress): AddressLine[] =>
  (Object.keys(addressFields) as Part[])
    .map((part) => {
      const [before, after] = [typed[part] ?? '', matched[part] ?? ''];
      return { part, before, after, isChanged: before !== after };
    })
    .filter(({ before, after }) => before || after);
