import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { shipments, type Shipment } from '../../../schemas/shipping/shipments.ts';
import { fileName, isPrintable } from './states.ts';

const PrintDialog = lazyWithPreload(() => import('./print/PrintDialog.tsx'));

/** Prints the labels of the selected shipments, in one file. */
export function PrintSelected() {
  const { selectedIds } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const [labels, setLabels] = useState<string[]>();
  const close = () => setLabels(undefined);
  const open = async () => {
    try {
      const { data } = await dataProvider.getMany<Shipment>(shipments.name, { ids: selectedIds });
      const printable = data.filter(isPrintable);
      const without = data.length - printable.length;
      if (printable.length > 0) setLabels(printable.map(({ label_id }) => label_id));
      if (without > 0)
        notify('resources.shipments.print.without', {
          type: 'warning',
          messageArgs: { smart_count: without },
        });
    } catch (error) {
      notify(reasonOf(error, 'resources.shipments.print.failed'), { type: 'error' });
    }
  };
  return (
    <>
      <Button onClick={() => void open()}>{translate('resources.shipments.actions.print_selected')}</Button>
      {labels && (
        <LazyBoundary onClose={close}>
          <PrintDialog labelIds={labels} name={fileName([])} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
