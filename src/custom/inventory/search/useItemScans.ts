import { useTranslate } from 'react-admin';
import { useCodeLookup } from '../../../kit/scan/useCodeLookup.ts';
import { useFindItem, type FoundItem } from './useFindItem.ts';

/** Looks up the items of scanned codes. `onUnknown` may take a code that no item has. */
export function useItemScans(onFound: (found: FoundItem) => void, onUnknown?: (code: string) => boolean) {
  const translate = useTranslate();
  const find = useFindItem();
  return useCodeLookup(async (code) => {
    const found = await find(code);
    if (found) onFound(found);
    return found || onUnknown?.(code) ? undefined : translate('inventory.search.unknown', { code });
  }, translate('inventory.search.failed'));
}
