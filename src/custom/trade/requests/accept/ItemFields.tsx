import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { PartOf } from '../../../../schemas/call.ts';
import type { tradeCalls } from '../../../../schemas/trade/calls.ts';
import type { AcceptFieldsProps } from './PayoutFields.tsx';

/** The stock item that the device becomes a unit of: an existing or a new one. */
export function ItemFields({
  form,
  change,
  items = [],
}: AcceptFieldsProps & { items?: PartOf<typeof tradeCalls.getTradeItems, 'answer'> | undefined }) {
  const translate = useTranslate();
  return (
    <>
      <TextField
        select
        label={translate('trade.accept.item')}
        value={form.item_id}
        onChange={({ target }) => change({ item_id: target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('trade.accept.new_item')}</MenuItem>
        {items.map(({ id, name, sku }) => (
          <MenuItem key={id} value={id}>
            {[name, sku].filter(Boolean).join(' · ')}
          </MenuItem>
        ))}
      </TextField>
      {!form.item_id && (
        <>
          <TextField
            required
            label={translate('resources.items.fields.name')}
            value={form.item_name}
            onChange={({ target }) => change({ item_name: target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
          <TextField
            required
            label={translate('resources.items.fields.sku')}
            value={form.sku}
            onChange={({ target }) => change({ sku: target.value })}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
        </>
      )}
    </>
  );
}
