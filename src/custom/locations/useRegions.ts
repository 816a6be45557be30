import { useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { regionsOf } from '../../schemas/locations/regions.ts';

export interface Region {
  id: string;
  name: string;
}

/** The provinces or states of a country by their names. */
export function useRegions(): (country: unknown) => Region[] {
  const translate = useTranslate();
  const locale = useLocale();
  return (country) =>
    regionsOf(country)
      .map((id) => ({ id, name: translate(`regions.${String(country)}.${id}`) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}

/** Canada has provinces, others have states (contract 1 §2.9). */
export const regionLabel = (country: unknown) =>
  `resources.locations.fields.${country === 'CA' ? 'province' : 'state'}`;
