import { useCan } from '../../authProvider/useCan.ts';
import { mails } from '../../schemas/mail/mail.ts';
import { openMail, type MailPrefill } from './composer/composerState.ts';

/** The composer window: `open` shows it prefilled; `mayWrite` tells whether the staff member may write emails. */
export function useComposer() {
  const mayWrite = useCan()('create', mails);
  return { mayWrite, open: (prefill: MailPrefill = {}) => openMail(prefill) };
}
