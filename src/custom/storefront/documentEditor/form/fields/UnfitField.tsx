import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FieldProps } from '@rjsf/utils';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { FieldErrors } from '../templates/FieldErrors.tsx';
import { emptyOf } from './fits.ts';

const shown = 600;

/** A value that no control can show: of another type, or far too long. It stays as it is until it is replaced. */
export function UnfitField({
  schema,
  uiSchema,
  formData,
  name,
  onChange,
  fieldPathId,
  errorSchema,
  readonly,
  ...props
}: FieldProps) {
  const translate = useTranslate();
  const labelId = useId();
  const isText = typeof formData === 'string' && schema.type === 'string';
  const text = isText ? formData : JSON.stringify(formData, null, 2);
  const label = uiSchema?.['ui:title'] ?? name;
  return (
    <Stack role="group" aria-labelledby={labelId} sx={{ gap: 0.5, gridColumn: '1 / -1', minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography id={labelId} variant="body2" color="text.secondary">
          {label}
        </Typography>
        {!readonly && (
          <Button size="small" onClick={() => onChange(emptyOf(schema), fieldPathId.path)}>
            {translate('storefront.form.replace')}
          </Button>
        )}
      </Stack>
      <Typography variant="body2">
        {translate(isText ? 'storefront.form.too_long' : 'storefront.form.wrong_kind', {
          length: text.length.toLocaleString(),
        })}
      </Typography>
      <Box component="pre" sx={box}>
        {text.length > shown ? `${text.slice(0, shown)}…` : text}
      </Box>
      <FieldErrors {...props} {...{ schema, fieldPathId }} errors={errorSchema?.__errors} />
    </Stack>
  );
}

const box = {
  m: 0,
  p: 1.5,
  maxHeight: 160,
  overflow: 'hidden',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  backgroundColor: 'background.default',
  fontSize: '0.75rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
