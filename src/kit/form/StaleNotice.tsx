import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useEditContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocale } from '../../i18n/useLocale.ts';
import { writableKeys, type Model } from '../../schemas/model.ts';
import type { LastChange } from '../../schemas/history.ts';
import { timeSince } from '../fields/timeSince.ts';
import type { ColumnElement } from '../slots.ts';
import { Conflicts, isSame, type Conflict } from './Conflicts.tsx';

type Values = Record<string, unknown>;

interface StaleVersionProps {
  model: Model;
  /** Who saved meanwhile, where the service says so. */
  changed?: LastChange;
  /** What the form began with. */
  before: Values | undefined;
  /** Puts their version into the form and answers it; nothing where it could not be loaded. */
  load: () => Promise<Values | undefined>;
  /** Their version is not known yet. */
  isWaiting?: boolean;
  /** The fields whose changes are put together without asking. */
  merged?: string[];
  /** How values are shown, where no list around does. */
  formats?: ColumnElement[];
}

/**
 * Someone else saved this record meanwhile. Their version is loaded: it fills the fields that were not touched
 * here, and for those that both changed both values are shown, to choose from.
 */
export function StaleVersion({ model, changed, before, load, merged = [], ...props }: StaleVersionProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const [conflicts, setConflicts] = useState<Conflict[]>();

  const show = async () => {
    const mine = getValues();
    const typed = writableKeys(model).filter((key) => key in dirtyFields && !merged.includes(key));
    const theirs = await load();
    if (!theirs || !before) return;
    const both = typed.filter((key) => !isSame(theirs[key], before[key]) && !isSame(theirs[key], mine[key]));
    setConflicts(both.map((source) => ({ source, theirs: theirs[source], mine: mine[source] as unknown })));
  };

  if (!conflicts) {
    return (
      <Alert
        severity="warning"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" disabled={props.isWaiting} onClick={() => void show()}>
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
      <Conflicts {...{ model, conflicts }} formats={props.formats} />
    </Alert>
  );
}

/** The same of the record that react-admin edits around it. */
export function StaleNotice(props: Pick<StaleVersionProps, 'model' | 'changed' | 'formats'>) {
  const { record, refetch } = useEditContext<RaRecord>();
  const load = async () => (await refetch()).data;
  return <StaleVersion {...props} before={record} load={load} />;
}
