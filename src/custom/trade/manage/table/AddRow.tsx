import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Picker } from '../../../../kit/picker/Picker.tsx';
import type { Choice } from '../../../../kit/picker/useChoices.ts';
import { products } from '../../../../schemas/catalog/products.ts';
import type { PriceRow } from '../../../../schemas/trade/prices.ts';
import { normalizeStorage } from '../../../../schemas/trade/terms.ts';

/** Adds a device and storage to the table. */
export function AddRow({ onAdd }: { onAdd: (row: PriceRow) => void }) {
  const translate = useTranslate();
  const [device, setDevice] = useState<Choice | null>(null);
  const [storage, setStorage] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!device) return;
    onAdd({
      product_id: device.id,
      product: device.name ?? '',
      storage: normalizeStorage(storage),
      amounts: {},
    });
    setStorage('');
  };
  return (
    <form onSubmit={add}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Picker
          reference={products.name}
          label={translate('trade.manage.device')}
          value={device}
          onChange={setDevice}
          sx={{ width: { xs: '100%', sm: 280 }, '& .MuiFormControl-root': { margin: 0 } }}
        />
        <TextField
          label={translate('resources.tradeRequests.fields.storage')}
          value={storage}
          onChange={({ target }) => setStorage(target.value)}
          sx={{ width: 140 }}
          slotProps={{ htmlInput: { maxLength: 40 } }}
        />
        <Button type="submit" startIcon={<Add />} disabled={!device}>
          {translate('trade.manage.add')}
        </Button>
      </Stack>
    </form>
  );
}
