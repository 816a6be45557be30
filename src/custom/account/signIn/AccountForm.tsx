import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';

interface AccountFormProps {
  form: ComponentProps<'form'>;
  error?: string;
  isBusy: boolean;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog of the user's own account: fields, error and buttons. */
export function AccountForm({ form, error, isBusy, label, onClose, children }: AccountFormProps) {
  const translate = useTranslate();
  const { email } = useSession().staff;
  return (
    <form {...form}>
      <DialogContent dividers>
        <Stack sx={{ gap: 2, pt: 0.5 }}>
          {/* For password managers. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          {children}
          {error && <Alert severity="error">{translate(error)}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('dialog.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isBusy}>
          {translate(label)}
        </Button>
      </DialogActions>
    </form>
  );
}
