import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { addresses, type Address } from '../../../schemas/customers/addresses.ts';
import { nameOf } from '../../../schemas/model.ts';
import { formatPhone } from '../../../schemas/phone.ts';
import { useAddress } from '../../locations/index.ts';
import { MailLink } from '../../mail/index.ts';
import { AddressLabel } from '../../shipping/index.ts';
import type { AddressChanges } from './useChangeAddress.ts';

export interface AddressEntryProps {
  address: Address;
  onOpen: (address: Address) => void;
  changes: AddressChanges;
}

const person = { label: 'first_name', nameParts: ['first_name', 'last_name'] };

/** An address with its actions. */
export function AddressEntry({ address, onOpen, changes }: AddressEntryProps) {
  const translate = useTranslate();
  const may = useCan();
  const addressOf = useAddress();
  const where = addressOf(address);
  const { address_type, is_default, company, email, phone } = address;
  const button = (key: string, onClick: () => void) => (
    <Button
      size="small"
      disabled={changes.isBusy}
      onClick={onClick}
      aria-label={`${translate(`customerProfile.address.${key}`)}: ${where}`}
    >
      {translate(`customerProfile.address.${key}`)}
    </Button>
  );
  return (
    <Stack component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, gap: 0.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {[nameOf(person, address), company].filter(Boolean).join(', ')}
        </Typography>
        <Chip size="small" label={translate(`resources.addresses.values.address_type.${address_type}`)} />
        {is_default && (
          <Chip size="small" color="primary" label={translate('resources.addresses.fields.is_default')} />
        )}
      </Stack>
      <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
        {where}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {email && <MailLink address={email} />}
        {email && phone && ' · '}
        {phone && formatPhone(phone)}
      </Typography>
      {may('update', addresses, address) && (
        <Stack direction="row" sx={{ gap: 1, ml: -0.5, flexWrap: 'wrap' }}>
          {button('edit', () => onOpen(address))}
          {!is_default && button('make_default', () => changes.makeDefault(address))}
          {button('remove', () => changes.remove(address))}
          <AddressLabel address={address} where={where} />
        </Stack>
      )}
    </Stack>
  );
}
