import { openDatabase } from '../../server/core/database.ts';
import { startWorker } from '../../server/core/jobs/worker.ts';
import type { JobKinds } from '../../server/core/jobs/kinds.ts';
import { importJob } from '../../server/globalCatalog/job.ts';
import { bulkEmailJob } from '../../server/mail/bulk/job.ts';
import { sendMail } from '../../server/mailQueue/sendMail.ts';
import { smtpMailer } from '../../server/mailQueue/smtp.ts';
import type { Addresses } from './pooled.ts';

/**
 * A process that sends queued emails and imports from the global catalogue until it is stopped. Prints `ready` at
 * start.
 */
export interface MailWorkerOptions extends Partial<Addresses> {
  dataDir?: string | undefined;
  mailUrl: string;
  lease?: number;
  /** If set, also sends bulk emails at this rate. */
  mailsAMinute?: number;
}

const options = JSON.parse(process.argv[2] ?? '{}') as MailWorkerOptions;
const { databaseUrl, databaseDirectUrl, dataDir, mailUrl, lease, mailsAMinute } = options;
const mailFrom = 'shop@atlas.example';
const mailer = smtpMailer(mailUrl, mailFrom);
const database = await openDatabase({ databaseUrl, databaseDirectUrl, ...(dataDir && { dataDir }) });
const kinds: Partial<JobKinds> = {
  'send-mail': sendMail({ mailer, mailFrom, originOf: (domain) => `https://${domain}` }),
  'import-catalog': importJob,
  ...(mailsAMinute && { mailing: bulkEmailJob(mailsAMinute) }),
};
const worker = startWorker({
  database: Promise.resolve(database),
  kinds: kinds as JobKinds,
  log: { error: (...told: unknown[]) => console.error(...told) },
  ...(lease && { lease }),
});
process.on('SIGTERM', () => {
  void worker.stop().then(async () => {
    mailer.close();
    await database.close();
    process.exit(0);
  });
});
// The embedded database does not keep the process alive.
setInterval(() => undefined, 60_000);
console.log('ready');
