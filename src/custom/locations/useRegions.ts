import { useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { regionsOf } from '../../schemas/locations/regions.ts';

export interface Region {
  id: string;
  name: string;
}

/** Returns the provinces or states of a country, sorted by name. */
export function useRegions(): (country: unknown) => Region[] {
  const translate = useTranslate();
  const locale = useLocale();
  return (country) =>
    regionsOf(country)
      .map((id) => ({ id, name: translate(`regions.${String(country)}.${id}`) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}

/** The label is "province" in Canada, "state" elsewhere (contract 1 §2.9). */
export const regionLabel = (country: unknown) =>
  `resources.locations.fields.${country === 'CA' ? 'province' : 'state'}`;
