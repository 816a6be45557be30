import type { SxProps } from '@mui/material/styles';
import { OptionLines } from '../../../kit/picker/OptionLines.tsx';
import { SearchField } from '../../../kit/picker/SearchField.tsx';
import { useModelSearch } from '../../../kit/picker/useModelSearch.ts';
import { items, type Item } from '../../../schemas/inventory/items.ts';
import { itemCodes } from '../texts.ts';
import { useExpectedText } from '../useExpectedText.ts';
import type { FoundItem } from './useFindItem.ts';
import { useItemScans } from './useItemScans.ts';

interface ItemSearchProps {
  label: string;
  onFound: (found: FoundItem) => void;
  /** Handles a code that no item has; returns whether it was used. */
  onUnknown?: (code: string) => boolean;
  /** Shown while nothing was found. */
  error?: string;
  autoFocus?: boolean;
  sx?: SxProps;
  size?: 'small';
}

/** Searches items by name, SKU or barcode; a code scanned anywhere on the screen is added at once. */
export function ItemSearch({ onFound, onUnknown, ...field }: ItemSearchProps) {
  const expectedText = useExpectedText();
  return (
    <SearchField<Item>
      {...field}
      search={useModelSearch(items, { filter: { only_enabled: true } })}
      codes={useItemScans(onFound, onUnknown)}
      onChosen={(item) => onFound({ item })}
      nameOf={({ name }) => name}
      keyOf={({ id }) => id}
      renderResult={(item) => (
        <OptionLines name={item.name} details={[itemCodes(item), expectedText(item.expected_date)]} />
      )}
    />
  );
}
