import { useQueryClient } from '@tanstack/react-query';
import { useReload } from '../../../kit/useReload.ts';
import { textMessages } from '../../../schemas/inbox/textMessages.ts';
import { useThreadCalls } from '../calls.ts';
import type { KeptReply } from './replies.ts';

interface Reply extends Pick<KeptReply, 'id' | 'thread_id' | 'kind' | 'text' | 'subject'> {
  /** It was kept and goes by itself, which the services refuse within the quiet hours. */
  isKept?: boolean;
}

/** Returns what sends an answer by its conversation's channel, once for its id, and shows it there. */
export function useSendReply(): (reply: Reply) => Promise<void> {
  const { sendText, sendThreadMail } = useThreadCalls();
  const reloadTexts = useReload(textMessages);
  const queryClient = useQueryClient();
  return async ({ id, thread_id, kind, text, subject = '', isKept = false }) => {
    const params = { id: thread_id };
    const message = { id, text, ...(isKept && { is_kept: true }) };
    if (kind === 'text') await sendText({ params, body: message }).finally(reloadTexts);
    else
      await sendThreadMail({ params, body: { ...message, subject } }).finally(
        () => void queryClient.invalidateQueries({ queryKey: ['mails'] }),
      );
  };
}
