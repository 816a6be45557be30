import Print from '@mui/icons-material/PrintOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { saveFile } from '../../../kit/export/saveFile.ts';
import { viewFile } from '../../../kit/export/viewFile.ts';
import { MenuButton } from '../../../kit/list/MenuButton.tsx';
import { useBusy } from '../../../kit/useBusy.ts';
import type { PurchaseOrder } from '../../../schemas/inventory/purchaseOrders.ts';
import { suppliers, type Supplier } from '../../../schemas/inventory/suppliers.ts';
import { useComposer } from '../../mail/index.ts';
import { useInventoryCalls } from '../calls.ts';

/** Views, downloads or mails a purchase order to the supplier as a PDF. */
export function OrderDocument() {
  const translate = useTranslate();
  const order = useRecordContext<PurchaseOrder>();
  const locale = useLocale();
  const dataProvider = useDataProvider();
  const { getOrderDocument } = useInventoryCalls();
  const { mayWrite, open } = useComposer();
  const { isBusy, busy } = useBusy('stockOrders.paper.failed');
  if (!order) return null;
  const { id, number } = order;
  const name = translate('stockOrders.paper.name', { number });
  const load = () => getOrderDocument({ params: { id }, query: { locale } });
  const mail = async () => {
    const [file, { data }] = await Promise.all([
      load(),
      dataProvider.getOne<Supplier>(suppliers.name, { id: order.supplier_id }),
    ]);
    open({
      to: data.email ? [{ name: data.contact ?? data.name, address: data.email }] : [],
      subject: name,
      text: translate('stockOrders.paper.mail_text', { number }),
      locationId: order.location_id,
      files: [new File([file], `${name}.pdf`, { type: 'application/pdf' })],
    });
  };
  const entries = {
    view: () => viewFile(load, `${name}.pdf`),
    download: async () => saveFile(await load(), `${name}.pdf`),
    ...(mayWrite && { mail }),
  };
  return (
    <MenuButton label={translate('stockOrders.paper.menu')} icon={<Print />} isDisabled={isBusy}>
      {(close) =>
        Object.entries(entries).map(([entry, act]) => (
          <MenuItem
            key={entry}
            onClick={() => {
              close();
              void busy(act);
            }}
          >
            {translate(`stockOrders.paper.${entry}`)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
