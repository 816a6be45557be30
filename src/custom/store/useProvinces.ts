import { useTranslate } from 'react-admin';
import { regions } from '../../schemas/locations/regions.ts';

/** The provinces and territories of Canada as choices. */
export function useProvinces() {
  const translate = useTranslate();
  return regions.CA.map((id) => ({ id: id as string, name: translate(`regions.${id}`) }));
}
