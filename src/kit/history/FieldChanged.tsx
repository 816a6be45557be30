import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { FieldChange } from '../../schemas/history.ts';
import type { Model } from '../../schemas/model.ts';
import type { ColumnElement } from '../slots.ts';
import { ChangedValue } from './ChangedValue.tsx';
import type { HistoryState } from './states.ts';

interface FieldChangedProps {
  model: Model;
  change: FieldChange;
  step: HistoryState;
  formats: ColumnElement[];
}

/** 'Name: Acme → Acme Ltd.'; for a list, the removed and the added items. */
export function FieldChanged({ model, change, step, formats }: FieldChangedProps) {
  const { field, old, new: now } = change;
  const translate = useTranslate();
  const value = (of: unknown, record: HistoryState['before']) => (
    <ChangedValue {...{ model, field, formats }} value={of} record={record} />
  );
  const isList = Array.isArray(old) && Array.isArray(now);
  return (
    <Box sx={row}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {translate(`resources.${model.name}.fields.${field}`, { _: field.split('.').at(-1) })}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {isList ? (
          <>
            {old.length > 0 && <Part word={translate('history.removed')}>{value(old, step.before)}</Part>}
            {now.length > 0 && <Part word={translate('history.added')}>{value(now, step.after)}</Part>}
          </>
        ) : (
          <>
            {value(old, step.before)} <span aria-label={translate('history.became')}>→</span>{' '}
            {value(now, step.after)}
          </>
        )}
      </Typography>
    </Box>
  );
}

const Part = ({ word, children }: { word: string; children: React.ReactNode }) => (
  <div>
    {word} {children}
  </div>
);

/** One column on phones. */
const row = {
  display: 'grid',
  columnGap: 2,
  py: 0.5,
  gridTemplateColumns: { xs: '1fr', sm: '10rem minmax(0, 1fr)' },
};
