import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { locations } from '../../../schemas/locations/locations.ts';

const CloseDialog = lazyWithPreload(() => import('./CloseDialog.tsx'));

/** Adds one closure or special day to all selected locations. */
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
        <LazyBoundary onClose={close}>
          <CloseDialog ids={selectedIds.map(Number)} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
