import ArrowBack from '@mui/icons-material/ArrowBack';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useCan } from '../../../authProvider/useCan.ts';
import { useListOptions } from '../../../kit/page.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { CustomerActions } from '../CustomerActions.tsx';
import { customerNameText } from '../texts.ts';
import { useBackToList } from '../../../kit/list/useBackToList.ts';

/** Who it is, the way back to the list, and the way to change them. */
export function ProfileHeader({ customer }: { customer: Customer | undefined }) {
  const translate = useTranslate();
  const back = useBackToList();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <IconButton edge="start" onClick={back} aria-label={translate('customerProfile.back')}>
        <ArrowBack />
      </IconButton>
      <Typography variant="h1" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {customer ? customerNameText(customer, translate) : <Skeleton width={220} />}
      </Typography>
      {customer && <EditButton customer={customer} />}
      {customer && <CustomerActions customer={customer} />}
    </Stack>
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
