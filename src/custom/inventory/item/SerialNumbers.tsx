import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { Card } from '../../../kit/Card.tsx';
import { usePageRecord } from '../../../kit/detailPage/usePageRecord.ts';
import { DateValue } from '../../../kit/fields/DateValue.tsx';
import { EnumValue } from '../../../kit/fields/EnumValue.tsx';
import { TableScroll } from '../../../kit/list/TableScroll.tsx';
import { useDebounced } from '../../../kit/useDebounced.ts';
import { items } from '../../../schemas/inventory/items.ts';
import { serials, type Serial } from '../../../schemas/inventory/serials.ts';
import { useLocationName } from '../stockLocations.ts';
import { InfiniteRecords } from './InfiniteRecords.tsx';
import { useInfiniteRecords } from './useInfiniteRecords.ts';

/** Serial numbers of a serialized item with their current or last location. */
export default function SerialNumbers() {
  const { id, is_serialized } = usePageRecord(items);
  return is_serialized && <Serials itemId={id} />;
}

function Serials({ itemId }: { itemId: string }) {
  const translate = useTranslate();
  const locationName = useLocationName();
  const [text, setText] = useState('');
  const [hasGone, setHasGone] = useState(false);
  const search = useDebounced(text.trim());
  const filter = { item_id: itemId, ...(search && { search }), ...(!hasGone && { state: 'IN_STOCK' }) };
  const pages = useInfiniteRecords<Serial>(serials, filter);
  const title = translate('inventory.item.serials');
  const field = (name: string) => translate(`resources.serials.fields.${name}`);
  return (
    <ResourceContextProvider value={serials.name}>
      <Card title={title}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'center' }}>
          <TextField
            size="small"
            sx={{ width: { xs: '100%', sm: 260 } }}
            label={translate('inventory.item.serials_filter')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 100 } }}
          />
          <FormControlLabel
            control={<Switch checked={hasGone} onChange={({ target }) => setHasGone(target.checked)} />}
            label={translate('inventory.item.gone')}
          />
        </Stack>
        <InfiniteRecords pages={pages} nothing="inventory.item.serials_nothing">
          {(records) => (
            <TableScroll
              tabIndex={0}
              role="group"
              aria-label={title}
              sx={{ 'tbody tr': { cursor: 'default' } }}
            >
              <table aria-label={title} data-plain>
                <thead>
                  <tr>
                    {['serial', 'state', 'location_id', 'modified_date'].map((name) => (
                      <th key={name}>{field(name)}</th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {records.map((serial) => (
                    <RecordContextProvider key={serial.id} value={serial}>
                      <tr>
                        <td>{serial.serial}</td>
                        <td>
                          <EnumValue source="state" />
                        </td>
                        <td>{locationName(serial.last_location_id)}</td>
                        <td>
                          <DateValue source="modified_date" />
                        </td>
                      </tr>
                    </RecordContextProvider>
                  ))}
                </tbody>
              </table>
            </TableScroll>
          )}
        </InfiniteRecords>
      </Card>
    </ResourceContextProvider>
  );
}
