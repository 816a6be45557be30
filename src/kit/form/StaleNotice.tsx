import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useEditContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocale } from '../../i18n/useLocale.ts';
import { writableKeys, type Model } from '../../schemas/model.ts';
import type { LastChange } from '../../schemas/history.ts';
import { timeSince } from '../fields/timeSince.ts';
import { Conflicts, type Conflict } from './Conflicts.tsx';

interface StaleNoticeProps {
  model: Model;
  changed?: LastChange;
}

/**
 * Someone else saved this record meanwhile. Their version is loaded: it fills the fields that were not touched
 * here, and those that both changed are listed with their value, to be taken or overwritten.
 */
export function StaleNotice({ model, changed }: StaleNoticeProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { record, refetch } = useEditContext<RaRecord>();
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const [conflicts, setConflicts] = useState<Conflict[]>();

  const load = async () => {
    const { data: theirs } = await refetch();
    if (!theirs || !record) return;
    const both = writableKeys(model).filter(
      (key) => key in dirtyFields && JSON.stringify(theirs[key]) !== JSON.stringify(record[key]),
    );
    setConflicts(both.map((source) => ({ source, theirs: theirs[source] })));
  };
  const take = ({ source, theirs }: Conflict) => {
    setValue(source, theirs, { shouldDirty: true, shouldValidate: true });
    setConflicts((current) => current?.filter((one) => one.source !== source));
  };

  if (!conflicts) {
    return (
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" onClick={() => void load()}>
            {translate('dialog.stale.load')}
          </Button>
        }
      >
        <strong>
          {changed?.by
            ? translate('dialog.stale.by', { name: changed.by, time: timeSince(changed.date, locale) })
            : translate('dialog.stale.title')}
        </strong>{' '}
        {translate('dialog.stale.text')}
      </Alert>
    );
  }
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate(conflicts.length > 0 ? 'dialog.stale.conflicts' : 'dialog.stale.merged')}
      <Conflicts resource={model.name} conflicts={conflicts} onTake={take} />
    </Alert>
  );
}
