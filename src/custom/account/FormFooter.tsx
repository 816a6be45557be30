import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

interface FormFooterProps {
  /** A message key, or a sentence from the service. */
  error?: string;
  isBusy: boolean;
  label: string;
  /** Link to leave the form, where there is no other. */
  link?: { to: string; label: string };
}

/** Error, submit button and link of an account form. */
export function FormFooter({ error, isBusy, label, link }: FormFooterProps) {
  const translate = useTranslate();
  return (
    <>
      {error && <Alert severity="error">{translate(error)}</Alert>}
      <Button type="submit" variant="contained" size="large" loading={isBusy} fullWidth>
        {translate(label)}
      </Button>
      {link && (
        <Link component={RouterLink} to={link.to} variant="body1" sx={{ alignSelf: 'center' }}>
          {translate(link.label)}
        </Link>
      )}
    </>
  );
}
