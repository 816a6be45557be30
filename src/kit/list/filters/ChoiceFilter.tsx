import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { FilterInputProps } from '../../slots.ts';
import { useResourceText } from '../../useResourceText.ts';

interface ChoiceFilterProps extends FilterInputProps {
  /** Value and name of each. */
  choices: readonly (readonly [value: string, name: string])[];
  /** Instead of the filter's own name. */
  label?: string;
}

/** All, or one of the choices. */
export function ChoiceFilter({ filter: { source }, draft, choices, label }: ChoiceFilterProps) {
  const text = useResourceText();
  const translate = useTranslate();
  return (
    <TextField
      select
      label={label ?? text.filter(source)}
      value={draft.values[source] ?? ''}
      onChange={(event) => draft.set({ [source]: event.target.value })}
      sx={{ width: { xs: 'calc(50% - 6px)', sm: 160 } }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{translate('list.all')}</option>
      {choices.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
