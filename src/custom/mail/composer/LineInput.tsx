import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';

interface LineInputProps {
  source: 'subject' | 'reply_to';
  /** A message key. */
  label: string;
  placeholder?: string;
  /** Said to those who cannot guess it. */
  hint?: string;
  autoFocus?: boolean;
}

/** One line of the mail's head. */
export function LineInput({ source, label, placeholder, hint, autoFocus }: LineInputProps) {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useController({ name: source });
  const error = fieldState.error?.message;
  const said = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Line data-error={error !== undefined}>
      <label htmlFor={id}>{translate(label)}</label>
      <input
        {...field}
        id={id}
        value={(field.value as string | null) ?? ''}
        placeholder={placeholder}
        title={hint}
        autoFocus={autoFocus}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={said || undefined}
      />
      {hint && (
        <span id={`${id}-hint`} hidden>
          {hint}
        </span>
      )}
      <span id={`${id}-error`} className="error" role="alert">
        {error}
      </span>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '&:focus-within': { borderColor: theme.palette.primary.main },
  '&[data-error=true]': { borderColor: theme.palette.error.main },
  '& label': { color: theme.palette.text.secondary, fontSize: '0.875rem' },
  '& input': {
    height: 40,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.875rem',
  },
  '& input::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  '& .error': {
    gridColumn: 2,
    color: theme.palette.error.main,
    fontSize: '0.75rem',
    '&:empty': { display: 'none' },
  },
}));
