import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

export function BackToDashboard() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/dashboard" variant="contained">
      {translate('errors.back')}
    </Button>
  );
}
