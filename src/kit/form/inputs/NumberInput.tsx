import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useField, type FieldProps } from './useField.tsx';

interface NumberInputProps extends FieldProps, Pick<TextFieldProps, 'onBlur'> {
  min?: number;
  /** Stands before it, such as a currency. */
  prefix?: string;
  /** There is nothing to type now. */
  isDisabled?: boolean;
}

/** A number, or null. What is being typed stands as it was typed: 1.0 may become 1.05. */
export function NumberInput({ min, prefix, isDisabled, onBlur, ...props }: NumberInputProps) {
  const { value, change, control } = useField<number | null>({ defaultValue: null, ...props });
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...control}
      type="number"
      value={typed ?? value ?? ''}
      onChange={({ target }) => {
        setTyped(target.value);
        change(target.value === '' ? null : Number(target.value));
      }}
      onBlur={(event) => {
        setTyped(undefined);
        control.onBlur();
        onBlur?.(event);
      }}
      disabled={control.disabled || isDisabled}
      slotProps={{
        input: {
          readOnly: props.readOnly,
          startAdornment: prefix && <InputAdornment position="start">{prefix}</InputAdornment>,
        },
        htmlInput: { min, step: 'any' },
      }}
    />
  );
}
