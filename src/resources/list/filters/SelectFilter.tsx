import TextField from '@mui/material/TextField';
import { useResourceContext, useTranslate } from 'react-admin';
import type { FilterSlot } from '../../slots.ts';
import { useResourceText } from '../../useResourceText.ts';
import type { FilterDraft } from './useFilterDraft.ts';

/** All, or one of the choices: Yes and No, or the values of an enumeration. */
export function SelectFilter({
  filter: { source, of, options },
  draft,
}: {
  filter: FilterSlot;
  draft: FilterDraft;
}) {
  const text = useResourceText();
  const translate = useTranslate();
  const resource = useResourceContext();
  const choices = options
    ? options.map((value) => [value, translate(`resources.${resource}.values.${of}.${value}`)])
    : ['true', 'false'].map((value) => [value, text.choice(source, value)]);
  return (
    <TextField
      select
      label={text.filter(source)}
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
