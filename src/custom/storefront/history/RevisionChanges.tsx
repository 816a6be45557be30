import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { HttpError, useTranslate } from 'react-admin';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useStorefrontCalls } from '../calls.ts';
import { revisionChanges, type DocumentHistory } from './documentHistory.ts';
import { PartChange } from './PartChange.tsx';
import { usePartName } from './usePartName.ts';

const isGone = (error: unknown) => error instanceof HttpError && error.status === 404;

/** The changes of a revision since the previous one, by field. */
export function RevisionChanges({ history, version }: { history: DocumentHistory; version: number }) {
  const { kind, address, source } = history;
  const translate = useTranslate();
  const { getRevision } = useStorefrontCalls();
  const partName = usePartName(kind);
  const { data, error, refetch } = useQuery({
    queryKey: [...source.queryKey, 'version', version, 'changes'],
    queryFn: async ({ signal }) => {
      // A page created with its first revision has no previous one.
      const none = (failure: unknown) => {
        if (version > 1 || !isGone(failure)) throw failure;
      };
      const [before, after] = await Promise.all([
        getRevision(address, version - 1, signal).catch(none),
        getRevision(address, version, signal),
      ]);
      return revisionChanges(kind, before, after);
    },
    staleTime: Infinity,
    retry: false,
  });
  if (isGone(error))
    return <Typography variant="body2">{translate('configurations.history.gone')}</Typography>;
  if (error) return <LoadErrorAlert message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={48} />;
  if (data.length === 0) {
    return <Typography variant="body2">{translate('configurations.history.unchanged')}</Typography>;
  }
  return data.map((change) => (
    <Box key={change.pointer} sx={{ mt: 1, p: 1.5, borderRadius: 1, bgcolor: 'background.default' }}>
      <Typography component="h4" variant="subtitle2" sx={{ mb: 0.5 }}>
        {partName(change.pointer)}
      </Typography>
      <PartChange kind={kind} change={change} />
    </Box>
  ));
}
