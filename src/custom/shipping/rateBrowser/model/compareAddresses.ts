import type { ShippingAddress } from '../../../../schemas/shipping/address.ts';
import { addressFields } from './addresses.ts';

type Part = keyof typeof addressFields;

export interface AddressLine {
  part: Part;
  before: string;
  after: string;
  isChanged: boolean;
}

/** An address as it was typed beside the one that the carrier knows, part by part; what neither has is left out. */
export const compareAddresses = (typed: ShippingAddress, matched: ShippingAddress): AddressLine[] =>
  (Object.keys(addressFields) as Part[])
    .map((part) => {
      const [before, after] = [typed[part] ?? '', matched[part] ?? ''];
      return { part, before, after, isChanged: before !== after };
    })
    .filter(({ before, after }) => before || after);
