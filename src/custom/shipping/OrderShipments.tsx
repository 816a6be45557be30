import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import { Card } from '../../kit/Card.tsx';
import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../kit/LazyBoundary.tsx';
import type { Order } from '../../schemas/sales/orders.ts';
import { shipments, type Shipment as Stored } from '../../schemas/shipping/shipments.ts';
import { carrierText, stateText } from './shipments/texts.ts';
import { defaultsForOrder } from './rateBrowserDefaults.ts';

const NewLabel = lazyWithPreload(() => import('./shipments/NewLabel.tsx'));
const Shipment = lazyWithPreload(async () => {
  const module = await import('./shipments/Shipment.tsx');
  return { default: module.Shipment };
});

const newest = { pagination: { page: 1, perPage: 20 }, sort: shipments.defaultSort };
const newLabel = 'new';

/** Shipments of an order, and a new label for it (contract 3 §2.1). */
export default function OrderShipments({ order }: { order: Order }) {
  const translate = useTranslate();
  const mayBuy = useCan()('create', shipments);
  const { data = [] } = useGetList<Stored>(
    shipments.name,
    { filter: { order_id: order.id }, ...newest },
    { retry: false, onError: () => undefined },
  );
  /** The opened shipment, or a new one. */
  const [opened, setOpened] = useState<string>();
  const close = () => setOpened(undefined);
  const tracked = data.find(({ tracking_number, is_voided }) => tracking_number && !is_voided);
  const text = (key: string) => translate(`sales.shipments.${key}`);
  return (
    <Card title={text('title')}>
      {data.length === 0 && <Typography color="text.secondary">{text('none')}</Typography>}
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {data.map((one) => (
          <li key={one.id}>
            <Link
              component="button"
              type="button"
              onClick={() => setOpened(one.id)}
              sx={{ textAlign: 'start' }}
            >
              {[carrierText(one, translate), one.tracking_number].filter(Boolean).join(' · ')}
            </Link>{' '}
            <span>{sentText(one, translate)}</span>
          </li>
        ))}
      </ul>
      <Stack sx={{ gap: 1, mt: 1.5, alignItems: 'stretch' }}>
        {mayBuy && (
          <Button variant="outlined" startIcon={<LocalShipping />} onClick={() => setOpened(newLabel)}>
            {text('create')}
          </Button>
        )}
        <Button disabled={!tracked} onClick={() => setOpened(tracked?.id)}>
          {text('track')}
        </Button>
        <Button disabled={data.length === 0} onClick={() => setOpened(data[0]?.id)}>
          {text('view')}
        </Button>
      </Stack>
      {opened !== undefined && (
        <LazyBoundary onClose={close}>
          {opened === newLabel ? (
            <NewLabel start={defaultsForOrder(order)} onClose={close} />
          ) : (
            <Shipment id={opened} onClose={close} />
          )}
        </LazyBoundary>
      )}
    </Card>
  );
}

/** The tracking state; before that, the state of the label. */
const sentText = (one: Stored, translate: ReturnType<typeof useTranslate>) =>
  one.is_voided || !one.label_id
    ? stateText(one, translate)
    : translate(`resources.shipments.values.tracking_status.${one.tracking_status}`);
