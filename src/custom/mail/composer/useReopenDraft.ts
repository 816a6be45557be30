import { useEffect, useRef } from 'react';
import { useSession } from '../../../authProvider/session.ts';
import { deleteOpenDraft, readOpenDraft } from './drafts.ts';
import { closeMail, openMail, type ComposerState } from './composerState.ts';

/** Reopens the email that was open before a reload; a closed or sent one stays closed. */
export function useReopenDraft(state: ComposerState | undefined): void {
  const { staff_id } = useSession().who;
  const before = useRef(state);
  useEffect(() => {
    const draft = before.current ? undefined : readOpenDraft(staff_id);
    if (draft) openMail({}, draft);
    // The next person who signs in must not see it.
    return closeMail;
  }, [staff_id]);
  useEffect(() => {
    if (before.current && (!state || state.mailing)) deleteOpenDraft(staff_id);
    before.current = state;
  }, [state, staff_id]);
}
