import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../../authProvider/session.ts';
import { useCents } from '../../../kit/fields/useCents.ts';
import { dayIn } from '../../../schemas/days.ts';
import { priceServices } from '../../../schemas/tickets/price.ts';
import type { NewTicketDevice } from '../../../schemas/tickets/tickets.ts';

/** The services of all devices with taxes. */
export function Price() {
  const translate = useTranslate();
  const cents = useCents();
  const { locations, store } = useSession();
  const [locationId, devices] = useWatch({ name: ['location_id', 'new_devices'] }) as [
    number | null,
    NewTicketDevice[],
  ];
  const services = devices.flatMap((device) => device.services);
  const place = locations.find(({ id }) => id === locationId);
  const { subtotal, gst_hst, pst_rst_qst, total } = priceServices(
    services,
    place && { location: place, store },
    dayIn(place?.timezone ?? store.timezone),
  );
  const isOpen = services.some(({ cost }) => cost === null);
  const rows = [
    ['subtotal', subtotal],
    ['gst_hst', gst_hst],
    ['pst_rst_qst', pst_rst_qst],
    ['total', total],
  ] as const;
  return (
    <>
      <Sums aria-live="polite">
        {rows.map(([name, amount]) => (
          <div key={name} data-row={name}>
            <dt>{translate(`sales.summary.${name}`)}</dt>
            <dd>{cents(amount)}</dd>
          </div>
        ))}
      </Sums>
      {isOpen && (
        <Typography variant="body2" color="text.secondary">
          {translate('intake.price.open')}
        </Typography>
      )}
    </>
  );
}

const Sums = styled('dl')(({ theme: { spacing } }) => ({
  '&&': { display: 'block' },
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', padding: spacing(0.25, 0) },
  '& [data-row=total]': { fontWeight: 600 },
}));
