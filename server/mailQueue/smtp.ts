import { createTransport } from 'nodemailer';
import { Transform } from 'node:stream';
import { serverTimeouts } from '../../src/schemas/timeouts.ts';
import { MailError } from './mailError.ts';
import type { Address, Mailer } from './mailer.ts';

/** As many mails are on the line at once. */
export const connections = 5;

const options = {
  pool: true,
  maxConnections: connections,
  maxMessages: 1000,
  // A mail whose connection dies may have been taken: it is not for the pool to send it again.
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
  // The last of a mail is read when the server has asked for it, and not before.
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((input) => {
      const output = gathered();
      output.once('end', () => written.add(String(data.messageId)));
      return input.pipe(output);
    });
    done();
  });
  return {
    async send({ fromName, to, cc = [], bcc = [], ...mail }) {
      const sender = { name: fromName ?? '', address: from };
      const everybody = [...to, ...cc, ...bcc].map(({ address }) => address);
      try {
        const { rejectedErrors = [] } = await transport.sendMail({
          ...mail,
          from: sender,
          to: named(to),
          cc: named(cc),
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

/** What is written piece by piece leaves in large pieces, the last of them at the end: a mail is mostly one. */
function gathered(): Transform {
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

const named = (addresses: Address[]) => addresses.map(({ address, name = '' }) => ({ address, name }));

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  rejectedErrors?: SmtpError[];
}

/** What the server said of the mail itself counts for good (5xx); whatever else is wrong may be better later. */
function failureOf({ code = '', responseCode, rejectedErrors }: SmtpError, isWritten: boolean): MailError {
  // Without an answer it is our own library that takes no such address.
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
