import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useController, useFormContext } from 'react-hook-form';
import { items, type Item } from '../../../schemas/inventory/items.ts';
import { repriceLines, type FormLine } from './lines/line.ts';

/** Applies wholesale prices to the items in the lines, or reverts them. */
export function WholesaleInput({ source, readOnly }: { source: string; readOnly: boolean }) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { getValues, setValue } = useFormContext();
  const { field } = useController({ name: source });
  const change = async (isWholesale: boolean) => {
    field.onChange(isWholesale);
    const ids = ((getValues('lines') ?? []) as FormLine[]).flatMap(({ item_id }) => item_id ?? []);
    if (ids.length === 0) return;
    try {
      const { data } = await dataProvider.getMany<Item>(items.name, { ids });
      if (getValues(source) !== isWholesale) return;
      const lines = repriceLines(getValues('lines') as FormLine[], data, isWholesale);
      setValue('lines', lines, { shouldDirty: true, shouldValidate: true });
    } catch {
      field.onChange(!isWholesale);
      notify('messages.load_failed', { type: 'error' });
    }
  };
  return (
    <FormControlLabel
      label={translate('resources.orders.fields.apply_wholesale')}
      disabled={readOnly}
      control={
        <Checkbox
          checked={Boolean(field.value)}
          name={field.name}
          slotProps={{ input: { ref: field.ref } }}
          onBlur={field.onBlur}
          onChange={(_, isChecked) => void change(isChecked)}
        />
      }
    />
  );
}
