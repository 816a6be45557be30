import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

/** The import is complete, and can be undone from the list of imports. */
export function ImportDone({ listPath }: { listPath: string }) {
  const translate = useTranslate();
  return (
    <>
      {translate('priceMatrix.import.done')}{' '}
      <Link
        component={RouterLink}
        to={`${listPath}/import`}
        state={{ dialog: true }}
        color="inherit"
        sx={{ ml: 1, fontWeight: 600, pointerEvents: 'auto' }}
      >
        {translate('priceMatrix.undo.button')}
      </Link>
    </>
  );
}
