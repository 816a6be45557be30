import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { cloneElement, useId, useRef, useState } from 'react';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { nameOf, type Model } from '../../schemas/model.ts';
import { useListOptions } from '../page.ts';
import { useInUseText, useSetInUse, type Switchable } from './useSetInUse.ts';

interface SetInUseDialogProps {
  model: Model;
  /** A row's record; otherwise the selected records. */
  record?: RaRecord;
  isInUse: boolean;
  onClose: () => void;
}

/** Asks before activating or deactivating records, then shows the progress. */
export default function SetInUseDialog({ model, record, isInUse, onClose }: SetInUseDialogProps) {
  const { data = [], selectedIds, onUnselectItems } = useListContext();
  const { dependents } = useListOptions();
  const translate = useTranslate();
  const text = useInUseText(model);
  const titleId = useId();
  const setInUse = useSetInUse(model);
  const [done, setDone] = useState<number>();
  const abort = useRef(new AbortController());
  const [records] = useState<Switchable[]>(() =>
    record ? [record] : selectedIds.map((id) => data.find((one) => one.id === id) ?? { id }),
  );
  const smart_count = records.length;
  const action = isInUse ? 'activate' : 'deactivate';
  const cancel = () => {
    abort.current.abort();
    onClose();
  };
  const confirm = async () => {
    setDone(0);
    await setInUse(records, isInUse, { onProgress: setDone, signal: abort.current.signal });
    if (!record) onUnselectItems();
    onClose();
  };
  return (
    <Dialog open onClose={cancel} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {record
          ? text(`${action}_title`, { name: nameOf(model, record) })
          : text(`${action}_many_title`, { smart_count })}
      </DialogTitle>
      <DialogContent>
        {done === undefined ? (
          <>
            {text(`${action}_question`, { smart_count })}
            {!isInUse && dependents && cloneElement(dependents, { ids: records.map(({ id }) => id) })}
          </>
        ) : (
          <LinearProgress
            variant="determinate"
            value={(100 * done) / records.length}
            aria-label={translate('exporting.progress', { done, total: records.length })}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={cancel}>
          {translate('dialog.cancel')}
        </Button>
        <Button variant="contained" disabled={done !== undefined} onClick={() => void confirm()} autoFocus>
          {text(action)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
