import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

/** Sends by the SMTP server at `url`, from the address `from`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...patience });
  return {
    async send({ fromName, ...mail }) {
      const sender = fromName ? { name: fromName, address: from } : from;
      await transport.sendMail({ ...mail, from: sender }).catch(refuse);
    },
  };
}

/** The server's own sentence may quote the address: only its code is told. */
function refuse({ code, responseCode }: { code?: string; responseCode?: number }): never {
  throw new Error(`The mail was not sent (${responseCode ?? code ?? 'unknown'})`);
}
