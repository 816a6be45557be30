import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../../../kit/slots.ts';
import type { ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { MailLink } from '../../mail/index.ts';
import { useReply } from './useReply.ts';

/** The sender's address; an email to it is a reply to the request. */
export function RequestEmail(_: SlotProps & { source: string }) {
  const request = useRecordContext<ContactRequest>();
  const replyTo = useReply();
  return request ? <MailLink address={request.customer_email} prefill={replyTo(request)} /> : null;
}
