import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatPhone } from '../../../../schemas/phone.ts';
import type { OrderAddress } from '../../../../schemas/sales/orders.ts';

/** An address, one line per part. */
export function AddressLines({ address }: { address: OrderAddress | null | undefined }) {
  const translate = useTranslate();
  const lines = address && [
    [address.first_name, address.last_name].filter(Boolean).join(' '),
    address.company,
    address.address_1,
    address.address_2,
    [address.city, address.state, address.postcode].filter(Boolean).join(' '),
    address.phone && formatPhone(address.phone),
  ];
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {lines?.filter(Boolean).join('\n') || translate('sales.address.none')}
    </Typography>
  );
}
