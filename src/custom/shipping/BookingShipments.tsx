import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useCan } from '../../authProvider/useCan.ts';
import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../kit/LazyBoundary.tsx';
import type { Appointment } from '../../schemas/appointments/appointments.ts';
import { shippingAddress } from '../../schemas/customers/addresses.ts';
import { customers, type Customer } from '../../schemas/customers/customers.ts';
import { shipments, type Shipment } from '../../schemas/shipping/shipments.ts';
import { carrierText, stateText } from './shipments/texts.ts';
import { defaultsForBooking } from './rateBrowserDefaults.ts';

const NewLabel = lazyWithPreload(() => import('./shipments/NewLabel.tsx'));

const newest = { pagination: { page: 1, perPage: 20 }, sort: shipments.defaultSort };

/** Shipments of an appointment, and new labels: to the customer, and a return label from them. */
export default function BookingShipments({ booking }: { booking: Appointment }) {
  const translate = useTranslate();
  const mayBuy = useCan()('create', shipments) && !booking.is_voided;
  const { data } = useGetList<Shipment>(
    shipments.name,
    { filter: { appointment_id: booking.id }, ...newest },
    { retry: false },
  );
  const { data: customer, isLoading } = useGetOne<Customer>(
    customers.name,
    { id: booking.customer_id ?? '' },
    { enabled: mayBuy && Boolean(booking.customer_id), retry: false },
  );
  const [kind, setKind] = useState<'label' | 'return_label'>();
  const text = (key: string) => translate(`resources.shipments.booking.${key}`);
  const close = () => setKind(undefined);
  return (
    <>
      {data?.length === 0 && <Typography color="text.secondary">{text('none')}</Typography>}
      {data && data.length > 0 && (
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.map((one) => (
            <Sent key={one.id} shipment={one} />
          ))}
        </ul>
      )}
      {mayBuy && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
          {(['return_label', 'label'] as const).map((one) => (
            <Button
              key={one}
              size="small"
              variant="outlined"
              disabled={isLoading}
              onClick={() => setKind(one)}
            >
              {text(one)}
            </Button>
          ))}
        </Stack>
      )}
      {kind && (
        <LazyBoundary onClose={close}>
          <NewLabel
            start={defaultsForBooking(booking, kind === 'return_label', shippingAddress(customer?.addresses))}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </>
  );
}

/** A shipment of the appointment: service and tracking state. */
function Sent({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const { id, is_return, is_voided, label_id, tracking_number, tracking_status } = shipment;
  const state =
    is_voided || !label_id
      ? stateText(shipment, translate)
      : translate(`resources.shipments.values.tracking_status.${tracking_status}`);
  const kind = translate(`resources.shipments.booking.${is_return ? 'return_label' : 'label'}`);
  return (
    <li>
      <Link component={RouterLink} to={`/Shipping/${id}`} state={{ dialog: true }}>
        {[kind, carrierText(shipment, translate), tracking_number].filter(Boolean).join(' · ')}
      </Link>{' '}
      <span>{state}</span>
    </li>
  );
}
