import { openDatabase } from '../../../server/core/database.ts';
import { sampleProvider } from '../../../server/inbox/providers/sample.ts';
import { forEachConcurrent } from '../../support/forEachConcurrent.ts';
import { sampleText } from './sampleText.ts';

/** A process that sends text messages through the bundled provider in a loop and keeps nothing of them. */
const { databaseUrl, from, count } = JSON.parse(process.argv[2] ?? '{}') as {
  databaseUrl: string;
  from: number;
  count: number;
};
const database = openDatabase({ databaseUrl });
const provider = sampleProvider(database);

process.on('message', () => void sendAll());

async function sendAll() {
  const messages = Array.from({ length: count }, (_, index) => sampleText(from + index));
  await forEachConcurrent(messages, 20, (message) => provider.send(message, { statusUrl: '' }));
  process.send?.('done');
}

await database;
console.log('ready');
