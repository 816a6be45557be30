import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { KeptReply } from './replies.ts';
import { useRemoveReply } from './useRemoveReply.ts';

interface TakeBackButtonProps {
  reply: KeptReply;
  onTakeBack?: ((reply: KeptReply) => boolean) | undefined;
}

/** Takes back or discards a kept answer; not while it is being sent. */
export function TakeBackButton({ reply, onTakeBack }: TakeBackButtonProps) {
  const translate = useTranslate();
  const { remove, isHeld } = useRemoveReply(reply.id, onTakeBack);
  return (
    <Button color="inherit" size="small" disabled={isHeld} onClick={remove}>
      {translate(`conversation.outbox.${onTakeBack ? 'take_back' : 'discard'}`)}
    </Button>
  );
}
