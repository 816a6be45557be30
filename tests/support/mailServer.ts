import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** The server's response: a code, or a dropped connection. */
type Answer = number | 'breaks' | undefined;

export interface Responses {
  /** The response to a recipient; undefined accepts it. */
  recipient?: (address: string) => number | undefined;
  /** The response to a whole email; undefined accepts it. */
  mail?: (mail: ParsedMail) => Answer | Promise<Answer>;
}

export interface ReceivedMail extends ParsedMail {
  /** The envelope recipients. */
  recipients: string[];
}

export interface MailServer {
  url: string;
  /** The accepted emails, in order. */
  accepted: ReceivedMail[];
  respondWith: (responses: Responses) => void;
  close: () => Promise<void>;
}

const refusal = (code: number) => Object.assign(new Error('No'), { responseCode: code });

/** An SMTP server on this machine with configurable responses. */
export async function startMailServer(first: Responses = {}, port = 0): Promise<MailServer> {
  let responses = first;
  const accepted: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      const code = responses.recipient?.(address);
      done(code ? refusal(code) : null);
    },
    onData: (stream, session, done) => {
      const answer = async () => {
        const mail = await simpleParser(stream, { skipHtmlToText: true, skipTextToHtml: true });
        const code = await responses.mail?.(mail);
        if (code === 'breaks') return sockets.forEach((socket) => socket.destroy());
        if (code) return done(refusal(code));
        accepted.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        return done();
      };
      // A client that disconnected gets no response.
      answer().catch(() => undefined);
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    accepted,
    respondWith: (next) => (responses = next),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
