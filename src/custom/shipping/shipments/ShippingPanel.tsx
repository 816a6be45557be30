import Link from '@mui/material/Link';
import { useGetOne, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { longDate } from '../../../kit/fields/longDate.ts';
import { orders, type Order } from '../../../schemas/sales/orders.ts';
import { addressLines } from '../../../schemas/shipping/address.ts';
import type { Shipment } from '../../../schemas/shipping/shipments.ts';
import { translateCarrierText } from '../translateCarrierText.ts';
import { Fact, Lines, Panel } from './Facts.tsx';
import { carrierText } from './texts.ts';

/** Order, ship date, service and destination of a shipment (contract 4 §2.9). */
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
          <Lines
            lines={[carrierText(shipment, translate), translateCarrierText(shipment.service_type, translate)]}
          />
        </Fact>
        <Fact name={text('ship_to')}>
          <Lines lines={addressLines(shipment.ship_to)} />
        </Fact>
      </dl>
    </Panel>
  );
}

/** Order number, with links to the order, appointment and customer. */
function Belonging({ shipment }: { shipment: Shipment }) {
  const translate = useTranslate();
  const { features } = useSession();
  const { appointment_id, order_id, customer_id } = shipment;
  const { data: order } = useGetOne<Order>(
    orders.name,
    { id: order_id ?? '' },
    { enabled: order_id !== null, retry: false },
  );
  const number = order && translate('list.number', { number: order.order_no });
  const links: [text: string, to: string][] = [];
  const text = (name: string) => translate(`resources.shipments.panel.${name}`);
  const hasOrders = features.has('DASHBOARD_SALES');
  const isLinked = order_id !== null && hasOrders;
  if (isLinked) links.push([number ?? text('to_order'), `/Sales/${order_id}`]);
  if (appointment_id) links.push([text('to_booking'), `/Appointments/${appointment_id}`]);
  if (customer_id && features.has('DASHBOARD_CUSTOMER'))
    links.push([text('to_customer'), `/Customers?cid=${customer_id}`]);
  return (
    <>
      {!isLinked && (number ?? '–')}
      {links.map(([name, to]) => (
        <Link key={to} component={RouterLink} to={to} sx={{ display: 'block' }}>
          {name}
        </Link>
      ))}
    </>
  );
}
