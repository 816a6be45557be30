import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { ScanButton } from '../../../../kit/scan/ScanButton.tsx';
import { plainText } from '../../../../kit/scan/ScanField.tsx';
import { scanTarget, useScanner } from '../../../../kit/scan/useScanner.ts';
import { useCodeText } from '../../../../kit/scan/useScannerPrefix.ts';
import { useDebounced } from '../../../../kit/useDebounced.ts';
import type { Sellable } from '../../../../schemas/sales/sellable.ts';
import { useSalesCalls } from '../../calls.ts';
import { SellableOption } from './SellableOption.tsx';
import { useInitialScan } from './useInitialScan.ts';
import { useSellableScans } from './useSellableScans.ts';

interface SellableSearchProps {
  location: number | null;
  onFound: (one: Sellable) => void;
  /** Shown while nothing was found. */
  error?: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  autoFocus: boolean;
}

const none: Sellable[] = [];
const shortest = 2;

/** Enter with a modifier key submits the surrounding form. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
};

/** Searches what can be sold; arrow keys and Enter add a result, a scan anywhere on the screen is added at once. */
export function SellableSearch({ location, onFound, error, inputRef, autoFocus }: SellableSearchProps) {
  const translate = useTranslate();
  const region = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const codeText = useCodeText();
  const { take, failure, forget } = useSellableScans(location, onFound);
  useScanner(region, take);
  useInitialScan(take);
  const { findSellable } = useSalesCalls();
  const typed = useDebounced(text.trim());
  const isTyped = text.trim().length >= shortest;
  const { data = none, isFetching } = useQuery({
    queryKey: ['orders', 'sellable', typed, location],
    queryFn: ({ signal }) => findSellable(typed, location, signal),
    enabled: typed.length >= shortest,
    retry: false,
    gcTime: 0,
  });
  return (
    <Autocomplete<Sellable, false, true, true>
      ref={region}
      freeSolo
      disableClearable
      value=""
      inputValue={text}
      onInputChange={(_, value, reason) => {
        setText(reason === 'input' ? value : '');
        if (reason === 'input') forget();
      }}
      onChange={(_, chosen) => {
        if (typeof chosen !== 'string') onFound(chosen);
        else if (chosen.trim()) take(codeText(chosen));
        setText('');
      }}
      onKeyDown={keepForm}
      options={isTyped && typed === text.trim() ? data : none}
      filterOptions={(all) => all}
      groupBy={({ kind }) => translate(`sales.search.kinds.${kind}`)}
      loading={isFetching}
      loadingText={translate('picker.searching')}
      getOptionLabel={(one) => (typeof one === 'string' ? one : one.name)}
      getOptionKey={(one) =>
        typeof one === 'string' ? one : `${one.kind} ${one.id} ${one.product_id ?? ''}`
      }
      renderOption={({ key, ...props }, one) => (
        <li key={key} {...props}>
          <SellableOption one={one} />
        </li>
      )}
      renderInput={({ InputLabelProps: _, InputProps, inputProps, ...params }) => (
        <TextField
          {...params}
          inputRef={inputRef}
          label={translate('sales.search.label')}
          placeholder={translate('sales.search.placeholder')}
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
