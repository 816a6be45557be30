import MenuItem from '@mui/material/MenuItem';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Customer } from '../../schemas/customers/customers.ts';
import { useComposer } from './useComposer.ts';

/** Menu item that starts an email to a customer. */
export default function WriteMailItem() {
  const translate = useTranslate();
  const customer = useRecordContext<Customer>();
  const { mayWrite, open } = useComposer();
  if (!customer?.email || !mayWrite) return null;
  const { email, first_name, last_name } = customer;
  return (
    <MenuItem
      onClick={() => open({ to: [{ address: email, name: `${first_name} ${last_name}` }], customer })}
    >
      {translate('mail.write')}
    </MenuItem>
  );
}
