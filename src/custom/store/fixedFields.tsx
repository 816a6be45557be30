import TextField from '@mui/material/TextField';
import { useRecordContext, useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import type { SlotProps } from '../../kit/slots.ts';

/** The domain, read-only: only administrators change it. */
export function DomainField({ source }: SlotProps) {
  const translate = useTranslate();
  const record = useRecordContext<{ id: string; domain: string }>();
  return (
    <TextField
      disabled
      name={source}
      label={translate('resources.store.fields.domain')}
      helperText={translate('resources.store.hints.domain')}
      value={record?.domain ?? ''}
    />
  );
}

export function LocationCountField({ source }: SlotProps) {
  const translate = useTranslate();
  const { locations } = useSession();
  return (
    <TextField
      disabled
      name={source}
      label={translate('resources.store.fields.locations_count')}
      value={locations.length}
    />
  );
}
