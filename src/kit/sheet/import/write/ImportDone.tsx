import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { SheetImport } from '../sheetImport.ts';
import { useImportText } from '../useImportText.ts';
import { countOf, type Changes } from './writeChanges.ts';

/** The import is complete, and can be undone from the list of imports. */
export function ImportDone({ sheetImport, written }: { sheetImport: SheetImport; written: Changes }) {
  const text = useImportText(sheetImport);
  return (
    <>
      {text('done', { smart_count: countOf(written) })}
      {sheetImport.pastPath && (
        <>
          {' '}
          <Link
            component={RouterLink}
            to={sheetImport.pastPath}
            state={{ dialog: true }}
            color="inherit"
            sx={{ ml: 1, fontWeight: 600, pointerEvents: 'auto' }}
          >
            {text('undo.button')}
          </Link>
        </>
      )}
    </>
  );
}
