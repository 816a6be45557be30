import { createTransport } from 'nodemailer';
import { Transform } from 'node:stream';
import { serverTimeouts } from '../../src/schemas/timeouts.ts';
import { MailError } from './mailError.ts';
import type { Address, Mailer } from './mail.ts';

/** Maximum number of SMTP connections. */
export const connections = 5;

const options = {
  pool: true,
  maxConnections: connections,
  maxMessages: 1000,
  // If a connection dies, the server may have accepted the email: the pool must not resend it.
  maxRequeues: 0,
  connectionTimeout: serverTimeouts.mailConnection,
  greetingTimeout: serverTimeouts.mailGreeting,
  socketTimeout: serverTimeouts.mailAnswer,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

/** Sends by the SMTP server at `url`, from the address `from`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ ...options, url });
  const written = new Set<string>();
  // The stream ends only after the server has asked for the data, so `written` means that all of it was sent.
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((input) => {
      const output = buffered();
      output.once('end', () => written.add(String(data.messageId)));
      return input.pipe(output);
    });
    done();
  });
  return {
    async send({ fromName, to, cc = [], bcc = [], unsubscribe, ...mail }) {
      const sender = { name: fromName ?? '', address: from };
      const everybody = [...to, ...cc, ...bcc].map(({ address }) => address);
      try {
        const { rejectedErrors = [] } = await transport.sendMail({
          ...mail,
          from: sender,
          to: named(to),
          cc: named(cc),
          ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
          envelope: { from, to: everybody },
        });
        return {
          refused: rejectedErrors.map(({ recipient = '', responseCode }) => ({
            address: recipient,
            ...(responseCode && { code: String(responseCode) }),
          })),
        };
      } catch (error) {
        throw failureOf(error as SmtpError, written.has(mail.messageId));
      } finally {
        written.delete(mail.messageId);
      }
    },
    close: () => transport.close(),
  };
}

/** Buffers small writes into chunks of 64 KiB, the last of them at the end: most emails are a single chunk. */
function buffered(): Transform {
  let pieces: Buffer[] = [];
  let size = 0;
  const take = () => {
    const all = Buffer.concat(pieces);
    pieces = [];
    size = 0;
    return all;
  };
  return new Transform({
    transform(piece: Buffer, _, done) {
      pieces.push(piece);
      size += piece.length;
      if (size < 65_536) done();
      else done(null, take());
    },
    flush: (done) => done(null, take()),
  });
}

const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const named = (addresses: Address[]) => addresses.map(({ address, name = '' }) => ({ address, name }));

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  rejectedErrors?: SmtpError[];
}

/** A 5xx reply about the email itself is permanent; any other failure may be temporary. */
function failureOf({ code = '', responseCode, rejectedErrors }: SmtpError, isWritten: boolean): MailError {
  // EMESSAGE without a reply code means that nodemailer itself rejected the email.
  const isAnswer = code === 'EENVELOPE' || (code === 'EMESSAGE' && responseCode !== undefined);
  if (isWritten && !isAnswer) return new MailError('unknown', { code: 'mail_unknown' });
  const codes = rejectedErrors?.map((one) => one.responseCode ?? 0) ?? [responseCode ?? 550];
  if (isAnswer) {
    const isPermanent = codes.every((one) => one >= 500);
    return new MailError(isPermanent ? 'permanent' : 'temporary', {
      code: isPermanent ? 'mail_refused' : 'mail_deferred',
      ...(responseCode && { detail: String(responseCode) }),
    });
  }
  const detail = String(responseCode ?? code);
  return new MailError('temporary', { code: code === 'EAUTH' ? 'mail_login' : 'mail_unreachable', detail });
}
