import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useField } from '../../../kit/form/inputs/useField.tsx';
import { useDebounced } from '../../../kit/useDebounced.ts';
import { normalizeSerial } from '../../../schemas/inventory/codes.ts';
import { serials, type Serial } from '../../../schemas/inventory/serials.ts';

/** Serial numbers to remove from a location: selected from those in stock, or scanned. */
export function RemovedSerialsInput({ itemId, locationId }: { itemId: string; locationId: number }) {
  const { value, change, control } = useField<string[]>({
    source: 'gone',
    label: 'inventory.adjust.which',
    isRequired: true,
    defaultValue: [],
  });
  const { label, disabled, ...textField } = control;
  const [text, setText] = useState('');
  const { data = [] } = useGetList<Serial>(serials.name, {
    filter: {
      item_id: itemId,
      location_id: locationId,
      state: 'IN_STOCK',
      search: useDebounced(text.trim()),
    },
    sort: { field: 'serial', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  });
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      filterSelectedOptions
      disabled={disabled}
      value={value}
      inputValue={text}
      onInputChange={(_, typed) => setText(typed)}
      onChange={(_, chosen) => change([...new Set(chosen.map(normalizeSerial).filter(Boolean))])}
      options={data.map(({ serial }) => serial)}
      filterOptions={(all) => all}
      renderInput={({ InputLabelProps: _labelProps, ...params }) => (
        <TextField {...params} {...textField} label={label} />
      )}
    />
  );
}
