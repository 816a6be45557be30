import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { parseNumber } from '../../../schemas/amounts.ts';
import { useField, type FieldProps } from './useField.tsx';
import { useNumberText } from './useNumberText.ts';

interface NumberInputProps extends FieldProps, Pick<TextFieldProps, 'onBlur'> {
  read?: (text: string) => number | null;
  write?: (value: number) => string;
  /** Stand before and behind it, such as a currency. */
  prefix?: string;
  suffix?: string;
  /** There is nothing to type now. */
  isDisabled?: boolean;
}

/** A number, or null: a text field, since a browser's own changes with the wheel and takes 12,50 for 1250. */
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
        // Above what follows it, which an empty field's label would be written over.
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
