import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useTranslate } from 'react-admin';
import { isStale } from '../../../../dataProvider/stale.ts';
import { DialogFrame } from '../../../../kit/form/DialogFrame.tsx';
import { LoadAgain } from '../../../../kit/LoadAgain.tsx';
import { nodesOf } from '../../../../schemas/storefront/documents.ts';
import { useStorefrontCalls } from '../../calls.ts';
import { changesBetween } from '../../documentEditor/changes.ts';
import type { Source } from '../../documentEditor/saveChanges.ts';
import { useStored } from '../../documentEditor/useStored.ts';
import { RestoredParts } from './RestoredParts.tsx';
import { isUnlisting } from './unlisted.ts';
import { versionQuery } from './versionQuery.ts';

interface RestoreDialogProps {
  version: number;
  time: string;
  source: Source;
  onRestored: () => void;
  onClose: () => void;
}

const nodes = nodesOf('storeConfig').map(({ pointer }) => pointer);

/** Shows what a version would change in what is stored now, and restores the parts that are chosen. */
export function RestoreDialog({ version, time, source, onRestored, onClose }: RestoreDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { getVersion, restoreVersion } = useStorefrontCalls();
  const { value: stored, etag } = useStored(source);
  const { data, error, refetch } = useQuery(versionQuery(source, getVersion, version));
  const changes = useMemo(() => (data ? changesBetween(stored, data.config, nodes) : []), [stored, data]);
  const [choices, setChoices] = useState<Record<string, boolean>>({});
  const isChosen = (pointer: string) =>
    choices[pointer] ?? !changes.some((change) => change.pointer === pointer && isUnlisting(change));
  const chosen = changes.map(({ pointer }) => pointer).filter(isChosen);
  const { mutate, isPending } = useMutation({
    mutationFn: () => restoreVersion(version, chosen, etag),
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
      return queryClient.invalidateQueries({ queryKey: source.queryKey });
    },
  });
  return (
    <DialogFrame title={translate('configurations.history.question.title')} onClose={onClose} maxWidth="md">
      <DialogContent>
        {error ? (
          <LoadAgain message={error.message} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton variant="rounded" height={160} />
        ) : changes.length === 0 ? (
          <Typography>{translate('configurations.history.question.same')}</Typography>
        ) : (
          <>
            <Typography sx={{ mb: 2 }}>
              {translate('configurations.history.question.text', { time })}
            </Typography>
            <RestoredParts
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
