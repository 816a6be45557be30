import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isBlank } from '../../schemas/textPatterns.ts';
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

/** The field for the text of a message, with templates and the button that sends it. */
export function MessageInput(props: MessageInputProps) {
  const { label, text, maxLength, hint, failure, isBlocked, onChange, onSend } = props;
  const translate = useTranslate();
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = isBlank(text);
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
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isBlocked) void onSend();
        }}
        helperText={hint}
        slotProps={{ htmlInput: { maxLength } }}
      />
      {failure && <Alert severity="error">{failure}</Alert>}
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
        <TemplateMenu
          onPick={({ text: picked, subject }) => {
            onChange(isEmpty ? picked : `${text}\n${picked}`.slice(0, maxLength), subject);
            field.current?.focus();
          }}
        />
        <Button
          variant="contained"
          onClick={() => (isBlocked ? undefined : void onSend())}
          aria-disabled={isEmpty || isBlocked}
        >
          {translate('conversation.send')}
        </Button>
      </Stack>
    </>
  );
}
