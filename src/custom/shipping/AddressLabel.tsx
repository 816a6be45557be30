import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useCan } from '../../authProvider/useCan.ts';
import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../kit/LazyBoundary.tsx';
import type { Address } from '../../schemas/customers/addresses.ts';
import { shipments } from '../../schemas/shipping/shipments.ts';
import { defaultsForAddress } from './rateBrowserDefaults.ts';

const NewLabel = lazyWithPreload(() => import('./shipments/NewLabel.tsx'));

interface AddressLabelProps {
  address: Address;
  /** The address as text, which distinguishes several buttons. */
  where: string;
}

/** Creates a label for an address, for staff with the right, if the store ships. */
export function AddressLabel({ address, where }: AddressLabelProps) {
  const translate = useTranslate();
  const { features } = useSession();
  const mayBuy = useCan()('create', shipments);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!mayBuy || !features.has('DASHBOARD_SHIPPING')) return null;
  const text = translate('resources.shipments.of_address');
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)} aria-label={`${text}: ${where}`}>
        {text}
      </Button>
      {isOpen && (
        <LazyBoundary onClose={close}>
          <NewLabel start={defaultsForAddress(address)} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
