import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { use, useState } from 'react';
import { useEditContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocale } from '../../i18n/useLocale.ts';
import { writableKeys, type Model } from '../../schemas/model.ts';
import type { LastChange } from '../../schemas/history.ts';
import { timeSince } from '../fields/timeSince.ts';
import type { ColumnElement } from '../slots.ts';
import { Conflicts, type Conflict } from './Conflicts.tsx';
import { FormBaseContext } from './formBase.ts';
import { isSame } from './isSame.ts';

type Values = Record<string, unknown>;

interface StaleVersionProps {
  model: Model;
  /** Who saved meanwhile, if the service reports it. */
  changed?: LastChange;
  /** Returns the values the form was loaded with. */
  before: () => Values | undefined;
  /** Loads the latest version into the form and returns it; undefined if that fails. */
  load: () => Promise<Values | undefined>;
  /** The latest version is not available yet. */
  isWaiting?: boolean;
  /** Fields whose changes are merged without asking. */
  merged?: string[];
  /** How to render values outside a list. */
  formats?: ColumnElement[];
}

/**
 * Shown when another user has saved meanwhile. Loads the latest version into the fields not changed here and offers
 * both values for fields changed by both.
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
    const loaded = before();
    const theirs = await load();
    if (!theirs || !loaded) return;
    const both = typed.filter((key) => !isSame(theirs[key], loaded[key]) && !isSame(theirs[key], mine[key]));
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

/** StaleVersion for the record of the surrounding edit context. */
export function StaleNotice(props: Pick<StaleVersionProps, 'model' | 'changed' | 'formats'>) {
  const { refetch } = useEditContext<RaRecord>();
  const { read, take } = use(FormBaseContext);
  const load = async () => {
    const { data } = await refetch();
    if (data) take(data);
    return data;
  };
  return <StaleVersion {...props} before={read} load={load} />;
}
