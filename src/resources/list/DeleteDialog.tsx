import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useDelete, useNotify, useTranslate, type RaRecord } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { useReload } from '../useReload.ts';

interface DeleteDialogProps {
  record: RaRecord;
  model: Model;
  name: string;
  onClose: () => void;
}

/** Asks before a record is deleted for good. */
export default function DeleteDialog({ record, model, name, onClose }: DeleteDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const reload = useReload(model);
  const [deleteOne, { isPending }] = useDelete();
  const confirm = () =>
    deleteOne(
      model.name,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: (deleted) => {
          if (deleted.id === undefined) return; // The session has ended: the sign-in shows.
          notify('messages.deleted', { type: 'success' });
          reload();
          onClose();
        },
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
  return (
    <Dialog open onClose={onClose} role="alertdialog">
      <DialogTitle>{translate('list.delete_title', { name })}</DialogTitle>
      <DialogContent>{translate('list.delete_question')}</DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate('dialog.cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={isPending} onClick={() => void confirm()}>
          {translate('list.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
