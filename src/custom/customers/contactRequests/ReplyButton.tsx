import Reply from '@mui/icons-material/Reply';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ContactRequest } from '../../../schemas/customers/contactRequests.ts';
import { useComposer } from '../../mail/index.ts';
import { useReply } from './useReply.ts';

interface ReplyButtonProps {
  request: ContactRequest;
  /** Closes the request; the composer stays open. */
  onReply: () => void;
}

/** Starts a reply that quotes the message; hidden for staff who may not write emails. */
export function ReplyButton({ request, onReply }: ReplyButtonProps) {
  const translate = useTranslate();
  const { mayWrite, open } = useComposer();
  const replyTo = useReply();
  if (!mayWrite) return null;
  const reply = () => {
    onReply();
    open(replyTo(request));
  };
  const isAnswered = request.replies > 0;
  return (
    <Button variant={isAnswered ? 'outlined' : 'contained'} startIcon={<Reply />} onClick={reply}>
      {translate(`resources.customerRequests.${isAnswered ? 'reply_again' : 'reply'}`)}
    </Button>
  );
}
