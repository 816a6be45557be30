import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../../../kit/slots.ts';
import type { ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { MailLink } from '../../mail/index.ts';
import { useReply } from './useReply.ts';

/** The address that a request came from; a mail to it answers the request. */
export function RequestEmail(_: SlotProps & { source: string }) {
  const request = useRecordContext<ContactRequest>();
  const replyTo = useReply();
  return request ? <MailLink address={request.customer_email} prefill={replyTo(request)} /> : null;
}
