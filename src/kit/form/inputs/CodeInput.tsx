import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { ScanButton } from '../../scan/ScanButton.tsx';
import { plainText } from '../../scan/ScanField.tsx';
import { scanTarget } from '../../scan/useScanner.ts';
import { useCodeText } from '../../scan/useScannerPrefix.ts';
import { useField, type FieldProps } from './useField.tsx';

/** Input for a barcode: typed, scanned (Enter does not submit) or read by the camera. */
export default function CodeInput(props: FieldProps) {
  const { value, change, control } = useField<string | null | undefined>(props);
  const codeText = useCodeText();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    change(codeText(event.currentTarget.value) || null);
    // The next scan replaces it.
    event.currentTarget.select();
  };
  return (
    <TextField
      {...control}
      value={value ?? ''}
      onChange={({ target }) => change(target.value || null)}
      onFocus={({ target }) => target.select()}
      slotProps={{
        htmlInput: { ...scanTarget, ...plainText, onKeyDown },
        input: {
          readOnly: props.readOnly,
          endAdornment: !props.readOnly && (
            <InputAdornment position="end">
              <ScanButton onCode={change} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
