import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { nodesOf, type DocumentName } from '../../schemas/storefront/documents.ts';
import type { StorefrontPlace } from '../../schemas/storefront/places.ts';
import { isWithin } from './documentEditor/changes.ts';
import { useUnitName } from './documentEditor/useUnitName.ts';

const unitOf = (document: DocumentName, pointer: string) =>
  nodesOf(document).find((node) => isWithin(pointer, [node.pointer]))?.pointer ??
  `/${pointer.split('/')[1] ?? ''}`;

/** Returns a function that names a place of the storefront by page and section. */
export function usePlaceName(): (place: StorefrontPlace) => string {
  const translate = useTranslate();
  const { locations } = useSession();
  const [inConfig, inLocation] = [useUnitName('storeConfig'), useUnitName('locationConfig')];
  return useCallback(
    ({ document, location_id, page, pointer }) => {
      if (document === 'template') return translate('storefront.places.page', { page: page ?? '' });
      if (document === 'storeConfig') return inConfig(unitOf(document, pointer));
      const name = locations.find(({ id }) => id === location_id)?.location_name ?? String(location_id);
      return `${name} › ${inLocation(unitOf(document, pointer))}`;
    },
    [translate, locations, inConfig, inLocation],
  );
}
