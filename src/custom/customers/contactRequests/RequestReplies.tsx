import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { longMoment } from '../../../kit/fields/longDate.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useSession } from '../../../authProvider/session.ts';
import type { ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { MailEntry, useMailCalls } from '../../mail/index.ts';

/** Replies to a request with their delivery state, newest first. */
export function RequestReplies({ request: { id } }: { request: ContactRequest }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const { listMails } = useMailCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['mails', 'request', id],
    queryFn: async ({ signal }) =>
      (await listMails({ query: { request_id: id, per_page: 100 }, signal })).data,
    retry: false,
  });
  if (error) return <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />;
  if (!data?.length) return null;
  return (
    <section aria-label={translate('resources.customerRequests.fields.replies')}>
      <Typography component="h3" sx={{ mt: 2, mb: 1, fontWeight: 600 }}>
        {translate('resources.customerRequests.fields.replies')}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        {data.map((mail) => (
          <div key={mail.id}>
            <Typography variant="body2" color="text.secondary">
              {longMoment(mail.created_date, locale, timezone)}
            </Typography>
            <MailEntry mail={mail} />
          </div>
        ))}
      </Stack>
    </section>
  );
}
