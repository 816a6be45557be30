import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type {
  NewOnlinePaymentSettings,
  OnlinePaymentSettings,
} from '../../../schemas/onlinePayments/settings.ts';

type Changes = Partial<NewOnlinePaymentSettings>;

interface StoredKeysProps {
  settings: OnlinePaymentSettings;
  changes: Changes;
  mayEdit: boolean;
  onChange: (change: Changes) => void;
}

const words = 'online_payments.settings';

/** Stripe's keys that are stored although the store is paid otherwise; they can be removed. */
export function StoredKeys({ settings, changes, mayEdit, onChange }: StoredKeysProps) {
  const translate = useTranslate();
  const end = settings.key_end ?? settings.webhook_end;
  if (end === null) return null;
  const isRemoved = changes.key === '';
  const toggle = () =>
    onChange(isRemoved ? { key: undefined, webhook_secret: undefined } : { key: '', webhook_secret: '' });
  return (
    <Alert
      severity="info"
      action={
        mayEdit && (
          <Button color="inherit" size="small" onClick={toggle}>
            {translate(`${words}.${isRemoved ? 'keep_keys' : 'remove_keys'}`)}
          </Button>
        )
      }
    >
      {translate(`${words}.${isRemoved ? 'keys_removed' : 'keys_stored'}`, { end })}
    </Alert>
  );
}
