import { useGetMany, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import { items, type Item } from '../../../schemas/inventory/items.ts';
import { deviceLabel, itemLabel } from './labelContent.ts';
import LabelsDialog from './LabelsDialog.tsx';
import type { Received } from './labelOffer.tsx';

const none: Received[] = [];

/** Labels of a receipt, as many as were received; for serialized items one per unit. */
export default function ReceivedLabels() {
  const close = useCloseDialog();
  const translate = useTranslate();
  const locale = useLocale();
  const { received = none } = (useLocation().state ?? {}) as { received?: Received[] };
  const ids = [...new Set(received.map(({ item_id }) => item_id))];
  const { data = [] } = useGetMany<Item>(items.name, { ids }, { enabled: ids.length > 0 });
  const byId = new Map(data.filter(Boolean).map((item) => [item.id, item]));
  const contents = received.flatMap(({ item_id, quantity, serials = [] }) => {
    const item = byId.get(item_id);
    if (!item) return [];
    if (serials.length > 0) return serials.map((serial) => deviceLabel(item.name, serial, translate));
    return [{ ...itemLabel(item, locale), times: quantity }];
  });
  if (contents.length === 0) return null;
  return <LabelsDialog contents={contents} name={translate('itemLabels.file')} onClose={close} />;
}
