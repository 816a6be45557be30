import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCan } from '../../../../authProvider/useCan.ts';
import { useButtonAction } from '../../../../kit/actions/useAction.ts';
import { storefront } from '../../../../schemas/storefront/access.ts';
import { newPageAddress } from '../pageKey.ts';

/** Opens the editor of a new page, if the user may create one. */
export function NewPageButton() {
  const may = useCan();
  const translate = useTranslate();
  const isOn = may('create', storefront);
  const label = translate('staticPages.new');
  const button = useButtonAction<HTMLAnchorElement>(label, { keys: 'n', isOn });
  if (!isOn) return null;
  return (
    <Button
      ref={button}
      component={Link}
      to={newPageAddress}
      variant="contained"
      startIcon={<Add />}
      title={translate('list.new_key')}
      aria-keyshortcuts="n"
    >
      {label}
    </Button>
  );
}
