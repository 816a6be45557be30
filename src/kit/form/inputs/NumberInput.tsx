import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { parseNumber } from '../../../schemas/amounts.ts';
import { useField, type FieldProps } from './useField.tsx';
import { useNumberText } from './useNumberText.ts';

interface NumberInputProps extends FieldProps, Pick<TextFieldProps, 'onBlur'> {
  read?: (text: string) => number | null;
  write?: (value: number) => string;
  /** Adornments, such as a currency. */
  prefix?: string;
  suffix?: string;
  isDisabled?: boolean;
}

/** Input for a number or null. A text field: type=number changes with the mouse wheel and reads 12,50 as 1250. */
export function NumberInput({
  read = parseNumber,
  write = String,
  prefix,
  suffix,
  isDisabled,
  onBlur,
  ...props
}: NumberInputProps) {
  const { value, change, control } = useField<number | string | null>({ defaultValue: null, ...props });
  const { format, parse, leave } = useNumberText(read, write);
  return (
    <TextField
      {...control}
      value={format(value)}
      onChange={({ target }) => change(parse(target.value))}
      onBlur={(event) => {
        leave();
        control.onBlur();
        onBlur?.(event);
      }}
      disabled={control.disabled || isDisabled}
      slotProps={{
        // Keeps the label above the suffix, which an empty field would overlap.
        ...(suffix && { inputLabel: { shrink: true } }),
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: {
          readOnly: props.readOnly,
          startAdornment: prefix && <InputAdornment position="start">{prefix}</InputAdornment>,
          endAdornment: suffix && <InputAdornment position="end">{suffix}</InputAdornment>,
        },
      }}
    />
  );
}
