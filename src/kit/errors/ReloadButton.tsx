import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Reloads the page in its current version. */
export function ReloadButton() {
  const translate = useTranslate();
  return (
    <Button variant="contained" onClick={() => location.reload()}>
      {translate('errors.load.reload')}
    </Button>
  );
}
