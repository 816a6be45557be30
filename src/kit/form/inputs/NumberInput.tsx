import InputAdornment from '@mui/material/InputAdornment';
import { TextInput } from 'react-admin';
import { readNumber } from '../../../schemas/amounts.ts';
import type { InputProps } from '../../slots.ts';
import { useNumberText } from './useNumberText.ts';

interface NumberInputProps extends InputProps {
  helperText?: string;
  read?: (text: string) => number | null;
  write?: (value: number) => string;
  /** Stand before and behind it, such as a currency. */
  prefix?: string;
  suffix?: string;
  /** There is nothing to type now. */
  isDisabled?: boolean;
  onBlur?: () => void;
}

/** A number, or null: a text field, since a browser's own changes with the wheel and takes 12,50 for 1250. */
export function NumberInput({
  read = readNumber,
  write = String,
  prefix,
  suffix,
  isDisabled,
  helperText,
  onBlur,
  ...props
}: NumberInputProps) {
  const { format, parse, leave } = useNumberText(read, write);
  return (
    <TextInput
      {...props}
      format={format}
      parse={parse}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
      helperText={helperText ?? false}
      fullWidth
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: {
          // The form leaves out what react-hook-form itself disables.
          disabled: isDisabled,
          startAdornment: prefix && <InputAdornment position="start">{prefix}</InputAdornment>,
          endAdornment: suffix && <InputAdornment position="end">{suffix}</InputAdornment>,
        },
      }}
    />
  );
}
