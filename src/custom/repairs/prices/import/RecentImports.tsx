import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadAgain } from '../../../../kit/LoadAgain.tsx';
import { ImportItem } from './ImportItem.tsx';
import type { Undone } from '../../calls.ts';
import { useImports } from './useImports.ts';

/** The imports of the last day, which can be undone. */
export function RecentImports() {
  const translate = useTranslate();
  const { imports, error, reload } = useImports();
  const [undone, setUndone] = useState<Undone>();
  const id = useId();
  if (imports?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h5" sx={{ mb: 0.5 }}>
        {translate('priceMatrix.undo.recent')}
      </Typography>
      {undone && undone.kept > 0 && (
        <Alert severity="info" role="status" sx={{ mb: 1 }}>
          {translate('priceMatrix.undo.kept', { smart_count: undone.kept })}
        </Alert>
      )}
      {error && <LoadAgain message="messages.load_failed" onRetry={reload} />}
      {!imports && !error && <Skeleton variant="rounded" height={56} />}
      <List>
        {imports?.map((one) => (
          <ImportItem key={one.id} past={one} onUndone={setUndone} />
        ))}
      </List>
    </section>
  );
}

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
