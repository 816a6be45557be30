import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useMutation } from '@tanstack/react-query';
import { useGetOne, useNotify, useTranslate, type HttpError } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Staff } from '../../schemas/staff/staff.ts';
import { useStaffCalls } from './calls.ts';
import { DialogFrame } from '../../kit/form/DialogFrame.tsx';
import { DialogError } from '../../kit/form/DialogError.tsx';
import { FormSkeleton } from '../../kit/form/FormSkeleton.tsx';
import { useCloseDialog } from '../../kit/form/useCloseDialog.ts';

/** Confirms sending a password-reset link to a staff member (contract 2 §2.8). */
export default function ResetPasswordDialog() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const close = useCloseDialog();
  const { data: person, error } = useGetOne<Staff>('staff', { id }, { retry: false });
  return (
    <DialogFrame title={translate('resources.staff.reset_password.title')} onClose={close}>
      {person && <Question email={person.email} onClose={close} />}
      {!person &&
        (error ? <DialogError message={error.message} onClose={close} /> : <FormSkeleton slots={1} />)}
    </DialogFrame>
  );
}

function Question({ email, onClose }: { email: string; onClose: () => void }) {
  const text = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const { resetPassword } = useStaffCalls();
  const { mutate, isPending, isSuccess, error } = useMutation<unknown, HttpError>({
    mutationFn: () => resetPassword({ body: { email } }),
    onSuccess: () => {
      notify('resources.staff.reset_password.sent', { type: 'success' });
      onClose();
    },
    onError: () => notify('resources.staff.reset_password.failed', { type: 'error' }),
  });
  return (
    <>
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {error.status === 0 ? translate(error.message) : text('failed')}
          </Alert>
        )}
        {text('text', { email })}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('dialog.cancel')}
        </Button>
        <Button variant="contained" autoFocus disabled={isPending || isSuccess} onClick={() => mutate()}>
          {text('send')}
        </Button>
      </DialogActions>
    </>
  );
}

function useText() {
  const translate = useTranslate();
  return (key: string, options?: object) => translate(`resources.staff.reset_password.${key}`, options);
}
