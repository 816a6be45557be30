import { setTimeout as pause } from 'node:timers/promises';
import { ready } from '../../core/access.ts';
import type { JobKind } from '../../core/jobs/kinds.ts';
import type { MailServices } from '../takeMail.ts';
import { MailboxError, openMailbox } from './imapMailbox.ts';
import { queueReading, readerOf, startReading } from './reader.ts';
import { readNewMail } from './readNewMail.ts';
import { fail } from './takeAgain.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'read-mailbox': object;
  }
}

interface Options extends MailServices {
  imapUrl: string | undefined;
}

/** Time in ms after which a mailbox is looked at whose server did not announce anything. */
const longest = 30_000;

/** Time in ms after which it is tried again when all attempts failed or somebody cancelled the job. */
const rest = 15 * 60_000;

/**
 * Reads the mailbox as long as the process lives: the lease of the job lets one process do so, and another one go on. A
 * lost connection is opened again at once; where none can be opened, the attempt fails with the reason.
 */
export const readMailbox = ({ imapUrl, ...services }: Options): JobKind<object> => ({
  attempts: 12,
  atOnce: 1,

  run: async ({ scope, signal }) => {
    if (!imapUrl) return;
    const { db } = await ready(services.database);
    const isReader = async () => (await readerOf(db))?.id === scope.store.id;
    while (await isReader()) {
      const mailbox = await openMailbox(imapUrl).catch(fail);
      let isRead = false;
      const close = () => mailbox.close();
      signal.addEventListener('abort', close, { once: true });
      try {
        do {
          await readNewMail(services, mailbox, signal);
          isRead = true;
          await mailbox.waitForMail(longest, signal);
        } while (await isReader());
      } catch (error) {
        signal.throwIfAborted();
        if (!isRead || !(error instanceof MailboxError)) fail(error);
      } finally {
        signal.removeEventListener('abort', close);
        mailbox.close();
      }
      await pause(1000, undefined, { signal });
    }
    await startReading(db);
  },

  gaveUp: async (scope) => {
    if (imapUrl) await queueReading(scope, new Date(Date.now() + rest));
  },
});
