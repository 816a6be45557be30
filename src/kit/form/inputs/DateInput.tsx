import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import { useEffect, useRef } from 'react';
import { useField, type FieldProps } from './useField.tsx';

interface DateInputProps extends FieldProps {
  /** The earliest selectable day. */
  min?: string;
}

/** Input for a day as YYYY-MM-DD or null; an incomplete date is kept until blur. */
export function DateInput({ min, ...props }: DateInputProps) {
  const { value, change, control } = useField<string | null>(props);
  const input = useRef<HTMLInputElement>(null);
  const own = useRef(value);
  useEffect(() => {
    if (own.current === value) return;
    own.current = value;
    if (input.current) input.current.value = value ?? '';
  }, [value]);
  const commit = (day: string) => {
    own.current = day || null;
    change(own.current);
  };
  return (
    <TextField
      {...control}
      type="date"
      defaultValue={value ?? ''}
      inputRef={useForkRef(control.inputRef, input)}
      onChange={({ target }) => {
        if (target.value) commit(target.value);
      }}
      onBlur={({ target }) => {
        if (target.value !== (value ?? '')) commit(target.value);
        control.onBlur();
      }}
      slotProps={{ inputLabel: { shrink: true }, input: { readOnly: props.readOnly }, htmlInput: { min } }}
    />
  );
}
