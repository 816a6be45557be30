import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { useDateTimeText } from '../../kit/fields/useDateTimeText.ts';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { saveFile } from '../../kit/export/saveFile.ts';
import { useBusy } from '../../kit/useBusy.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import type { ThreadMail } from '../../schemas/inbox/threadMails.ts';
import { useMailReason } from '../mail/index.ts';
import { Bubble } from './Bubble.tsx';
import { useThreadCalls } from './calls.ts';
import { ResendMail } from './ResendMail.tsx';

/** One email of a conversation as plain text, with its files, state and the earlier emails that it repeats. */
export function MailBubble({ mail }: { mail: ThreadMail }) {
  const translate = useTranslate();
  const { location_id } = usePageRecord(threads);
  const reasonText = useMailReason();
  const dateText = useDateTimeText();
  const may = useCan();
  const { direction, date, from, from_name, subject, text, quoted, is_cut, is_automatic, state, by } = mail;
  const isOurs = direction === 'OUT';
  const isFailed = state === 'failed';
  const isOpen = isFailed || state === 'unknown';
  const isDelayed = state === 'queued' && mail.reason !== null;
  const facts = [
    dateText(date),
    (from ?? from_name) &&
      translate('conversation.written_from', {
        address: [from_name, from && `<${from}>`].filter(Boolean).join(' '),
      }),
    by ?? (is_automatic && translate('conversation.automatic')),
    state && translate(`conversation.mail_states.${state}`),
    (isOpen || isDelayed) && reasonText(mail),
  ];
  const mayResend = isOpen && mail.is_own && may('update', threads, { location_id });
  return (
    <Bubble
      isOurs={isOurs}
      isFailed={isFailed}
      facts={facts}
      actions={mayResend && <ResendMail mail={mail} />}
    >
      <Typography component="strong" variant="subtitle2" sx={{ display: 'block' }}>
        {subject || translate('conversation.no_subject')}
      </Typography>
      {text}
      {is_cut && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {translate('conversation.cut')}
        </Alert>
      )}
      {quoted && (
        <Box component="details" sx={{ mt: 1 }}>
          <summary>{translate('conversation.quoted')}</summary>
          <Typography variant="body2" color="text.secondary">
            {quoted}
          </Typography>
        </Box>
      )}
      {mail.files.length > 0 && <Files mail={mail} />}
    </Bubble>
  );
}

function Files({ mail: { id: mailId, direction, files } }: { mail: ThreadMail }) {
  const translate = useTranslate();
  const { id } = usePageRecord(threads);
  const { getReceivedFile } = useThreadCalls();
  const { isBusy, busy } = useBusy('messages.failed');
  return (
    <Box
      component="ul"
      aria-label={translate('conversation.files')}
      sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}
    >
      {files.map(({ filename, is_kept }, index) => (
        <li key={`${index} ${filename}`}>
          {is_kept ? (
            <Button
              size="small"
              aria-disabled={isBusy}
              onClick={() =>
                void busy(async () => {
                  const params = { id, mailId, index: String(index) };
                  saveFile(await getReceivedFile({ params }), filename);
                })
              }
            >
              {translate('conversation.save_file', { name: filename })}
            </Button>
          ) : (
            <Typography variant="body2" color="text.secondary">
              {direction === 'IN' ? translate('conversation.file_not_kept', { name: filename }) : filename}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  );
}
