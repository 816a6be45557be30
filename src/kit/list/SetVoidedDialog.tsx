import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useRef, useState } from 'react';
import { useListContext, useTranslate, type Identifier } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { useSetVoided } from './useSetVoided.ts';

interface SetVoidedDialogProps {
  model: Model;
  /** The record of a row; otherwise those that are selected. */
  id?: Identifier;
  isVoided: boolean;
  onClose: () => void;
}

/** Asks before the selected records are activated or deactivated, then shows how far it is. */
export default function SetVoidedDialog({ model, id, isVoided, onClose }: SetVoidedDialogProps) {
  const { selectedIds, onUnselectItems } = useListContext();
  const translate = useTranslate();
  const setVoided = useSetVoided(model);
  const [done, setDone] = useState<number>();
  const abort = useRef(new AbortController());
  const [ids] = useState(id === undefined ? selectedIds : [id]);
  const action = isVoided ? 'deactivate' : 'activate';
  const cancel = () => {
    abort.current.abort();
    onClose();
  };
  const confirm = async () => {
    setDone(0);
    await setVoided(ids, isVoided, { onProgress: setDone, signal: abort.current.signal });
    if (id === undefined) onUnselectItems();
    onClose();
  };
  return (
    <Dialog open onClose={cancel}>
      <DialogTitle>{translate(`list.${action}_title`)}</DialogTitle>
      <DialogContent>
        {done === undefined ? (
          translate(`list.${action}_question`, { smart_count: ids.length })
        ) : (
          <LinearProgress
            variant="determinate"
            value={(100 * done) / ids.length}
            aria-label={translate('exporting.progress', { done, total: ids.length })}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={cancel}>
          {translate('dialog.cancel')}
        </Button>
        <Button variant="contained" disabled={done !== undefined} onClick={() => void confirm()} autoFocus>
          {translate(`list.${action}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
