import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { longMoment } from '../../kit/fields/longDate.ts';
import { LoadAgain } from '../../kit/LoadAgain.tsx';
import { useMailCalls } from './calls.ts';
import { MailEntry } from './MailEntry.tsx';

/** The newest mails to a customer with what became of them; they follow by themselves while they are on their way. */
export function MailList({ customerId }: { customerId: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const { getMailsTo } = useMailCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['mails', customerId],
    queryFn: ({ signal }) => getMailsTo(customerId, signal),
  });
  if (error) return <LoadAgain message="messages.load_failed" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={64} />;
  if (data.length === 0) return <Typography color="text.secondary">{translate('mail.none')}</Typography>;
  return (
    <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {data.map((mail) => (
        <li key={mail.id}>
          <Typography variant="body2" color="text.secondary">
            {longMoment(mail.created_date, locale, timezone)}
          </Typography>
          <MailEntry mail={mail} />
        </li>
      ))}
    </Stack>
  );
}
