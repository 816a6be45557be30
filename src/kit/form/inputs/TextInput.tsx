import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField, type FieldProps } from './useField.tsx';

export interface TextInputProps
  extends FieldProps, Pick<TextFieldProps, 'type' | 'autoComplete' | 'autoFocus' | 'onFocus' | 'onBlur'> {
  /** Multiline, growing with its text. */
  isLong?: boolean;
  onChange?: TextFieldProps['onChange'];
  /** Convert between the value and the text; an empty text is null. */
  format?: (value: string | null | undefined) => string;
  parse?: (text: string) => string | null;
}

export function TextInput({
  isLong = false,
  format = (value) => value ?? '',
  parse = (text) => text || null,
  onChange,
  onBlur,
  onFocus,
  type,
  autoComplete,
  autoFocus,
  ...props
}: TextInputProps) {
  const { value, change, control } = useField<string | null | undefined>(props);
  return (
    <TextField
      {...control}
      {...{ type, autoComplete, autoFocus, onFocus }}
      value={format(value)}
      onChange={(event) => {
        change(parse(event.target.value));
        onChange?.(event);
      }}
      onBlur={(event) => {
        control.onBlur();
        onBlur?.(event);
      }}
      multiline={isLong}
      slotProps={{
        input: { readOnly: props.readOnly, ...(isLong && longText) },
        inputLabel: type === 'time' ? { shrink: true } : undefined,
      }}
    />
  );
}

/** A plain <textarea>; CSS sets its height. */
const longText = { inputComponent: 'textarea' } as const;
