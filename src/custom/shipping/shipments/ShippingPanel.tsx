import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { longDate } from '../../../kit/fields/longDate.ts';
import { addressLines } from '../../../schemas/shipping/address.ts';
import type { Shipment } from '../../../schemas/shipping/shipments.ts';
import { Fact, Lines, Panel } from './Facts.tsx';
import { carrierText } from './texts.ts';

/** What the parcel belongs to, until when it is sent, how and where to (contract 4 §2.9). */
export function ShippingPanel({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const locale = useLocale();
  const text = (key: string) => translate(`resources.shipments.panel.${key}`);
  return (
    <Panel title={text('shipping')}>
      <dl>
        <Fact name={text('order_number')}>
          <Belonging shipment={shipment} />
        </Fact>
        <Fact name={text('ship_by')}>{longDate(shipment.ship_date, locale)}</Fact>
        <Fact name={text('service_requested')}>
          <Lines lines={[carrierText(shipment, translate), shipment.service_type]} />
        </Fact>
        <Fact name={text('ship_to')}>
          <Lines lines={addressLines(shipment.ship_to)} />
        </Fact>
      </dl>
    </Panel>
  );
}

/** The way to the booking or the customer that it is for; the carrier's number of it where it is for itself. */
function Belonging({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const { features } = useSession();
  const { appointment_id, order_id, customer_id, shipment_id } = shipment;
  const ways: [name: string, to: string][] = [];
  if (appointment_id) ways.push(['to_booking', `/Appointments/${appointment_id}`]);
  if (order_id && features.has('DASHBOARD_SALES')) ways.push(['to_order', `/Sales/${order_id}`]);
  if (customer_id && features.has('DASHBOARD_CUSTOMER'))
    ways.push(['to_customer', `/Customers?cid=${customer_id}`]);
  if (ways.length === 0) return shipment_id;
  return ways.map(([name, to]) => (
    <Link key={name} component={RouterLink} to={to} sx={{ display: 'block' }}>
      {translate(`resources.shipments.panel.${name}`)}
    </Link>
  ));
}
