import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { MAX_MAIL_TEXT } from '../../schemas/inbox/threadMails.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import { MAX_SUBJECT } from '../../schemas/mail/mail.ts';
import { isBlank } from '../../schemas/textPatterns.ts';
import { MessageInput } from './MessageInput.tsx';
import { mostKept } from './mostKept.ts';
import { WaitingReplies } from './outbox/WaitingReplies.tsx';
import { useMessageDraft } from './useMessageDraft.ts';

/** The field to answer a conversation by email, with the subject of the last one. */
export function MailComposer({ lastSubject }: { lastSubject: string | undefined }) {
  const { id, address } = usePageRecord(threads);
  const translate = useTranslate();
  const suggested = lastSubject === undefined ? '' : answerTo(lastSubject);
  const { draft, failure, isBusy, write, takeBack, send } = useMessageDraft({
    kind: 'mail',
    suggested,
    maxLength: MAX_MAIL_TEXT,
  });
  const subject = draft.subject ?? suggested;
  const excess = Math.max(subject.length - MAX_SUBJECT, 0);
  return (
    <Stack spacing={1.5}>
      <WaitingReplies threadId={id} onTakeBack={takeBack} />
      <TextField
        label={translate('conversation.subject')}
        value={subject}
        onChange={({ target }) => write({ subject: target.value })}
        slotProps={{ htmlInput: { maxLength: mostKept(MAX_SUBJECT) } }}
        error={excess > 0}
        helperText={excess > 0 && translate('conversation.too_long', { smart_count: excess })}
      />
      <MessageInput
        label={translate('conversation.write_mail', { address })}
        text={draft.text}
        maxLength={MAX_MAIL_TEXT}
        failure={failure}
        isBlocked={isBusy || isBlank(subject) || excess > 0}
        onChange={(text, picked) =>
          // A subject that was typed stays.
          write({ text, ...(picked && draft.subject === undefined && { subject: picked }) })
        }
        onSend={send}
      />
    </Stack>
  );
}

const answerTo = (subject: string) =>
  (/^re\s*:/i.test(subject) ? subject : `Re: ${subject}`.trim()).slice(0, MAX_SUBJECT);
