import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useMutation } from '@tanstack/react-query';
import { useGetOne, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { reasonOf } from '../../dataProvider/errors.ts';
import { DialogFrame } from '../../kit/form/DialogFrame.tsx';
import { FormSkeleton } from '../../kit/form/FormSkeleton.tsx';
import { DialogError } from '../../kit/form/DialogError.tsx';
import { useCloseDialog } from '../../kit/form/useCloseDialog.ts';
import { nameOf } from '../../schemas/model.ts';
import { staff, type Staff } from '../../schemas/staff/staff.ts';
import { useStaffCalls } from './calls.ts';

const texts = 'resources.staff.reset_factor';

/** Confirms the removal of a staff member's lost second factor. */
export default function ResetSecondFactorDialog() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const close = useCloseDialog();
  const { data: person, error } = useGetOne<Staff>('staff', { id }, { retry: false });
  const name = person ? nameOf(staff, person) : '';
  return (
    <DialogFrame title={translate(`${texts}.title`, { name })} onClose={close}>
      {person && <Question id={person.id} onClose={close} />}
      {!person &&
        (error ? <DialogError message={error.message} onClose={close} /> : <FormSkeleton slots={1} />)}
    </DialogFrame>
  );
}

function Question({ id, onClose }: { id: string; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { resetSecondFactor } = useStaffCalls();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => resetSecondFactor({ params: { staffId: id } }),
    onSuccess: () => {
      notify(`${texts}.done`, { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <>
      <DialogContent>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {translate(reasonOf(error, `${texts}.failed`))}
          </Alert>
        )}
        {translate(`${texts}.text`)}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus onClick={onClose}>
          {translate('dialog.cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={isPending || isSuccess} onClick={() => mutate()}>
          {translate(`${texts}.yes`)}
        </Button>
      </DialogActions>
    </>
  );
}
