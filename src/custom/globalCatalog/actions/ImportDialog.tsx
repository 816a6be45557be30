import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import type { DuplicateChoice } from '../../../schemas/globalCatalog/import.ts';
import { useGlobalCatalogCalls } from '../calls.ts';
import { followImport } from '../imports/followedImport.ts';
import { useReloadCatalog } from '../useReloadCatalog.ts';
import { ImportSummary } from './ImportSummary.tsx';
import type { ActionDialogProps } from './useItemActions.tsx';
import { useDryRun } from './useDryRun.ts';

/** Previews an import, asks how to treat possible duplicates, and starts it. */
export default function ImportDialog({ kind, ids, onClose, onDone }: ActionDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const reload = useReloadCatalog();
  const { importItems } = useGlobalCatalogCalls();
  const { dryRun, done, error, isFetching, reload: retry } = useDryRun(kind, ids);
  const [choice, setChoice] = useState<DuplicateChoice>('LEAVE_OUT');
  const { mutate, isPending } = useMutation({
    mutationFn: () => importItems(kind.type, ids, choice),
    onSuccess: (begun) => {
      followImport(begun);
      reload();
      onDone();
    },
    onError: (reason) => notify(reasonOf(reason, 'globalCatalog.failed'), { type: 'error' }),
  });
  const text = (name: string) => translate(`globalCatalog.${kind.own}.${name}`);
  return (
    <DialogFrame title={text('import_title')} onClose={onClose}>
      <DialogContent dividers tabIndex={0}>
        <Typography>{text('import_question')}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {text('import_note')}
        </Typography>
        <div role="status">
          {isFetching && (
            <>
              <Typography sx={{ mt: 2, mb: 1 }}>{translate('globalCatalog.summary.loading')}</Typography>
              <LinearProgress
                variant="determinate"
                value={(100 * done) / ids.length}
                aria-label={translate('globalCatalog.summary.loading')}
              />
            </>
          )}
        </div>
        {error && !isFetching && (
          <LoadErrorAlert message={reasonOf(error, 'globalCatalog.failed')} onRetry={retry} />
        )}
        {dryRun && <ImportSummary kind={kind} dryRun={dryRun} choice={choice} onChoose={setChoice} />}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" disabled={!dryRun} loading={isPending} onClick={() => mutate()}>
          {translate('ra.boolean.true')}
        </Button>
        <Button color="inherit" autoFocus onClick={onClose}>
          {translate('ra.boolean.false')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
