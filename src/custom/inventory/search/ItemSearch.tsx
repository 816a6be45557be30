import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { SxProps } from '@mui/material/styles';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { ScanButton } from '../../../kit/scan/ScanButton.tsx';
import { plainText } from '../../../kit/scan/ScanField.tsx';
import { scanTarget, useScanner } from '../../../kit/scan/useScanner.ts';
import { useCodeText } from '../../../kit/scan/useScannerPrefix.ts';
import { useDebounced } from '../../../kit/useDebounced.ts';
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

const none: Item[] = [];
const shortest = 2;

/** Enter must not submit the surrounding form. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Searches items by name, SKU or barcode; a code scanned anywhere on the screen is added at once. */
export function ItemSearch({ label, onFound, onUnknown, error, autoFocus, sx, size }: ItemSearchProps) {
  const translate = useTranslate();
  const region = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const codeText = useCodeText();
  const expectedText = useExpectedText();
  const { take, failure, forget } = useItemScans(onFound, onUnknown);
  useScanner(region, take);
  const typed = useDebounced(text.trim());
  const { data = none, isFetching } = useGetList<Item>(
    items.name,
    {
      filter: { search: typed, only_enabled: true },
      sort: items.defaultSort,
      pagination: { page: 1, perPage: 20 },
    },
    { enabled: typed.length >= shortest },
  );
  return (
    <Autocomplete<Item, false, true, true>
      ref={region}
      freeSolo
      disableClearable
      size={size}
      sx={sx}
      value=""
      inputValue={text}
      onInputChange={(_, value, reason) => {
        setText(reason === 'input' ? value : '');
        if (reason === 'input') forget();
      }}
      onChange={(_, chosen) => {
        if (typeof chosen !== 'string') onFound({ item: chosen });
        else if (chosen.trim()) take(codeText(chosen));
        setText('');
      }}
      onKeyDown={keepForm}
      options={text.trim().length >= shortest ? data : none}
      filterOptions={(all) => all}
      loading={isFetching}
      loadingText={translate('picker.searching')}
      getOptionLabel={(one) => (typeof one === 'string' ? one : one.name)}
      renderOption={({ key: _, ...props }, item) => (
        <li key={item.id} {...props}>
          <span style={{ overflowWrap: 'anywhere' }}>
            {item.name}
            <small style={{ display: 'block' }}>
              {[itemCodes(item), expectedText(item.expected_date)].filter(Boolean).join(' · ')}
            </small>
          </span>
        </li>
      )}
      renderInput={({ InputLabelProps: _, InputProps, inputProps, ...params }) => (
        <TextField
          {...params}
          label={label}
          autoFocus={autoFocus}
          error={Boolean(failure ?? error)}
          helperText={<span role="alert">{failure ?? error}</span>}
          slotProps={{
            htmlInput: { ...inputProps, ...scanTarget, ...plainText, enterKeyHint: 'done' },
            input: {
              ...InputProps,
              endAdornment: (
                <InputAdornment position="end">
                  <ScanButton onCode={take} isContinuous />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}
