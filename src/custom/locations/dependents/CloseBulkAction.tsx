import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { late } from '../../../kit/late.ts';
import { WhenLoaded } from '../../../kit/WhenLoaded.tsx';
import { locations } from '../../../schemas/locations/locations.ts';

const CloseDialog = late(() => import('./CloseDialog.tsx'));

/** Adds one closure or special day to all locations that are selected in the list. */
export function CloseBulkAction() {
  const { selectedIds } = useListContext();
  const translate = useTranslate();
  const may = useCan();
  const [isOpen, setIsOpen] = useState(false);
  if (!may('update', locations, undefined, { closures: true })) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        {translate('resources.locations.closures.add_to_selected')}
      </Button>
      {isOpen && (
        <WhenLoaded onClose={close}>
          <CloseDialog ids={selectedIds.map(Number)} onClose={close} />
        </WhenLoaded>
      )}
    </>
  );
}
