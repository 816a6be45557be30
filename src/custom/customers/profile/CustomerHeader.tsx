import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useCan } from '../../../authProvider/useCan.ts';
import { useListOptions } from '../../../kit/page.ts';
import { DetailHeader } from '../../../kit/detailPage/DetailHeader.tsx';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { CustomerActions } from '../CustomerActions.tsx';
import { customerNameText } from '../texts.ts';

/** The customer's name, link back to the list, and Edit. */
export function CustomerHeader({ record: customer }: { record: Customer | undefined }) {
  const translate = useTranslate();
  return (
    <DetailHeader title={customer && customerNameText(customer, translate)} back="customerProfile.back">
      {customer && <EditButton customer={customer} />}
      {customer && <CustomerActions customer={customer} />}
    </DetailHeader>
  );
}

function EditButton({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const may = useCan();
  const { path } = useListOptions();
  const { search } = useLocation();
  if (!may('update', customers, customer)) return null;
  return (
    <Button
      component={Link}
      to={{ pathname: `${path}/${customer.id}`, search }}
      state={{ dialog: true }}
      variant="outlined"
      startIcon={<Edit />}
    >
      {translate('resources.customers.actions.edit')}
    </Button>
  );
}
