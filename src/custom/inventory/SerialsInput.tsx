import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useField, type FieldProps } from '../../kit/form/inputs/useField.tsx';
import { plainText } from '../../kit/scan/ScanField.tsx';
import { scanTarget } from '../../kit/scan/useScanner.ts';
import { parseSerials } from './parseSerials.ts';

/** Serial numbers, one per line: a scanner ends each with Enter. Normalized on blur. */
export function SerialsInput({ autoFocus, ...props }: FieldProps & { autoFocus?: boolean }) {
  const translate = useTranslate();
  const { value, change, control } = useField<string>({
    defaultValue: '',
    label: 'inventory.line.serials',
    ...props,
  });
  const serials = parseSerials(value);
  const isAsKept = value.trim() === serials.join('\n');
  const hint =
    serials.length === 0
      ? translate('inventory.line.serials_hint')
      : [translate('inventory.line.serials_count', serials.length), isAsKept ? '' : serials.join(', ')]
          .filter(Boolean)
          .join(': ');
  return (
    <TextField
      {...control}
      fullWidth
      multiline
      minRows={2}
      maxRows={8}
      autoFocus={autoFocus}
      value={value}
      onChange={({ target }) => change(target.value)}
      onBlur={() => {
        change(serials.join('\n'));
        control.onBlur();
      }}
      helperText={control.error ? control.helperText : hint}
      slotProps={{
        htmlInput: { ...scanTarget, ...plainText, maxLength: 50_000 },
        formHelperText: { sx: { overflowWrap: 'anywhere' } },
      }}
    />
  );
}
