import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import type { Location } from '../../../authProvider/session.ts';
import { FormGrid } from '../../../kit/form/FormGrid.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import { ItemSearch } from '../search/ItemSearch.tsx';
import type { FoundItem } from '../search/useFindItem.ts';
import { StockLocationInput } from '../steps/StockLocationInput.tsx';
import { receiveLine, type ReceiveForm } from './receiveForm.ts';
import { ReceiveLineFields } from './ReceiveLineFields.tsx';
import { addItem, addSerial } from './addScanned.ts';

/** Location, lines and note. */
export function ReceiveFields({ locations }: { locations: Location[] }) {
  const translate = useTranslate();
  const { control, getValues, setValue, trigger, clearErrors } = useFormContext<ReceiveForm>();
  const { fields, remove } = useFieldArray({ control, name: 'lines' });
  const { errors, isSubmitted } = useFormState({ control });
  const search = useRef<HTMLDivElement>(null);

  const change = (lines: ReceiveForm['lines'] | undefined) => {
    if (!lines) return false;
    const before = getValues('lines');
    const changed = lines.findIndex((line, index) => line !== before[index]);
    setValue('lines', lines, { shouldDirty: true });
    // A line that was just added shows no errors yet.
    if (changed < before.length) void trigger([`lines.${changed}.quantity`, `lines.${changed}.serials`]);
    return true;
  };
  const take = ({ item, serial }: FoundItem) => {
    clearErrors('lines');
    change(addItem(getValues('lines'), receiveLine(item, serial?.serial)));
  };
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <FormGrid sx={{ pt: 0 }}>
        <StockLocationInput locations={locations} />
        <TextInput source="note" label="inventory.line.note" />
      </FormGrid>
      <div ref={search}>
        <ItemSearch
          label={translate('inventory.search.label')}
          onFound={take}
          onUnknown={(code) => change(addSerial(getValues('lines'), code))}
          error={isSubmitted ? errors.lines?.message : undefined}
          autoFocus
        />
      </div>
      {fields.length === 0 ? (
        <Typography color="text.secondary" sx={{ py: 3, textAlign: 'center' }}>
          {translate('inventory.receive.nothing')}
        </Typography>
      ) : (
        <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
          {fields.map(({ id, item }, index) => (
            <ReceiveLineFields
              key={id}
              index={index}
              item={item}
              onRemove={() => {
                remove(index);
                search.current?.querySelector('input')?.focus();
              }}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
