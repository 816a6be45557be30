import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { reasonOf } from '../../dataProvider/errors.ts';
import { formatRecipient } from '../../schemas/mail/recipients.ts';
import { mails, type StoredMail } from '../../schemas/mail/mail.ts';
import { useMailCalls } from './calls.ts';
import { MailStatus } from './MailStatus.tsx';
import { useMailReason } from './useMailReason.ts';

/** An email with its state, and Send again where applicable. */
export function MailEntry({ mail }: { mail: StoredMail }) {
  const translate = useTranslate();
  const reasonText = useMailReason();
  const mayWrite = useCan()('create', mails, { location_id: mail.location_id });
  const { again, isSending } = useSendAgain(mail.id);
  const { state, refused, attachments } = mail;
  const isOpen = state === 'failed' || state === 'unknown';
  return (
    <Stack sx={{ gap: 0.5, overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{mail.subject}</Typography>
        <MailStatus state={state} />
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {translate('mail.to_whom', { recipients: mail.to.map(formatRecipient).join(', ') })}
        {mail.again_of && ` · ${translate('mail.again_of')}`}
        {mail.purpose && ` · ${translate(`mailing.kinds.${mail.purpose}`)}`}
      </Typography>
      <details>
        <summary>{translate('mail.show_text')}</summary>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', mt: 1 }}>
          {mail.text}
        </Typography>
        {attachments.map(({ filename }, index) => (
          <Typography key={`${index} ${filename}`} variant="body2" color="text.secondary">
            {filename}
          </Typography>
        ))}
      </details>
      {refused.length > 0 && (
        <Alert severity="warning">
          {translate('mail.refused', { recipients: refused.map(({ address }) => address).join(', ') })}
        </Alert>
      )}
      {isOpen && (
        <Alert
          severity={state === 'failed' ? 'error' : 'warning'}
          action={
            mayWrite && (
              <Button color="inherit" size="small" loading={isSending} onClick={() => again()}>
                {translate('mail.again')}
              </Button>
            )
          }
        >
          {reasonText(mail)}
        </Alert>
      )}
    </Stack>
  );
}

/** Sends an email again; retries after a lost response use the same idempotency key. */
function useSendAgain(id: string) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { sendMailAgain } = useMailCalls();
  const [key, setKey] = useState(() => crypto.randomUUID() as string);
  const { mutate: again, isPending: isSending } = useMutation({
    mutationFn: () => sendMailAgain({ params: { id }, body: { key } }),
    onSuccess: () => {
      setKey(crypto.randomUUID());
      notify('mail.on_its_way', { type: 'success' });
      void queryClient.invalidateQueries({ queryKey: ['mails'] });
    },
    onError: (error) => notify(reasonOf(error, 'mail.send_failed'), { type: 'error' }),
  });
  return { again, isSending };
}
