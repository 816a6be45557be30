import { useEffect, useEffectEvent } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { shipments, type Shipment } from '../../../schemas/shipping/shipments.ts';
import PrintDialog from './print/PrintDialog.tsx';
import { fileName, isPrintable } from './states.ts';

interface PrintFoundProps {
  filter: Record<string, unknown>;
  /** Called if none of them has a label. */
  onNone: () => void;
  onClose: () => void;
}

/** Maximum number of labels in one file. */
const perPage = 100;

/** Prints the labels of all shipments that match a filter, in one file. */
export default function PrintFound({ filter, onNone, onClose }: PrintFoundProps) {
  const notify = useNotify();
  const { data, error } = useGetList<Shipment>(
    shipments.name,
    { filter, pagination: { page: 1, perPage }, sort: shipments.defaultSort },
    { retry: false },
  );
  const printable = data?.filter(isPrintable).filter(({ is_return }) => !is_return);
  const isNone = printable?.length === 0;
  const end = useEffectEvent(() => {
    if (error) notify(reasonOf(error, 'resources.shipments.print.failed'), { type: 'error' });
    else onNone();
    onClose();
  });
  useEffect(() => {
    if (isNone || error) end();
  }, [isNone, error]);
  if (!printable || isNone) return null;
  return (
    <PrintDialog
      labelIds={printable.map(({ label_id }) => label_id)}
      name={fileName(printable)}
      onClose={onClose}
    />
  );
}
