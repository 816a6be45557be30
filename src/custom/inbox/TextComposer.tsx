import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { plainLetters } from '../../schemas/inbox/segments.ts';
import { MAX_TEXT } from '../../schemas/inbox/textMessages.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import { MessageInput } from './MessageInput.tsx';
import { WaitingReplies } from './outbox/WaitingReplies.tsx';
import { SegmentHint } from './SegmentHint.tsx';
import { useMessageDraft } from './useMessageDraft.ts';

/** The field to answer a conversation by text message. */
export function TextComposer() {
  const { id } = usePageRecord(threads);
  const translate = useTranslate();
  const { draft, failure, isBusy, write, takeBack, send } = useMessageDraft({
    kind: 'text',
    maxLength: MAX_TEXT,
  });
  return (
    <Stack spacing={1}>
      <WaitingReplies threadId={id} onTakeBack={takeBack} />
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
