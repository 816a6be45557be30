import { useGetOne, useNotify } from 'react-admin';
import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useCloseDialog } from '../../../kit/form/useCloseDialog.ts';
import { shipments, type Shipment } from '../../../schemas/shipping/shipments.ts';

/** A dialog for the shipment in the URL; renders nothing if the action is not possible. */
export function RowDialog({ children }: { children: (shipment: Shipment, close: () => void) => ReactNode }) {
  const { id = '' } = useParams();
  const close = useCloseDialog();
  const notify = useNotify();
  const { data, error } = useGetOne<Shipment>(shipments.name, { id }, { retry: false });
  useEffect(() => {
    if (error) notify(error.message, { type: 'error' });
  }, [error, notify]);
  return data ? children(data, close) : null;
}
