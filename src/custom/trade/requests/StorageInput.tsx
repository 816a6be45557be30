import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useField } from '../../../kit/form/inputs/useField.tsx';
import type { InputProps } from '../../../kit/slots.ts';
import { normalizeStorage } from '../../../schemas/trade/terms.ts';
import { useTerms } from './useTerms.ts';

/** Storage of the device; suggests those in the price list. */
export default function StorageInput({ source = 'storage', ...props }: Partial<InputProps>) {
  const { value, change, control } = useField<string | null>({ ...props, source });
  const { terms } = useTerms();
  const known = [...new Set(terms?.prices.map(({ storage }) => storage).filter(Boolean))];
  const { inputRef, label, error, helperText, name, onBlur, disabled } = control;
  return (
    <Autocomplete<string, false, false, true>
      freeSolo
      openOnFocus
      options={known}
      value={value ?? ''}
      inputValue={value ?? ''}
      onInputChange={(_, text, reason) => reason !== 'reset' && change(text)}
      onChange={(_, chosen) => change(chosen ?? '')}
      disabled={disabled}
      renderInput={({ InputLabelProps: _labelProps, inputProps, ...params }) => (
        <TextField
          {...params}
          {...{ inputRef, label, error, helperText }}
          onBlur={() => {
            change(normalizeStorage(value ?? ''));
            onBlur();
          }}
          slotProps={{ htmlInput: { ...inputProps, name, maxLength: 40 } }}
        />
      )}
    />
  );
}
