import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { draftKey, forgetDraft, keepDraft, recallDraft } from '../../drafts.ts';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { useFailureMessage } from '../../kit/useFailureMessage.ts';
import { useReload } from '../../kit/useReload.ts';
import { plainLetters } from '../../schemas/inbox/segments.ts';
import { MAX_TEXT, textMessages } from '../../schemas/inbox/textMessages.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import { isBlank } from '../../schemas/textPatterns.ts';
import { useThreadCalls } from './calls.ts';
import { SegmentHint } from './SegmentHint.tsx';
import { TemplateMenu } from './TemplateMenu.tsx';

interface Draft {
  /** The id of the message: sending again after a lost response sends once. */
  id: string;
  text: string;
}

const newDraft = (): Draft => ({ id: crypto.randomUUID(), text: '' });

/** The field to answer a conversation; what is typed is kept on this device until it is sent. */
export function TextComposer() {
  const { id } = usePageRecord(threads);
  const translate = useTranslate();
  const { who } = useSession();
  const key = draftKey(who.staff_id, 'text', id);
  const [draft, setDraft] = useState(() => (recallDraft(key) as Draft | undefined) ?? newDraft());
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { sendText } = useThreadCalls();
  const reloadMessages = useReload(textMessages);
  const refusal = useFailureMessage(textMessages);
  const isEmpty = isBlank(draft.text);

  const write = (text: string) => {
    // Another text is another message.
    const next = text === draft.text ? draft : { id: crypto.randomUUID(), text };
    setDraft(next);
    if (isBlank(text)) forgetDraft(key);
    else keepDraft(key, JSON.stringify(next));
  };
  const send = async () => {
    if (isEmpty || isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await sendText({ params: { id }, body: draft });
      forgetDraft(key);
      setDraft(newDraft());
    } catch (error) {
      setFailure(refusal(error, 'messages.failed'));
    }
    setIsBusy(false);
    reloadMessages();
  };
  return (
    <Stack spacing={1}>
      <TextField
        multiline
        minRows={2}
        maxRows={8}
        label={translate('conversation.write')}
        inputRef={field}
        value={draft.text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
        helperText={<SegmentHint text={draft.text} onRewrite={() => write(plainLetters(draft.text))} />}
        slotProps={{ htmlInput: { maxLength: MAX_TEXT } }}
      />
      {failure && <Alert severity="error">{failure}</Alert>}
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1 }}>
        <TemplateMenu
          onPick={(text) => {
            write(isEmpty ? text : `${draft.text}\n${text}`.slice(0, MAX_TEXT));
            field.current?.focus();
          }}
        />
        <Button variant="contained" onClick={() => void send()} aria-disabled={isEmpty || isBusy}>
          {translate('conversation.send')}
        </Button>
      </Stack>
    </Stack>
  );
}
