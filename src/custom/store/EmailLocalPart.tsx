import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState, type ChangeEvent } from 'react';
import { FieldTitle, useInput, useRecordContext, useTranslate } from 'react-admin';
import type { InputProps } from '../../kit/slots.ts';

/** The part of the store's address before the at sign; what follows it is fixed (contract 1 §3, §5). */
export function EmailLocalPart({ source = 'email', readOnly, isRequired }: Partial<InputProps>) {
  const translate = useTranslate();
  const record = useRecordContext<{ id: string; email?: string; domain: string }>();
  const { field, fieldState } = useInput<string | null>({ source });
  const [isRefused, setIsRefused] = useState(false);
  const suffix = `@${record?.email?.split('@')[1] ?? record?.domain}`;
  const type = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
    const isForeign = value.includes('@');
    setIsRefused(isForeign);
    if (!isForeign) field.onChange(value ? value + suffix : null);
  };
  return (
    <TextField
      name={source}
      label={<FieldTitle resource="store" source={source} isRequired={isRequired} />}
      value={field.value?.split('@')[0] ?? ''}
      onChange={type}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={isRefused ? translate('resources.store.hints.email') : fieldState.error?.message}
      slotProps={{
        htmlInput: { maxLength: 64 },
        input: { readOnly, endAdornment: <InputAdornment position="end">{suffix}</InputAdornment> },
      }}
    />
  );
}
