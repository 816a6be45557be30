import { useQueryClient } from '@tanstack/react-query';
import { useReload } from '../../../kit/useReload.ts';
import { textMessages } from '../../../schemas/inbox/textMessages.ts';
import { useThreadCalls } from '../calls.ts';
import type { KeptReply } from './replies.ts';

type Reply = Pick<KeptReply, 'id' | 'thread_id' | 'kind' | 'text' | 'subject'>;

/** Returns what sends an answer by its conversation's channel, once for its id, and shows it there. */
export function useSendReply(): (reply: Reply) => Promise<void> {
  const { sendText, sendThreadMail } = useThreadCalls();
  const reloadTexts = useReload(textMessages);
  const queryClient = useQueryClient();
  return async ({ id, thread_id, kind, text, subject = '' }) => {
    const params = { id: thread_id };
    if (kind === 'text') await sendText({ params, body: { id, text } }).finally(reloadTexts);
    else
      await sendThreadMail({ params, body: { id, text, subject } }).finally(
        () => void queryClient.invalidateQueries({ queryKey: ['mails'] }),
      );
  };
}
