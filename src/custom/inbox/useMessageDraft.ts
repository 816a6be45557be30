import { useState } from 'react';
import { useSession } from '../../authProvider/session.ts';
import { draftKey, forgetDraft, keepDraft, recallDraft } from '../../drafts.ts';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { useFailureMessage } from '../../kit/useFailureMessage.ts';
import { textMessages } from '../../schemas/inbox/textMessages.ts';
import { threads } from '../../schemas/inbox/threads.ts';
import { isBlank } from '../../schemas/textPatterns.ts';

interface Draft {
  /** The id of the message: sending again after a lost response sends once. */
  id: string;
  text: string;
  /** Of an email, if it is not the suggested one. */
  subject?: string;
}

const newDraft = (): Draft => ({ id: crypto.randomUUID(), text: '' });

interface Options {
  /** Names the draft of the conversation. */
  kind: 'text' | 'mail';
  send: (draft: Draft) => Promise<unknown>;
}

/** The message that is being written in the conversation on the page; it is kept on this device until it is sent. */
export function useMessageDraft({ kind, send }: Options) {
  const { id } = usePageRecord(threads);
  const { who } = useSession();
  const key = draftKey(who.staff_id, kind, id);
  const [draft, setDraft] = useState(() => (recallDraft(key) as Draft | undefined) ?? newDraft());
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const refusal = useFailureMessage(textMessages);
  return {
    draft,
    failure,
    isBusy,
    write: (changes: Partial<Omit<Draft, 'id'>>) => {
      const changed = { ...draft, ...changes };
      // Another text is another message.
      const isSame = changed.text === draft.text && changed.subject === draft.subject;
      const next = isSame ? draft : { ...changed, id: crypto.randomUUID() };
      setDraft(next);
      if (isBlank(next.text)) forgetDraft(key);
      else keepDraft(key, JSON.stringify(next));
    },
    send: async () => {
      if (isBlank(draft.text) || isBusy) return;
      setIsBusy(true);
      setFailure(undefined);
      try {
        await send(draft);
        forgetDraft(key);
        setDraft(newDraft());
      } catch (error) {
        setFailure(refusal(error, 'messages.failed'));
      }
      setIsBusy(false);
    },
  };
}
