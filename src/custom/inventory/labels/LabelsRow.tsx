import { useEffect } from 'react';
import { useGetList, useGetOne, useNotify, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import { items, type Item } from '../../../schemas/inventory/items.ts';
import { serials, type Serial } from '../../../schemas/inventory/serials.ts';
import { deviceLabel, itemLabel } from './labelContent.ts';
import LabelsDialog from './LabelsDialog.tsx';

/** For more units, labels are printed from their receipts. */
const maxUnits = 1000;

/** Labels of the item in the URL; for a serialized item, one per unit in stock. */
export default function LabelsRow() {
  const { id = '' } = useParams();
  const close = useCloseDialog();
  const notify = useNotify();
  const translate = useTranslate();
  const locale = useLocale();
  const { data: item, error } = useGetOne<Item>(items.name, { id }, { retry: false });
  const devices = useGetList<Serial>(
    serials.name,
    {
      filter: { item_id: id, state: 'IN_STOCK' },
      sort: { field: 'serial', order: 'ASC' },
      pagination: { page: 1, perPage: maxUnits },
    },
    { enabled: item?.is_serialized === true, retry: false },
  );
  const failure = error ?? devices.error;
  useEffect(() => {
    if (failure) notify('itemLabels.failed', { type: 'error' });
  }, [failure, notify]);
  if (!item || (item.is_serialized && !devices.data)) return null;
  const each = devices.data?.map(({ serial }) => deviceLabel(item.name, serial, translate)) ?? [];
  const contents = each.length > 0 ? each : [itemLabel(item, locale)];
  return <LabelsDialog contents={contents} name={item.name} onClose={close} />;
}
