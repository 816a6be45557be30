import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useTranslate } from 'react-admin';
import { isStale } from '../../../dataProvider/stale.ts';
import { DialogFrame } from '../../../kit/form/DialogFrame.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useStorefrontCalls } from '../calls.ts';
import { storedDocumentQuery } from '../documentEditor/useStoredDocument.ts';
import { revisionChanges, type DocumentHistory } from './documentHistory.ts';
import { RestoredParts } from './RestoredParts.tsx';
import { removesPages } from './removedPages.ts';
import { revisionQuery } from './revisionQuery.ts';

interface RestoreDialogProps {
  version: number;
  time: string;
  history: DocumentHistory;
  onRestored: () => void;
  onClose: () => void;
}

/** Shows what a revision would change in the stored document, and restores the selected parts. */
export function RestoreDialog({ version, time, history, onRestored, onClose }: RestoreDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const calls = useStorefrontCalls();
  const { kind, address, source, related } = history;
  const stored = useQuery(storedDocumentQuery(source));
  const found = useQuery(revisionQuery(history, calls, version));
  const { error } = [stored, found].find((query) => query.error) ?? {};
  const changes = useMemo(
    () => (stored.data && found.data ? revisionChanges(kind, stored.data.value, found.data.config) : []),
    [kind, stored.data, found.data],
  );
  const [choices, setChoices] = useState<Record<string, boolean>>({});
  const isChosen = (pointer: string) =>
    choices[pointer] ?? !changes.some((change) => change.pointer === pointer && removesPages(change));
  const chosen = changes.map(({ pointer }) => pointer).filter(isChosen);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      calls.restoreRevision(
        address,
        version,
        kind === 'template' ? undefined : chosen,
        stored.data?.etag ?? null,
      ),
    onSuccess: () => {
      notify('configurations.history.done', { type: 'success' });
      onRestored();
    },
    onError: async (failure) => {
      if (await logoutIfAccessDenied(failure)) return;
      const isLate = isStale(failure);
      notify(isLate ? 'configurations.history.stale' : failure.message, {
        type: isLate ? 'warning' : 'error',
      });
    },
    onSettled: () => {
      onClose();
      const shown = related ? [source.queryKey, related] : [source.queryKey];
      return Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  return (
    <DialogFrame title={translate('configurations.history.question.title')} onClose={onClose} maxWidth="md">
      <DialogContent>
        {error ? (
          <LoadErrorAlert
            message={error.message}
            onRetry={() => [stored, found].forEach((query) => void query.refetch())}
          />
        ) : !stored.data || !found.data ? (
          <Skeleton variant="rounded" height={160} />
        ) : changes.length === 0 ? (
          <Typography>{translate('configurations.history.question.same')}</Typography>
        ) : (
          <>
            <Typography sx={{ mb: 2 }}>
              {translate('configurations.history.question.text', { time })}
            </Typography>
            <RestoredParts
              kind={kind}
              changes={changes}
              isChosen={isChosen}
              onChoose={(pointer, isOn) => setChoices((now) => ({ ...now, [pointer]: isOn }))}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" autoFocus disabled={isPending} onClick={onClose}>
          {translate('dialog.cancel')}
        </Button>
        <Button variant="contained" disabled={isPending || chosen.length === 0} onClick={() => mutate()}>
          {translate('configurations.history.question.yes', { smart_count: chosen.length })}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
