import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isBlank } from '../../schemas/textPatterns.ts';
import { mostKept } from './mostKept.ts';
import { TemplateMenu } from './TemplateMenu.tsx';

interface MessageInputProps {
  label: string;
  text: string;
  maxLength: number;
  hint?: ReactNode;
  failure: string | undefined;
  /** Something else is missing, or it is being sent. */
  isBlocked: boolean;
  /** With the subject of a template that was picked. */
  onChange: (text: string, subject?: string) => void;
  onSend: () => Promise<void>;
}

/** Names a key, on devices that have a keyboard. */
const Shortcut = styled('span')(({ theme: { breakpoints, spacing } }) => ({
  marginInlineStart: spacing(0.5),
  [breakpoints.down('sm')]: { display: 'none' },
  '@media (pointer: coarse)': { display: 'none' },
}));

/**
 * The field for the text of a message, with templates and the button that sends it. What is longer than a message may be
 * stays, to be shortened, up to ten times of it.
 */
export function MessageInput(props: MessageInputProps) {
  const { label, text, maxLength, hint, failure, isBlocked, onChange, onSend } = props;
  const translate = useTranslate();
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = isBlank(text);
  const excess = Math.max(text.length - maxLength, 0);
  const most = mostKept(maxLength);
  const tooLong = excess > 0 && translate('conversation.too_long', { smart_count: excess });
  const isFull = text.length >= most && translate('conversation.full', { smart_count: most });
  const isHeld = isBlocked || excess > 0;
  return (
    <>
      <TextField
        multiline
        minRows={2}
        maxRows={12}
        label={label}
        inputRef={field}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isHeld) void onSend();
        }}
        slotProps={{ htmlInput: { maxLength: most } }}
        error={excess > 0}
        helperText={
          <>
            {hint} {tooLong} {isFull}
          </>
        }
      />
      {failure && <Alert severity="error">{failure}</Alert>}
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
        <TemplateMenu
          onPick={({ text: picked, subject }) => {
            onChange(isEmpty ? picked : `${text}\n${picked}`, subject);
            field.current?.focus();
          }}
        />
        <Button
          variant="contained"
          onClick={() => (isHeld ? undefined : void onSend())}
          aria-disabled={isEmpty || isHeld}
        >
          {translate('conversation.send')} <Shortcut>{translate('conversation.send_key')}</Shortcut>
        </Button>
      </Stack>
    </>
  );
}
