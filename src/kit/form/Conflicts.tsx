import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Model } from '../../schemas/model.ts';
import { ChangedValue } from '../history/ChangedValue.tsx';
import { useListOptions } from '../page.ts';
import type { ColumnElement } from '../slots.ts';
import { isSame } from './isSame.ts';

/** A field changed here and by another user. */
export interface Conflict {
  source: string;
  theirs: unknown;
  mine: unknown;
}

const sides = ['mine', 'theirs'] as const;

interface ConflictsProps {
  model: Model;
  conflicts: Conflict[];
  /** How to render values outside a list. */
  formats?: ColumnElement[];
}

/** Fields changed here and by another user: shows both values; the selected one is set in the form. */
export function Conflicts({ model, conflicts, formats }: ConflictsProps) {
  const { columns = [] } = useListOptions();
  return (
    <ResourceContextProvider value={model.name}>
      {conflicts.map((conflict) => (
        <Choice key={conflict.source} {...{ model, conflict }} formats={formats ?? columns} />
      ))}
    </ResourceContextProvider>
  );
}

interface ChoiceProps {
  model: Model;
  conflict: Conflict;
  formats: ColumnElement[];
}

function Choice({ model, conflict, formats }: ChoiceProps) {
  const translate = useTranslate();
  const { setValue, getValues } = useFormContext();
  const { source } = conflict;
  const value: unknown = useWatch({ name: source });
  return (
    <Box component="fieldset" sx={{ mt: 1, mx: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ p: 0, fontWeight: 600 }}>
        {translate(`resources.${model.name}.fields.${source}`)}
      </Typography>
      <RadioGroup
        value={sides.find((side) => isSame(conflict[side], value)) ?? null}
        onChange={(_, side) =>
          setValue(source, conflict[side === 'mine' ? 'mine' : 'theirs'], {
            shouldDirty: true,
            shouldValidate: true,
          })
        }
      >
        {sides.map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            control={<Radio size="small" color="default" />}
            slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
            label={
              <>
                {translate(`dialog.stale.${side}`)}{' '}
                <ChangedValue
                  {...{ model, formats }}
                  field={source}
                  value={conflict[side]}
                  record={getValues() as RaRecord}
                />
              </>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
