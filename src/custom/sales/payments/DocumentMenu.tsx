import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { MenuButton } from '../../../kit/list/MenuButton.tsx';
import type { Order } from '../../../schemas/sales/orders.ts';
import { useDocuments } from './useDocuments.ts';

/** Views, downloads or mails the order's invoice and receipt. */
export function DocumentMenu({ order }: { order: Order }) {
  const translate = useTranslate();
  const { mayWrite, isBusy, view, download, mail } = useDocuments(order);
  const entries = {
    view_invoice: () => view('invoice'),
    download_invoice: () => download('invoice'),
    ...(mayWrite && { mail_invoice: () => mail('invoice') }),
    view_receipt: () => view('receipt'),
    ...(mayWrite && { mail_receipt: () => mail('receipt') }),
  };
  return (
    <MenuButton label={translate('salesPayments.papers.menu')} icon={<Receipt />} isDisabled={isBusy}>
      {(close) =>
        Object.entries(entries).map(([name, act]) => (
          <MenuItem
            key={name}
            onClick={() => {
              close();
              void act();
            }}
          >
            {translate(`salesPayments.papers.${name}`)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
