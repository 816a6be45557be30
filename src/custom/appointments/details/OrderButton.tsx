import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { orders } from '../../../schemas/sales/orders.ts';

/** Links to the appointment's order, or to the form that creates it; that of a ticket is made there. */
export function OrderButton({ appointment }: { appointment: Appointment }) {
  const translate = useTranslate();
  const may = useCan();
  const { features } = useSession();
  const { id, type, is_voided, order_id, ticket_id, location_id } = appointment;
  if (!features.has('DASHBOARD_SALES')) return null;
  if (order_id && may('list', orders))
    return (
      <Button component={Link} to={`/Sales?id=${order_id}`}>
        {translate('sales.of_appointment.view')}
      </Button>
    );
  const isOffered = !order_id && !ticket_id && type === 'APPOINTMENT' && !is_voided;
  if (!isOffered || !may('create', orders, { location_id })) return null;
  return (
    <Button component={Link} to={`/Sales?id=null&appointment=${id}`}>
      {translate('sales.of_appointment.create')}
    </Button>
  );
}
