import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Loads the page anew, in the version of today. */
export function ReloadButton() {
  const translate = useTranslate();
  return (
    <Button variant="contained" onClick={() => location.reload()}>
      {translate('errors.load.reload')}
    </Button>
  );
}
