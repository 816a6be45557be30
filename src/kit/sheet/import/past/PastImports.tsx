import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { LoadErrorAlert } from '../../../LoadErrorAlert.tsx';
import { ImportItem } from './ImportItem.tsx';
import type { UndoneImport } from '../../../../schemas/pastImports.ts';
import type { SheetImport } from '../sheetImport.ts';
import { useImportText } from '../useImportText.ts';
import { usePastImports } from './usePastImports.ts';

interface PastImportsProps {
  sheetImport: SheetImport;
  /** The level of the heading. */
  heading?: 'h2' | 'h3';
}

/** All imports, newest first. Those of the last day can be undone. */
export function PastImports({ sheetImport, heading = 'h3' }: PastImportsProps) {
  const text = useImportText(sheetImport);
  const [count, setCount] = useState(step);
  const { imports, total = 0, error, reload } = usePastImports(sheetImport, count);
  const [undone, setUndone] = useState<UndoneImport>();
  const id = useId();
  if (imports?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component={heading} variant="h5" sx={{ mb: 0.5 }}>
        {text('undo.past')}
      </Typography>
      {undone && undone.kept > 0 && (
        <Alert severity="info" role="status" sx={{ mb: 1 }}>
          {text('undo.kept', { smart_count: undone.kept })}
        </Alert>
      )}
      {error && <LoadErrorAlert message="messages.load_failed" onRetry={reload} />}
      {!imports && !error && <Skeleton variant="rounded" height={56} />}
      <List>
        {imports?.map((one) => (
          <ImportItem key={one.id} sheetImport={sheetImport} past={one} onUndone={setUndone} />
        ))}
      </List>
      {total > (imports?.length ?? 0) && (
        <Button size="small" color="inherit" onClick={() => setCount(count + step)}>
          {text('undo.older')}
        </Button>
      )}
    </section>
  );
}

/** Imports added by each click on "more". */
const step = 5;

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
