import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { addresses, type Address } from '../../../schemas/customers/addresses.ts';
import type { Customer } from '../../../schemas/customers/customers.ts';
import { Card } from '../../../kit/Card.tsx';
import { AddressEntry, type AddressEntryProps } from './AddressEntry.tsx';
import { useChangeAddress } from './useChangeAddress.ts';

const AddressDialog = lazyWithPreload(() => import('./AddressDialog.tsx'));
const NewAddressDialog = lazyWithPreload(() => import('./NewAddressDialog.tsx'));

/** The addresses of a customer: add, edit, make default, remove (contract 4 §2.6). */
export function AddressList({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const may = useCan();
  const [open, setOpen] = useState<Address | 'new'>();
  // Not in the entry, which is unmounted when its removal is undone.
  const changes = useChangeAddress();
  const close = () => setOpen(undefined);
  const add = may('create', addresses) && (
    <Button size="small" startIcon={<Add />} onClick={() => setOpen('new')}>
      {translate('resources.addresses.actions.new')}
    </Button>
  );
  return (
    <Card title={translate('resources.addresses.name', { smart_count: 2 })} action={add}>
      <Entries addresses={customer.addresses} onOpen={setOpen} changes={changes} />
      {open && (
        <LazyBoundary onClose={close}>
          {open === 'new' ? (
            <NewAddressDialog customer={customer} onClose={close} />
          ) : (
            <AddressDialog id={open.id} onClose={close} />
          )}
        </LazyBoundary>
      )}
    </Card>
  );
}

interface EntriesProps extends Pick<AddressEntryProps, 'onOpen' | 'changes'> {
  /** Undefined if the customer was loaded by a list. */
  addresses: Address[] | undefined;
}

function Entries({ addresses: known, ...props }: EntriesProps) {
  const translate = useTranslate();
  if (!known) return <Skeleton height={96} />;
  if (known.length === 0)
    return <Typography color="text.secondary">{translate('customerProfile.no_addresses')}</Typography>;
  return (
    <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
      {known.map((address) => (
        <AddressEntry key={address.id} address={address} {...props} />
      ))}
    </ul>
  );
}
