import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Confirm } from '../../../../../kit/form/Confirm.tsx';

const shown = 600;

interface UnsupportedValueProps {
  label: string;
  value: unknown;
  /** Why it cannot be edited. `length` is in characters. */
  reason: 'wrong_kind' | 'too_long' | 'wrong_parent';
  /** Replaces it with an empty value, after confirmation. Without it, the value is read-only. */
  onReplace?: () => void;
  /** Its errors. */
  children?: ReactNode;
}

/** A value that no control can edit. It is kept until the user replaces it. */
export function UnsupportedValue({ label, value, reason, onReplace, children }: UnsupportedValueProps) {
  const translate = useTranslate();
  const labelId = useId();
  const [isAsking, setAsking] = useState(false);
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <Stack role="group" aria-labelledby={labelId} sx={{ gap: 0.5, gridColumn: '1 / -1', minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography id={labelId} variant="body2" color="text.secondary">
          {label}
        </Typography>
        {onReplace && (
          <Button size="small" onClick={() => setAsking(true)}>
            {translate('storefront.form.replace')}
          </Button>
        )}
      </Stack>
      <Typography variant="body2">
        {translate(`storefront.form.${reason}`, { length: text.length.toLocaleString() })}
      </Typography>
      <Box component="pre" sx={box}>
        {text.length > shown ? `${text.slice(0, shown)}…` : text}
      </Box>
      {children}
      {isAsking && onReplace && (
        <Confirm
          title={translate('storefront.form.replace_title', { field: label })}
          text={translate('storefront.form.replace_text')}
          confirmLabel={translate('storefront.form.replace')}
          cancelLabel={translate('dialog.cancel')}
          onConfirm={() => {
            setAsking(false);
            onReplace();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
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
