import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import type { Appointment } from '../../../schemas/appointments/appointments.ts';
import { tradeRequests } from '../../../schemas/trade/requests.ts';

/** Links to the trade-in of the appointment's device, to buy it instead of repairing it. */
export function TradeButton({ appointment }: { appointment: Appointment }) {
  const translate = useTranslate();
  const may = useCan();
  const { features } = useSession();
  const { id, repairs, location_id } = appointment;
  const isOffered =
    features.has('DASHBOARD_TRADE_REQUESTS') &&
    repairs.length > 0 &&
    may('create', tradeRequests, { location_id });
  if (!isOffered) return null;
  return (
    <Button color="inherit" component={Link} to={`/Requests/create?appointment=${id}`}>
      {translate('trade.request.buy_device')}
    </Button>
  );
}
