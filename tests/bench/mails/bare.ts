import { createTransport } from 'nodemailer';
import { connections } from '../../../server/mailQueue/smtp.ts';
import { sampleMail } from './sampleMail.ts';

/** A process that sends emails with nodemailer alone, over the same number of connections. */
const { mailUrl, count } = JSON.parse(process.argv[2] ?? '{}') as { mailUrl: string; count: number };
const transport = createTransport({
  url: mailUrl,
  pool: true,
  maxConnections: connections,
  maxMessages: 1000,
});

process.on('message', () => void sendAll());

async function sendAll() {
  const sent = Array.from({ length: count }, (_, index) =>
    transport.sendMail({ ...sampleMail, from: 'shop@atlas.example', to: `${index}@customers.example` }),
  );
  await Promise.all(sent);
  transport.close();
  process.send?.('done');
}
console.log('ready');
