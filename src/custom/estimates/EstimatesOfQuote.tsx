import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useCan } from '../../authProvider/useCan.ts';
import { appointments, type Appointment } from '../../schemas/appointments/appointments.ts';
import { estimates } from '../../schemas/estimates/estimates.ts';
import { EstimateList } from './EstimateList.tsx';

/** The estimates of a quote, and a new one as long as its device is not in the store. */
export default function EstimatesOfQuote({ quote }: { quote: Appointment }) {
  const translate = useTranslate();
  const may = useCan();
  const { features } = useSession();
  if (!features.has('DASHBOARD_REPAIRS_TICKETS') || !may('list', estimates)) return null;
  const isOpen = !quote.is_voided && !quote.ticket_id;
  const mayMake = isOpen && may('create', estimates) && may('update', appointments, { ...quote });
  return (
    <section>
      <Typography component="h4" variant="subtitle2" sx={{ mb: 1 }}>
        {translate('resources.estimates.name', { smart_count: 2 })}
      </Typography>
      <EstimateList subject={{ quote_id: quote.id }} mayMake={mayMake} />
    </section>
  );
}
