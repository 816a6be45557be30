import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { StoredRole } from '../calls.ts';
import { withChanges } from './roleChange.ts';

interface StaleRoleProps {
  /** The version that was refused. */
  outdated: string;
  /** What the form began with, and what is stored now. */
  shown: StoredRole;
  latest: StoredRole;
  onLoad: () => void;
}

/** Somebody else saved this role meanwhile: what was changed here is put upon their version. */
export function StaleRole({ outdated, shown, latest, onLoad }: StaleRoleProps) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext<StoredRole>();
  const load = () => {
    const permissions = withChanges(latest, { before: shown, after: getValues() });
    setValue('permissions', permissions, { shouldDirty: true });
    onLoad();
  };
  if (shown._etag !== outdated) {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('dialog.stale.merged')}
      </Alert>
    );
  }
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" disabled={latest._etag === outdated} onClick={load}>
          {translate('dialog.stale.load')}
        </Button>
      }
    >
      <strong>{translate('dialog.stale.title')}</strong> {translate('dialog.stale.text')}
    </Alert>
  );
}
