import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { longMoment } from '../../../kit/fields/longDate.ts';
import type { ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { phoneUri, formatPhone } from '../../../schemas/phone.ts';
import { MailLink } from '../../mail/index.ts';
import { RequestAssignee } from './RequestAssignee.tsx';
import { requestName } from './texts.ts';
import { useReply } from './useReply.ts';

/** Sender, contact data, date, location and message. */
export function RequestDetails({ request }: { request: ContactRequest }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { locations, store } = useSession();
  const place = locations.find(({ id }) => id === request.location_id);
  const replyTo = useReply();
  const { customer_email: email, customer_phone: phone } = request;
  const field = (name: string) => translate(`resources.customerRequests.fields.${name}`);
  return (
    <Details>
      <dt>{field('name')}</dt>
      <dd>
        <ToCustomer id={request.customer_id}>{requestName(request, translate)}</ToCustomer>
      </dd>
      <dt>{field('customer_email')}</dt>
      <dd>
        <MailLink address={email} prefill={replyTo(request)} />
      </dd>
      {phone && (
        <>
          <dt>{field('customer_phone')}</dt>
          <dd>
            <Link href={phoneUri(phone)}>{formatPhone(phone)}</Link>
          </dd>
        </>
      )}
      {place && (
        <>
          <dt>{field('location_id')}</dt>
          <dd>{place.location_name}</dd>
        </>
      )}
      <dt>{field('assignee')}</dt>
      <dd>
        <RequestAssignee request={request} />
      </dd>
      <dt>{field('created_date')}</dt>
      <dd>{longMoment(request.created_date, locale, store.timezone)}</dd>
      <dt>{field('customer_note')}</dt>
      <dd className="note">{request.customer_note}</dd>
    </Details>
  );
}

/** Links to the sender's profile, if they are a known customer. */
function ToCustomer({ id, children }: { id: string | null; children: string }) {
  const { features } = useSession();
  if (!id || !features.has('DASHBOARD_CUSTOMER')) return children;
  return (
    <Link component={RouterLink} to={`/Customers?cid=${id}`}>
      {children}
    </Link>
  );
}

const Details = styled('dl')(({ theme: { palette } }) => ({
  margin: 0,
  overflowWrap: 'anywhere',
  '& dt': { fontSize: '0.8125rem', color: palette.text.secondary },
  '& dd': { margin: '0 0 12px' },
  '& dd:last-of-type': { margin: 0 },
  '& .note': { whiteSpace: 'pre-line' },
}));
