import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { Confirm } from '../../kit/form/Confirm.tsx';
import { useBusy } from '../../kit/useBusy.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import type { ThreadMail } from '../../schemas/inbox/threadMails.ts';
import { useThreadCalls } from './calls.ts';

/** Sends an email once more; asks before one that may have been sent. */
export function ResendMail({ mail: { id: mailId, state, subject } }: { mail: ThreadMail }) {
  const translate = useTranslate();
  const { id } = usePageRecord(threads);
  const queryClient = useQueryClient();
  const { resendThreadMail } = useThreadCalls();
  const { isBusy, busy } = useBusy('mail.send_failed');
  const [isAsking, setIsAsking] = useState(false);
  const send = () =>
    busy(async () => {
      await resendThreadMail({ params: { id, mailId } }).finally(
        () => void queryClient.invalidateQueries({ queryKey: ['mails'] }),
      );
      setIsAsking(false);
    });
  const label = translate('mail.again');
  return (
    <>
      <Button
        size="small"
        aria-label={`${label} ${subject}`}
        aria-disabled={isBusy}
        onClick={() => (state === 'unknown' ? setIsAsking(true) : void send())}
      >
        {label}
      </Button>
      {isAsking && (
        <Confirm
          title={translate('conversation.resend.title')}
          text={translate('mail.reasons.unknown')}
          confirmLabel={label}
          cancelLabel={translate('dialog.back')}
          onConfirm={() => void send()}
          onCancel={() => setIsAsking(false)}
          isBusy={isBusy}
        />
      )}
    </>
  );
}
