import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { EditDialog } from '../../kit/form/EditDialog.tsx';
import { RecordForm } from '../../kit/form/RecordForm.tsx';
import { useCloseDialog } from '../../kit/form/useCloseDialog.ts';
import { useResourceText } from '../../kit/useResourceText.ts';
import { stock, type Stock } from '../../schemas/inventory/stock.ts';
import { useLocationName } from './stockLocations.ts';

const form = ['bin', 'low_stock'];

/** Shelf, bin and low mark of an item at a location; without a low mark the item's own applies. */
export default function ReorderPointDialog() {
  const { id = '', place = id } = useParams();
  const translate = useTranslate();
  const text = useResourceText({ resource: stock.name });
  const locationName = useLocationName();
  const close = useCloseDialog();
  return (
    <EditDialog<Stock>
      key={place}
      model={stock}
      id={place}
      opensReadOnly={false}
      titleOf={() => text.action('edit')}
      onClose={close}
    >
      {({ record, ...editing }) => (
        <RecordForm
          {...editing}
          record={record}
          model={stock}
          slots={form}
          submitLabel={translate('dialog.save')}
          notice={
            <>
              {editing.notice}
              <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
                {translate('inventory.low_mark', {
                  item: record.name,
                  location: locationName(record.location_id),
                  count: record.available,
                })}
              </Typography>
            </>
          }
          details={
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              {translate('inventory.low_mark_hint')}
            </Typography>
          }
        />
      )}
    </EditDialog>
  );
}
