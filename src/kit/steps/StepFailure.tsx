import Alert from '@mui/material/Alert';
import type { RaRecord } from 'react-admin';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { ChangedValue } from '../history/ChangedValue.tsx';
import { useListOptions } from '../page.ts';
import type { ColumnElement } from '../slots.ts';
import type { ChangedField } from './changesOf.ts';

interface StepFailureProps {
  model: Model;
  record: RaRecord;
  failure: string | undefined;
  /** Fields changed by another user meanwhile. */
  changes: ChangedField[];
  /** How to render values outside a list. */
  formats?: ColumnElement[];
}

/** Why a step was refused; for a stale record also the changed fields, before and now. */
export function StepFailure({ model, record, failure, changes, formats }: StepFailureProps) {
  const translate = useTranslate();
  const { columns = [] } = useListOptions();
  if (!failure) return null;
  const shown = changes
    .map((change) => ({
      ...change,
      name: translate(`resources.${model.name}.fields.${change.source}`, { _: '' }),
    }))
    .filter(({ name }) => name !== '');
  const parts = { model, record, formats: formats ?? columns };
  return (
    <Alert severity="error" role="alert" sx={{ my: 2, overflowWrap: 'anywhere' }}>
      {failure}
      {shown.length > 0 && (
        <ResourceContextProvider value={model.name}>
          <ul style={{ margin: '8px 0 0', paddingInlineStart: 20 }}>
            {shown.map(({ source, name, before, now }) => (
              <li key={source}>
                <strong>{name}</strong>: <ChangedValue {...parts} field={source} value={before} /> →{' '}
                <ChangedValue {...parts} field={source} value={now} />
              </li>
            ))}
          </ul>
        </ResourceContextProvider>
      )}
    </Alert>
  );
}
