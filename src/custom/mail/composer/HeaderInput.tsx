import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { HeaderLine } from './HeaderLine.ts';

interface HeaderInputProps {
  source: 'subject' | 'reply_to';
  /** A message key. */
  label: string;
  placeholder?: string;
  /** Description for screen readers. */
  hint?: string;
  autoFocus?: boolean;
}

/** A text input in the email's header. */
export function HeaderInput({ source, label, placeholder, hint, autoFocus }: HeaderInputProps) {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useController({ name: source });
  const error = fieldState.error?.message;
  const said = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Single data-error={error !== undefined}>
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
    </Single>
  );
}

const Single = styled(HeaderLine)(({ theme }) => ({
  '& input': { height: 40 },
  '& input::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
}));
