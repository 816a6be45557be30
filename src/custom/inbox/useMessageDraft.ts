import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/session.ts';
import { isUnavailable } from '../../dataProvider/errors.ts';
import { draftKey, forgetDraft, keepDraft, recallDraft } from '../../drafts.ts';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { useFailureMessage } from '../../kit/useFailureMessage.ts';
import { textMessages } from '../../schemas/inbox/textMessages.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import { isBlank } from '../../schemas/textPatterns.ts';
import { mostKept } from './mostKept.ts';
import { isQuiet, isWaiting, replyQueue, type KeptReply } from './outbox/replies.ts';
import { useSendReply } from './outbox/useSendReply.ts';
import { threadText } from './texts.ts';

interface Draft {
  /** The id of the message: sending again after a lost response sends once. */
  id: string;
  text: string;
  /** Of an email, if it is not the suggested one. */
  subject?: string;
}

const storedIn = (key: string) => recallDraft(key) as Draft | undefined;

const newDraft = (): Draft => ({ id: crypto.randomUUID(), text: '' });

/** What is left of a draft when a message is sent: only what was typed after it. */
function restOf(latest: Draft, { id, text }: Draft): Draft {
  const isAfter = latest.text.startsWith(text);
  const rest = isAfter ? latest.text.slice(text.length).trimStart() : latest.text;
  return latest.id === id || isBlank(rest) ? newDraft() : { ...latest, text: rest };
}

interface Options {
  /** Names the draft of the conversation. */
  kind: KeptReply['kind'];
  /** Subject of an email, if none was typed. */
  suggested?: string;
  maxLength: number;
}

/**
 * The message that is being written in the conversation on the page; it is kept on this device until it is sent. Without a
 * connection it waits in the outbox, and so does what is written after it.
 */
export function useMessageDraft({ kind, suggested, maxLength }: Options) {
  const thread = usePageRecord(threads);
  const translate = useTranslate();
  const notify = useNotify();
  const { id: thread_id } = thread;
  const { staff_id } = useSession().who;
  const key = draftKey(staff_id, kind, thread_id);
  const [draft, setDraft] = useState(() => storedIn(key) ?? newDraft());
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const refusal = useFailureMessage(textMessages);
  const sendReply = useSendReply();
  const isBehind = () =>
    replyQueue
      .read(staff_id)
      .some((reply) => reply.thread_id === thread_id && isWaiting(reply) && !isQuiet(reply));
  const store = (next: Draft) => {
    if (isBlank(next.text)) forgetDraft(key);
    else keepDraft(key, JSON.stringify(next));
  };
  const put = (next: Draft) => {
    setDraft(next);
    store(next);
  };
  const write = (changes: Partial<Omit<Draft, 'id'>>) => {
    const { text, ...others } = { ...draft, ...changes };
    const changed = { ...others, text: text.slice(0, mostKept(maxLength)) };
    // Another text is another message.
    const isSame = changed.text === draft.text && changed.subject === draft.subject;
    put(isSame ? draft : { ...changed, id: crypto.randomUUID() });
  };
  return {
    draft,
    failure,
    isBusy,
    write,
    /** Puts a message that was not sent into the field, before what is being written; returns whether there was room. */
    takeBack: ({ id, text, subject }: KeptReply): boolean => {
      const own = subject === undefined ? {} : { subject };
      if (isBlank(draft.text)) {
        put({ id, text, ...own });
        return true;
      }
      const both = `${text}\n${draft.text}`;
      const hasRoom = both.length <= mostKept(maxLength);
      if (hasRoom) write({ text: both, ...own });
      else notify('conversation.outbox.no_room', { type: 'warning' });
      return hasRoom;
    },
    send: async () => {
      if (isBlank(draft.text) || isBusy) return;
      setIsBusy(true);
      setFailure(undefined);
      const { id, text, subject = suggested } = draft;
      const reply = { id, thread_id, kind, text, subject };
      const keep = () =>
        replyQueue.keep(staff_id, {
          ...reply,
          name: threadText({ ...thread }, translate),
          date: Date.now(),
        });
      try {
        if (!isBehind() || !keep())
          await sendReply(reply).catch((error: unknown) => {
            if (!isUnavailable(error) || !keep()) throw error;
          });
        // What was typed meanwhile stays.
        const stored = storedIn(key);
        if (stored) store(restOf(stored, draft));
        setDraft((latest) => restOf(latest, draft));
      } catch (error) {
        setFailure(refusal(error, 'messages.failed'));
      }
      setIsBusy(false);
    },
  };
}
