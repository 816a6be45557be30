import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../../../../authProvider/session.ts';
import { Card } from '../../../../kit/Card.tsx';
import { useListOptions } from '../../../../kit/page.ts';
import { phoneUri, formatPhone } from '../../../../schemas/phone.ts';
import type { Order } from '../../../../schemas/sales/orders.ts';
import { PaymentPanel } from '../../payments/PaymentPanel.tsx';
import { AddressLines } from '../customer/AddressLines.tsx';
import { MailLink } from '../../../mail/index.ts';
import { OrderShipments } from '../../../shipping/index.ts';
import type { NextStep } from '../nextStep.ts';
import { OrderTimeline } from './OrderTimeline.tsx';

interface SidePanelProps {
  order: Order;
  next: NextStep | undefined;
  onNextStep: (next: NextStep) => void;
}

/** Customer, origin, shipments and timeline of an order. */
export function SidePanel({ order, next, onNextStep }: SidePanelProps) {
  const { features } = useSession();
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <PaymentPanel order={order} next={next} onNextStep={onNextStep} />
      <Buyer order={order} />
      <Origin order={order} />
      {features.has('DASHBOARD_SHIPPING') && <OrderShipments order={order} />}
      <OrderTimeline id={order.id} />
    </Stack>
  );
}

function Buyer({ order }: { order: Order }) {
  const translate = useTranslate();
  const { features } = useSession();
  const { customer_id, customer_first_name, customer_last_name, customer_email, customer_phone } = order;
  const name = [customer_first_name, customer_last_name].filter(Boolean).join(' ');
  return (
    <Card
      title={translate('sales.customer.title')}
      action={
        customer_id &&
        features.has('DASHBOARD_CUSTOMER') && (
          <Link component={RouterLink} to={`/Customers?cid=${customer_id}`} variant="body2">
            {translate('sales.customer.profile')}
          </Link>
        )
      }
    >
      <Stack sx={{ gap: 0.5, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 500 }}>{name || translate('sales.customer.none')}</Typography>
        {customer_email && (
          <MailLink
            address={customer_email}
            prefill={{
              to: [{ address: customer_email, name }],
              locationId: order.location_id,
              customer: {
                id: customer_id,
                first_name: customer_first_name,
                last_name: customer_last_name,
                email: customer_email,
                phone: customer_phone,
              },
            }}
          />
        )}
        {customer_phone && <Link href={phoneUri(customer_phone)}>{formatPhone(customer_phone)}</Link>}
      </Stack>
      {(['billing_address', 'shipping_address'] as const).map((key) => (
        <div key={key}>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
            {translate(`resources.orders.fields.${key}`)}
          </Typography>
          <AddressLines address={order[key]} />
        </div>
      ))}
    </Card>
  );
}

/** Links to the appointment, the quote or the exchanged order that this order came from. */
function Origin({ order: { appointment_id, quote_id, exchange_of } }: { order: Order }) {
  const translate = useTranslate();
  const { path } = useListOptions();
  const links = [
    appointment_id && { name: 'appointment', to: `/Appointments/${appointment_id}` },
    appointment_id && quote_id && { name: 'quote', to: `/Quotes/${quote_id}` },
    exchange_of && { name: 'exchange', to: `${path}?id=${exchange_of}` },
  ];
  if (!links.some(Boolean)) return null;
  return (
    <Card title={translate('sales.origin.title')}>
      <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
        {links.map(
          (link) =>
            link && (
              <Link key={link.name} component={RouterLink} to={link.to}>
                {translate(`sales.origin.${link.name}`)}
              </Link>
            ),
        )}
      </Stack>
    </Card>
  );
}
