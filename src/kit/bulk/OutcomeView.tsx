import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { nameOf, type Model } from '../../schemas/model.ts';
import type { BatchItemResult } from '../../schemas/batch.ts';
import { useErrorText } from '../form/useErrorText.ts';
import type { Outcome } from './useBulkEdit.ts';

interface OutcomeViewProps {
  model: Model;
  outcome: Outcome;
}

/** Number of changed records, and the refused ones with the reason. */
export function OutcomeView({ model, outcome: { done, refused, open, failure } }: OutcomeViewProps) {
  const translate = useTranslate();
  const errorText = useErrorText(model);
  const reasonOf = ({ status, errors: [first] = [] }: BatchItemResult) =>
    first ? errorText(first) : translate(`bulk.refused.${status}`, { _: translate('bulk.refused.invalid') });
  return (
    <>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      <p role="status">
        {translate('list.changed_partly', { done, total: done + refused.length + open.length })}
      </p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ planned: { record }, answer }) => (
            <li key={record.id}>
              {nameOf(model, record)}: {reasonOf(answer)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
