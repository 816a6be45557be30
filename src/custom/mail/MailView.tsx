import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../kit/form/DialogFrame.tsx';
import { FormSkeleton } from '../../kit/form/FormSkeleton.tsx';
import { LoadErrorAlert } from '../../kit/LoadErrorAlert.tsx';
import { useMailCalls } from './calls.ts';
import { MailEntry } from './MailEntry.tsx';

/** An email with its content and delivery state. */
export default function MailView({ id, onClose }: { id: string; onClose: () => void }) {
  const translate = useTranslate();
  const { getMail } = useMailCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['mails', id],
    queryFn: ({ signal }) => getMail({ params: { id }, signal }),
    retry: false,
  });
  return (
    <DialogFrame title={translate('mail.details')} onClose={onClose}>
      <DialogContent dividers>
        {data ? (
          <MailEntry mail={data} />
        ) : error ? (
          <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />
        ) : (
          <FormSkeleton slots={3} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate('dialog.close')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
