import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { skipReasons, type Audience, type BulkEmailPurpose } from '../../../schemas/mail/bulkEmails.ts';
import { useMailCalls } from '../calls.ts';

/** Recipients of a bulk email: how many of the selected customers are reached, and why the others are skipped. */
export function AudienceSummary({
  customerIds,
  purpose,
}: {
  customerIds: string[];
  purpose: BulkEmailPurpose;
}) {
  const translate = useTranslate();
  const { previewBulkEmail } = useMailCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['mailings', 'preview', purpose, customerIds],
    queryFn: ({ signal }) => previewBulkEmail({ body: { customer_ids: customerIds, purpose }, signal }),
    staleTime: 0,
  });
  if (error && !data) return <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />;
  return (
    <Line role="group" aria-label={translate('mail.to')} aria-busy={!data}>
      <span className="label">{translate('mail.to')}</span>
      <span role="status">
        {translate('mailing.customers', { smart_count: data?.total ?? customerIds.length })}
        {data && <SkippedRecipients {...data} />}
      </span>
    </Line>
  );
}

function SkippedRecipients({ left_out }: Audience) {
  const translate = useTranslate();
  const locale = useLocale();
  const reasons = skipReasons.filter((one) => left_out[one] > 0);
  if (reasons.length === 0) return null;
  const sum = reasons.reduce((count, one) => count + left_out[one], 0);
  const skipped = reasons.map((one) => translate(`mailing.reasons.${one}`, { smart_count: left_out[one] }));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(skipped);
  return <small>{` ${translate('mailing.left_out', { smart_count: sum, reasons: list })}`}</small>;
}

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: 40,
  padding: '8px 0',
  borderBottom: `1px solid ${theme.palette.divider}`,
  fontSize: '0.875rem',
  '& .label, & small': { color: theme.palette.text.secondary },
  '& small': { fontSize: '0.8125rem' },
}));
