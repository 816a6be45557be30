import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { useEffect, useRef } from 'react';
import { useField, type FieldProps } from './useField.tsx';

interface NativePickerProps extends FieldProps {
  type: 'date' | 'datetime-local';
  /** The earliest selectable value, as the browser writes it. */
  min?: string | undefined;
  /** Converts the stored value to the browser's and back. */
  toText?: (value: string) => string;
  toValue?: (text: string) => string;
}

const same = (text: string) => text;

/** The browser's picker of a moment, stored as text or null; an incomplete one is kept until blur. */
export function NativePicker({ type, min, toText = same, toValue = same, ...props }: NativePickerProps) {
  const { value, change, control } = useField<string | null>(props);
  const shown = value ? toText(value) : '';
  const input = useRef<HTMLInputElement>(null);
  const own = useRef(shown);
  useEffect(() => {
    if (own.current === shown) return;
    own.current = shown;
    if (input.current) input.current.value = shown;
  }, [shown]);
  const commit = (text: string) => {
    own.current = text;
    change(text ? toValue(text) : null);
  };
  return (
    <TextField
      {...control}
      type={type}
      defaultValue={shown}
      inputRef={useForkRef(control.inputRef, input)}
      onChange={({ target }) => {
        if (target.value) commit(target.value);
      }}
      onBlur={({ target }) => {
        if (target.value !== shown) commit(target.value);
        control.onBlur();
      }}
      slotProps={{ inputLabel: { shrink: true }, input: { readOnly: props.readOnly }, htmlInput: { min } }}
    />
  );
}
