import { useEffect, useRef } from 'react';
import { useSession } from '../../../authProvider/session.ts';
import { forgetOpenMail, openMailOf } from './drafts.ts';
import { closeMail, openMail, type Opened } from './composerState.ts';

/** Opens the mail again that was open when the page went; one that is closed or sent stays closed. */
export function useOpenAgain(opened: Opened | undefined): void {
  const { staff_id } = useSession().who;
  const before = useRef(opened);
  useEffect(() => {
    const draft = before.current ? undefined : openMailOf(staff_id);
    if (draft) openMail({}, draft);
    // Whoever signs in next does not find it.
    return closeMail;
  }, [staff_id]);
  useEffect(() => {
    if (before.current && (!opened || opened.mailing)) forgetOpenMail(staff_id);
    before.current = opened;
  }, [opened, staff_id]);
}
