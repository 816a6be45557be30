import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import {
  addRecipients,
  parseRecipients,
  formatRecipient,
  type Recipient,
} from '../../../schemas/mail/recipients.ts';
import { HeaderLine } from './HeaderLine.ts';

interface RecipientsInputProps {
  source: 'to' | 'cc' | 'bcc';
  label: string;
  autoFocus?: boolean;
}

/**
 * Addresses as chips: Enter, comma and blur add the typed text, several can be pasted, Backspace removes the last.
 * Invalid addresses are reported and can be edited again (contract 4 §5).
 */
export function RecipientsInput({ source, label, autoFocus }: RecipientsInputProps) {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string[]>([]);
  // Invalid addresses must not be dropped silently on sending.
  const open = useRef(wrong);
  useEffect(() => {
    open.current = wrong;
  }, [wrong]);
  const { field, fieldState } = useController({
    name: source,
    rules: { validate: () => open.current.length === 0 || translate('mail.invalid_address') },
  });
  const recipients = field.value as Recipient[];

  const add = (typed: string) => {
    const read = parseRecipients(typed);
    setText('');
    open.current = read.wrong;
    setWrong(read.wrong);
    if (read.recipients.length > 0) field.onChange(addRecipients(recipients, read.recipients));
  };
  const remove = (index: number) => {
    field.onChange(recipients.filter((_, at) => at !== index));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isEnd = event.key === 'Enter' || event.key === ',' || event.key === ';';
    if (isEnd && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (text.trim()) add(text);
    } else if (event.key === 'Backspace' && text === '' && recipients.length > 0) {
      remove(recipients.length - 1);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[,;\s]/.test(pasted.trim())) return;
    event.preventDefault();
    add(`${text} ${pasted}`);
  };
  const error = fieldState.error?.message;
  const isWrong = wrong.length > 0 || error !== undefined;
  return (
    <Frame role="group" aria-labelledby={`${id}-label`} data-error={isWrong}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className="chips">
        {recipients.map((one, index) => (
          <span key={one.address} className="chip" title={formatRecipient(one)}>
            <span>{one.name ?? one.address}</span>
            <button
              type="button"
              aria-label={translate('mail.remove_recipient', { recipient: formatRecipient(one) })}
              onClick={() => remove(index)}
              onKeyDown={(event) => {
                if (['Backspace', 'Delete'].includes(event.key)) remove(index);
              }}
            >
              <Close />
            </button>
          </span>
        ))}
        <input
          ref={(element) => {
            input.current = element;
            field.ref(element);
          }}
          id={id}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus={autoFocus}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setWrong([]);
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => {
            if (text.trim()) add(text);
            field.onBlur();
          }}
        />
      </div>
      <div id={`${id}-error`} className="error" role="alert">
        {isWrong && <span>{wrong.length > 0 ? translate('mail.invalid_address') : error}</span>}
        {wrong.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={translate('mail.correct_address', { address: one })}
            onClick={() => {
              setText(one);
              setWrong(wrong.filter((other) => other !== one));
              input.current?.focus();
            }}
          >
            {one}
          </button>
        ))}
      </div>
    </Frame>
  );
}

const Frame = styled(HeaderLine)(({ theme }) => ({
  '& .chips': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    padding: '6px 0',
    maxHeight: 132,
    overflowY: 'auto',
  },
  '& .chip': {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    paddingLeft: 10,
    borderRadius: 14,
    background: theme.palette.action.selected,
    fontSize: '0.875rem',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& button': { display: 'grid', placeItems: 'center', width: 28, height: 28, borderRadius: '50%' },
    '& svg': { fontSize: '1rem' },
  },
  '& button': {
    border: 0,
    padding: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
  '& input': { flex: '1 1 120px', minWidth: 80, height: 28 },
  '& .error': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 8px',
    '&:not(:empty)': { paddingBottom: 6 },
    '& button': { textDecoration: 'underline', overflowWrap: 'anywhere', textAlign: 'left' },
  },
}));
