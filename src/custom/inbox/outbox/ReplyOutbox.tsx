import { useEffect } from 'react';
import { useSession } from '../../../authProvider/session.ts';
import { KeptOutbox } from '../../../kit/kept/KeptOutbox.tsx';
import { useKept } from '../../../kit/kept/keptQueue.ts';
import { outboxCode, SendReplies } from '../lazy.ts';
import { replyQueue } from './replies.ts';

/** Sends answers that are kept on this device, on any page. */
export function ReplyOutbox() {
  const { staff_id } = useSession().who;
  const hasKept = useKept(replyQueue, staff_id).length > 0;
  useEffect(() => {
    if (hasKept) void outboxCode.load().catch(() => undefined);
  }, [hasKept]);
  return <KeptOutbox queue={replyQueue} sender={SendReplies} />;
}
