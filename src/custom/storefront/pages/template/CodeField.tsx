import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { FieldRenderProps } from './ImageField.tsx';

/** Markup as source code. */
export function CodeField({ id, value, onChange, readOnly }: FieldRenderProps) {
  const translate = useTranslate();
  return (
    <TextField
      id={id}
      label={translate('staticPages.fields.code')}
      helperText={translate('staticPages.fields.code_hint')}
      multiline
      fullWidth
      minRows={6}
      maxRows={16}
      value={value}
      disabled={readOnly}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { spellCheck: false, sx: { fontFamily: 'monospace' } } }}
    />
  );
}
