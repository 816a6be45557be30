import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ScanButton } from '../scan/ScanButton.tsx';
import { plainText } from '../scan/ScanField.tsx';
import type { CodeLookup } from '../scan/useCodeLookup.ts';
import { scanTarget, useScanner } from '../scan/useScanner.ts';
import { useCodeText } from '../scan/useScannerPrefix.ts';
import { SearchFailure } from './SearchFailure.tsx';
import { useSearch, type Search } from './useSearch.ts';

type FieldProps = 'autoFocus' | 'inputRef' | 'placeholder' | 'size' | 'sx' | 'helperText';

interface SearchFieldProps<T extends object> extends Pick<TextFieldProps, FieldProps> {
  label: string;
  search: Search<T>;
  onChosen: (one: T) => void;
  nameOf: (one: T) => string;
  keyOf: (one: T) => string;
  groupOf?: (one: T) => string;
  /** A result in the list, its name by default. */
  renderResult?: (one: T) => ReactNode;
  /** Takes codes: scanned anywhere on the screen, read by the camera, or typed and confirmed with Enter. */
  codes?: CodeLookup;
  /** The last entry of the list: creates a record from the typed text. */
  create?: { labelOf: (typed: string) => string; onChosen: (typed: string) => void };
  autoHighlight?: boolean;
  /** Shown in the list while the text is too short. */
  hint?: string;
  error?: string | undefined;
}

const newRecord: unique symbol = Symbol('new');

/** Enter must not submit the surrounding form; with a modifier key it does. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
};

/** Searches records and passes on the chosen one, then clears itself. */
export function SearchField<T extends object>({
  label,
  search,
  onChosen,
  nameOf,
  keyOf,
  groupOf,
  renderResult = nameOf,
  codes,
  create,
  autoHighlight,
  hint,
  error,
  helperText,
  size,
  sx,
  ...field
}: SearchFieldProps<T>) {
  const translate = useTranslate();
  const region = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const codeText = useCodeText();
  useScanner(region, (code) => codes?.take(code), codes !== undefined);
  const { found, isSearching, isTooShort, hasFailed, minLength, retry } = useSearch(text, search);
  const options: (T | typeof newRecord)[] = [...found];
  if (create && !isTooShort) options.push(newRecord);
  const choose = (chosen: T | typeof newRecord | string | null) => {
    if (chosen === newRecord) create?.onChosen(text.trim());
    else if (typeof chosen === 'string') {
      const code = codeText(chosen);
      if (code) codes?.take(code);
    } else if (chosen !== null) onChosen(chosen);
    setText('');
  };
  const notice = codes?.failure ?? error;
  const tooShort = hint ?? translate('picker.type_more', { smart_count: minLength, limit: minLength });
  return (
    <Autocomplete<T | typeof newRecord, false, boolean, boolean>
      ref={region}
      freeSolo={codes !== undefined}
      disableClearable={codes !== undefined}
      autoHighlight={autoHighlight}
      // A failed search keeps its text, to be repeated.
      clearOnBlur={!codes && !hasFailed}
      size={size}
      sx={sx}
      value={null}
      inputValue={text}
      onInputChange={(_, value, reason) => {
        setText(reason === 'input' ? value : '');
        if (reason === 'input') codes?.forget();
      }}
      onChange={(_, chosen) => choose(chosen)}
      onKeyDown={keepForm}
      options={options}
      filterOptions={(all) => all}
      groupBy={groupOf && ((one) => (one === newRecord ? '' : groupOf(one)))}
      loading={isSearching}
      noOptionsText={isTooShort ? tooShort : translate(hasFailed ? 'picker.failed' : 'picker.none')}
      getOptionLabel={(one) => (typeof one === 'string' ? one : one === newRecord ? 'new' : nameOf(one))}
      getOptionKey={(one) => (typeof one === 'string' ? one : one === newRecord ? 'new' : keyOf(one))}
      renderOption={({ key, ...props }, one) => (
        <li key={key} {...props}>
          {one === newRecord ? <strong>{create?.labelOf(text.trim())}</strong> : renderResult(one)}
        </li>
      )}
      renderInput={({ InputLabelProps: _, InputProps, inputProps, ...params }) => (
        <TextField
          {...params}
          {...field}
          label={label}
          error={hasFailed || Boolean(notice)}
          helperText={
            hasFailed && !notice ? (
              <SearchFailure onRetry={() => void retry()} />
            ) : codes ? (
              <span role="alert">{notice}</span>
            ) : (
              (notice ?? helperText)
            )
          }
          slotProps={{
            htmlInput: {
              ...inputProps,
              autoComplete: 'off',
              ...(codes && { ...scanTarget, ...plainText, enterKeyHint: 'done' }),
            },
            input: {
              ...InputProps,
              ...(codes && {
                endAdornment: (
                  <InputAdornment position="end">
                    <ScanButton onCode={codes.take} isContinuous />
                  </InputAdornment>
                ),
              }),
            },
          }}
        />
      )}
    />
  );
}
