import { useMutation } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import {
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useText } from '../../i18n/useText.ts';
import { isRestorable } from '../../schemas/history.ts';
import { nameOf, type Model } from '../../schemas/model.ts';
import { undoNotification } from '../undoNotification.tsx';
import { useFailureMessage } from '../useFailureMessage.ts';
import { useReload } from '../useReload.ts';
import { useResourceText } from '../useResourceText.ts';
import { useRestore } from './useRestore.ts';

interface DeleteDialogProps {
  model: Model;
  /** A row's record; otherwise the selected records. */
  record?: RaRecord;
  onClose: () => void;
}

/** Asks before deleting records; offers Undo for models that can be restored. */
export default function DeleteDialog({ model, record, onClose }: DeleteDialogProps) {
  const { selectedIds, onUnselectItems, onToggleItem } = useListContext();
  const [ids] = useState<Identifier[]>(record ? [record.id] : selectedIds);
  const translate = useTranslate();
  const text = useText();
  const { message } = useResourceText();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const refusal = useFailureMessage(model);
  const reload = useReload(model);
  const restore = useRestore(model);
  const { mutate, isPending } = useMutation({
    mutationFn: (): Promise<{ data?: unknown }> =>
      record
        ? dataProvider.delete(model.name, { id: record.id, previousData: record })
        : dataProvider.deleteMany(model.name, { ids }),
    onSuccess: ({ data }) => {
      if (!data) return; // The session has expired: the sign-in appears.
      if (isRestorable(model)) notify(...undoNotification(message('deleted'), () => void restore(ids)));
      else notify(message('deleted'), { type: 'success' });
      if (!record) onUnselectItems();
      else if (selectedIds.includes(record.id)) onToggleItem(record.id);
      reload();
      onClose();
    },
    onError: (error) => notify(refusal(error, message('delete_failed')), { type: 'error' }),
  });
  return (
    <Dialog open onClose={onClose} role="alertdialog">
      <DialogTitle>
        {record
          ? translate('list.delete_title', { name: nameOf(model, record) })
          : translate('list.delete_many_title', { smart_count: ids.length })}
      </DialogTitle>
      <DialogContent>
        {text([`resources.${model.name}.delete_question`, 'list.delete_question'], {
          smart_count: ids.length,
        })}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate('dialog.cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={isPending} onClick={() => mutate()}>
          {translate('list.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
