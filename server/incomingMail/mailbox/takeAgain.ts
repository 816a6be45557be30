import { JobError, type JobKind } from '../../core/jobs/kinds.ts';
import { UnreadableMail } from '../parse/readInThread.ts';
import { takeMail, type MailServices } from '../takeMail.ts';
import { MailboxError, openMailbox } from './imapMailbox.ts';
import type { SetAside } from './setAside.ts';

interface Options extends MailServices {
  imapUrl: string | undefined;
}

/** Takes a message that was set aside, which lies in the mailbox still. */
export const takeAgain = ({ imapUrl, ...services }: Options): JobKind<SetAside> => ({
  attempts: 5,
  atOnce: 1,

  run: async ({ data, signal }) => {
    if (data.uid === null) throw new JobError({ code: 'mail_more' }, { isFinal: true });
    const raw = imapUrl && (await read(imapUrl, data, data.uid, signal));
    if (!raw) throw new JobError({ code: 'mail_gone' }, { isFinal: true });
    await takeMail(services, raw).catch((error: unknown) => {
      if (error instanceof UnreadableMail) throw new JobError({ code: 'mail_unreadable' }, { isFinal: true });
      throw error;
    });
  },
});

/** Reads a message; undefined if it was removed, or the mailbox is another one or numbered anew. */
async function read(imapUrl: string, data: SetAside, uid: number, signal: AbortSignal) {
  const mailbox = await openMailbox(imapUrl).catch(fail);
  const close = () => mailbox.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    const isSame = mailbox.name === data.mailbox && mailbox.uidValidity === data.uid_validity;
    return isSame ? await mailbox.read(uid).catch(fail) : undefined;
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

/** Fails the attempt for the reason that a mailbox gives. */
export function fail(error: unknown): never {
  if (!(error instanceof MailboxError)) throw error;
  throw new JobError({ code: error.code, ...(error.detail && { detail: error.detail }) });
}
