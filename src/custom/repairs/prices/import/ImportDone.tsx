import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '../../../../schemas/model.ts';
import { repairs } from '../../../../schemas/repairs/repairs.ts';

/** The import is written, and can be undone where it was made. */
export function ImportDone() {
  const translate = useTranslate();
  return (
    <>
      {translate('priceMatrix.import.done')}{' '}
      <Link
        component={RouterLink}
        to={`${pathOf(repairs)}/import`}
        state={{ dialog: true }}
        color="inherit"
        sx={{ ml: 1, fontWeight: 600, pointerEvents: 'auto' }}
      >
        {translate('priceMatrix.undo.button')}
      </Link>
    </>
  );
}
