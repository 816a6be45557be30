import { useCan } from '../../authProvider/useCan.ts';
import { mails } from '../../schemas/mail/mail.ts';
import { openMail, type MailPrefill } from './composer/composerState.ts';

/** The window that mails are written in: `open` fills it in, where the person may write at all. */
export function useComposer() {
  const mayWrite = useCan()('create', mails);
  return { mayWrite, open: (prefill: MailPrefill = {}) => openMail(prefill) };
}
