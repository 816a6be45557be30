import Reply from '@mui/icons-material/Reply';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import type { CustomerRequest } from '../../../schemas/customers/requests.ts';
import { useComposer } from '../../mail/index.ts';
import { requestName } from './texts.ts';

interface ReplyButtonProps {
  request: CustomerRequest;
  /** Leaves the request: the window that the answer is written in stays. */
  onReply: () => void;
}

/** Begins a mail to whoever wrote, with what they wrote below; nothing for who may not write mails. */
export function ReplyButton({ request, onReply }: ReplyButtonProps) {
  const translate = useTranslate();
  const { store } = useSession();
  const { mayWrite, open } = useComposer();
  if (!mayWrite) return null;
  const { customer_email: email, customer_first_name, customer_last_name, customer_phone } = request;
  const reply = () => {
    onReply();
    open({
      to: [{ address: email, name: requestName(request, translate) }],
      subject: translate('resources.customerRequests.reply_subject', { store: store.name }),
      quoted: request.customer_note,
      locationId: request.location_id,
      customer: {
        id: request.customer_id,
        first_name: customer_first_name,
        last_name: customer_last_name,
        email,
        phone: customer_phone,
      },
      requestId: request.id,
    });
  };
  return (
    <Button variant="contained" startIcon={<Reply />} onClick={reply}>
      {translate('resources.customerRequests.reply')}
    </Button>
  );
}
