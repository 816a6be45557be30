import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCan } from '../../../../authProvider/useCan.ts';
import { storefront } from '../../../../schemas/storefront/access.ts';
import { newPageAddress } from '../pageKey.ts';

/** Opens the editor of a new page, if the user may create one. */
export function NewPageButton() {
  const may = useCan();
  const translate = useTranslate();
  if (!may('create', storefront)) return null;
  return (
    <Button component={Link} to={newPageAddress} variant="contained" startIcon={<Add />} data-shortcut="new">
      {translate('staticPages.new')}
    </Button>
  );
}
