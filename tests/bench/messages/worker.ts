import { openDatabase } from '../../../server/core/database.ts';
import type { JobKinds } from '../../../server/core/jobs/kinds.ts';
import { startWorker } from '../../../server/core/jobs/worker.ts';
import { followText } from '../../../server/inbox/followText.ts';
import { sampleProvider } from '../../../server/inbox/providers/sample.ts';
import { sendText } from '../../../server/inbox/sendText.ts';

/** A process that sends queued text messages through the bundled provider, and asks for their states. */
const { databaseUrl } = JSON.parse(process.argv[2] ?? '{}') as { databaseUrl: string };
const database = openDatabase({ databaseUrl });
const services = {
  sms: sampleProvider(database),
  originOf: (domain: string) => `https://${domain}`,
  database,
};
const kinds: Partial<JobKinds> = { 'send-text': sendText(services), 'follow-text': followText(services) };
const worker = startWorker({
  database,
  kinds: kinds as JobKinds,
  log: { error: (...told: unknown[]) => console.error(...told) },
});
process.on('SIGTERM', () => {
  void worker.stop().then(async () => {
    await (await database).close();
    process.exit(0);
  });
});
console.log('ready');
