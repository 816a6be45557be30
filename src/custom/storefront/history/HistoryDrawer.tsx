import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useStorefrontCalls } from '../calls.ts';
import type { DocumentHistory } from './documentHistory.ts';
import { PageButtons } from './PageButtons.tsx';
import { RevisionItem } from './RevisionItem.tsx';

const perPage = 10;

/** All saved revisions of a document, newest first. */
export default function HistoryDrawer({
  history,
  onClose,
}: {
  history: DocumentHistory;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const { getRevisions } = useStorefrontCalls();
  const [page, setPage] = useState(1);
  const titleId = useId();
  const { data, error, refetch } = useQuery({
    queryKey: [...history.source.queryKey, 'versions', page],
    queryFn: ({ signal }) => getRevisions(history.address, { page, per_page: perPage }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      // It may be opened from a dialog.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 520, maxWidth: '100%' } },
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', px: 3, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography id={titleId} variant="h2" sx={{ flexGrow: 1 }}>
          {translate('configurations.history.title')}
        </Typography>
        <IconButton edge="end" autoFocus onClick={onClose} aria-label={translate('dialog.close')}>
          <Close />
        </IconButton>
      </Stack>
      <Stack sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 3, py: 2 }}>
        {error ? (
          <LoadErrorAlert message={error.message} onRetry={() => void refetch()} />
        ) : !data ? (
          [1, 2, 3].map((key) => <Skeleton key={key} variant="rounded" height={64} sx={{ mb: 1.5 }} />)
        ) : data.revisions.length === 0 ? (
          <Typography color="text.secondary">{translate('configurations.history.empty')}</Typography>
        ) : (
          <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.revisions.map((revision, index) => (
              <RevisionItem
                key={revision.version}
                revision={revision}
                history={history}
                isCurrent={page === 1 && index === 0}
                onRestored={() => setPage(1)}
              />
            ))}
          </Stack>
        )}
      </Stack>
      {data && data.total > perPage && (
        <PageButtons page={page} last={Math.ceil(data.total / perPage)} onChange={setPage} />
      )}
    </Drawer>
  );
}
