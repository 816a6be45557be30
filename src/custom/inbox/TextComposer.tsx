import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { useReload } from '../../kit/useReload.ts';
import { plainLetters } from '../../schemas/inbox/segments.ts';
import { MAX_TEXT, textMessages } from '../../schemas/inbox/textMessages.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import { useThreadCalls } from './calls.ts';
import { MessageInput } from './MessageInput.tsx';
import { SegmentHint } from './SegmentHint.tsx';
import { useMessageDraft } from './useMessageDraft.ts';

/** The field to answer a conversation by text message. */
export function TextComposer() {
  const { id } = usePageRecord(threads);
  const translate = useTranslate();
  const { sendText } = useThreadCalls();
  const reloadMessages = useReload(textMessages);
  const { draft, failure, isBusy, write, send } = useMessageDraft({
    kind: 'text',
    send: ({ id: messageId, text }) =>
      sendText({ params: { id }, body: { id: messageId, text } }).finally(reloadMessages),
  });
  return (
    <Stack spacing={1}>
      <MessageInput
        label={translate('conversation.write')}
        text={draft.text}
        maxLength={MAX_TEXT}
        hint={<SegmentHint text={draft.text} onRewrite={() => write({ text: plainLetters(draft.text) })} />}
        failure={failure}
        isBlocked={isBusy}
        onChange={(text) => write({ text })}
        onSend={send}
      />
    </Stack>
  );
}
