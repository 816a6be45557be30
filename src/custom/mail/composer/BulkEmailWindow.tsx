import { useTranslate } from 'react-admin';
import { ProgressWindow } from '../../../kit/work/ProgressWindow.tsx';
import { useJobProgress } from '../../../kit/work/useJobProgress.ts';
import type { BulkEmail } from '../../../schemas/mail/bulkEmails.ts';
import { useMailCalls } from '../calls.ts';

interface BulkEmailWindowProps {
  /** As returned when it was sent. */
  mailing: BulkEmail;
  onClose: () => void;
}

/** Progress of a bulk email; sending continues when the window is closed. */
export default function BulkEmailWindow({ mailing, onClose }: BulkEmailWindowProps) {
  const translate = useTranslate();
  const { getMailing, cancelMailing } = useMailCalls();
  const followed = useJobProgress(mailing, {
    key: 'mailings',
    get: (id, signal) => getMailing({ params: { id }, signal }),
    cancel: (id) => cancelMailing({ params: { id } }),
  });
  const { subject, state, done, total, written } = followed.work;
  return (
    <ProgressWindow
      title={subject}
      label={translate('mailing.progress_label')}
      status={translate(`mailing.states.${state}`, { done, total, smart_count: written })}
      followed={followed}
      cancelLabel={translate('mailing.cancel')}
      onClose={onClose}
    />
  );
}
