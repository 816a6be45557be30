import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { ResourceContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { nameOf, type Model } from '../../schemas/model.ts';
import { DialogTop } from '../form/DialogFrame.tsx';
import { LoadErrorAlert } from '../LoadErrorAlert.tsx';
import { useListOptions } from '../page.ts';
import type { ColumnElement } from '../slots.ts';
import { HistoryItem } from './HistoryItem.tsx';
import { historyStatesOf } from './states.ts';
import { useHistory } from './useHistory.ts';

interface HistoryDialogProps {
  model: Model;
  record: RaRecord;
  formats?: ColumnElement[];
  onClose: () => void;
}

/** The changes of a record within the last year, newest first. */
export default function HistoryDialog({ model, record, formats, onClose }: HistoryDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { columns = [] } = useListOptions();
  const { entries, error, isFetching, refetch, hasNextPage, fetchNextPage } = useHistory(model, record.id);
  const steps = historyStatesOf(record, entries ?? []);
  return (
    <Dialog open fullWidth fullScreen={isPhone} onClose={onClose} aria-labelledby={titleId}>
      <DialogTop
        id={titleId}
        title={translate('history.of', { name: nameOf(model, record) })}
        onClose={onClose}
      />
      <DialogContent dividers aria-busy={isFetching}>
        <ResourceContextProvider value={model.name}>
          <Stack component="ol" sx={{ m: 0, p: 0, gap: 2.5, listStyle: 'none' }}>
            {steps.map((step) => (
              <HistoryItem key={step.entry.id} model={model} step={step} formats={formats ?? columns} />
            ))}
          </Stack>
        </ResourceContextProvider>
        {error && !isFetching ? (
          <LoadErrorAlert
            message={error.message}
            onRetry={() => void (entries ? fetchNextPage() : refetch())}
          />
        ) : (
          <>
            {isFetching && <Waiting />}
            {entries?.length === 0 && (
              <Typography color="text.secondary" role="status">
                {translate('history.empty')}
              </Typography>
            )}
            {hasNextPage && !isFetching && (
              <Button sx={{ mt: 2 }} onClick={() => void fetchNextPage()}>
                {translate('history.older')}
              </Button>
            )}
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

function Waiting() {
  const translate = useTranslate();
  return (
    <Stack role="status" aria-label={translate('dialog.loading')} sx={{ gap: 1, mt: 1 }}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} variant="rounded" height={48} />
      ))}
    </Stack>
  );
}
