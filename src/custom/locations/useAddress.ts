import { useTranslate } from 'react-admin';
import type { Location } from '../../schemas/locations/locations.ts';

type Address = Pick<Location, 'address_1' | 'address_2' | 'city' | 'state' | 'postcode' | 'country'>;

/** Returns a formatter of addresses on one line, in North American order. */
export function useAddress() {
  const translate = useTranslate();
  return ({ address_1, address_2, city, state, postcode, country }: Address) =>
    [
      address_1,
      address_2,
      city,
      `${state} ${postcode}`,
      translate(`resources.locations.values.country.${country}`, { _: country }),
    ]
      .filter(Boolean)
      .join(', ');
}
