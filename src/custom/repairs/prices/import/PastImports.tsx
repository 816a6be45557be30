import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadErrorAlert } from '../../../../kit/LoadErrorAlert.tsx';
import { ImportItem } from './ImportItem.tsx';
import type { UndoneImport } from '../../../../schemas/repairs/priceImports.ts';
import { useImports } from './useImports.ts';

/** All imports, newest first. Those of the last day can be undone. */
export function PastImports() {
  const translate = useTranslate();
  const [count, setCount] = useState(step);
  const { imports, total = 0, error, reload } = useImports(count);
  const [undone, setUndone] = useState<UndoneImport>();
  const id = useId();
  if (imports?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h5" sx={{ mb: 0.5 }}>
        {translate('priceMatrix.undo.past')}
      </Typography>
      {undone && undone.kept > 0 && (
        <Alert severity="info" role="status" sx={{ mb: 1 }}>
          {translate('priceMatrix.undo.kept', { smart_count: undone.kept })}
        </Alert>
      )}
      {error && <LoadErrorAlert message="messages.load_failed" onRetry={reload} />}
      {!imports && !error && <Skeleton variant="rounded" height={56} />}
      <List>
        {imports?.map((one) => (
          <ImportItem key={one.id} past={one} onUndone={setUndone} />
        ))}
      </List>
      {total > count && (
        <Button size="small" color="inherit" onClick={() => setCount(count + step)}>
          {translate('priceMatrix.undo.older')}
        </Button>
      )}
    </section>
  );
}

/** Imports added by each click on "more". */
const step = 5;

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
