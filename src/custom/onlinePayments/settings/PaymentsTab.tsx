import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useOnlinePaymentCalls } from '../calls.ts';
import { PaymentsForm } from './PaymentsForm.tsx';

/** How customers pay by a link (contract 4 §7). */
export default function PaymentsTab() {
  const translate = useTranslate();
  const { getPaymentSettings } = useOnlinePaymentCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['onlinePaymentSettings'],
    queryFn: () => getPaymentSettings(),
  });
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('settings.tabs.Payments')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('online_payments.settings.text')}
      </Typography>
      {error && <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={240} />}
      {data && <PaymentsForm settings={data} onSaved={() => void refetch()} />}
    </section>
  );
}
