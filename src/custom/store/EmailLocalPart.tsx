import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState, type ChangeEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useField } from '../../kit/form/inputs/useField.tsx';
import type { InputProps } from '../../kit/slots.ts';

/** The local part of the store's email address. Its domain is fixed (contract 1 §3, §5). */
export function EmailLocalPart({ source = 'email', readOnly, isRequired }: Partial<InputProps>) {
  const translate = useTranslate();
  const record = useRecordContext<{ id: string; email?: string; domain: string }>();
  const { value, change, control } = useField<string | null>({ source, isRequired });
  const [isRefused, setIsRefused] = useState(false);
  const suffix = `@${record?.email?.split('@')[1] ?? record?.domain}`;
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isForeign = target.value.includes('@');
    setIsRefused(isForeign);
    if (!isForeign) change(target.value ? target.value + suffix : null);
  };
  return (
    <TextField
      {...control}
      value={value?.split('@')[0] ?? ''}
      onChange={type}
      helperText={isRefused ? translate('resources.store.hints.email') : control.helperText}
      slotProps={{
        htmlInput: { maxLength: 64 },
        input: { readOnly, endAdornment: <InputAdornment position="end">{suffix}</InputAdornment> },
      }}
    />
  );
}
