import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** An answer of the server: a code, or the line breaks. */
type Answer = number | 'breaks' | undefined;

export interface Behaviour {
  /** To a recipient; undefined takes them. */
  recipient?: (address: string) => number | undefined;
  /** To a whole mail; undefined takes it. */
  mail?: (mail: ParsedMail) => Answer | Promise<Answer>;
}

export interface ReceivedMail extends ParsedMail {
  /** Whom the server was told to bring it to. */
  recipients: string[];
}

export interface MailServer {
  url: string;
  /** What was taken, in its order. */
  taken: ReceivedMail[];
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
}

const refusal = (code: number) => Object.assign(new Error('No'), { responseCode: code });

/** A real SMTP server on this machine, which does as it is told. */
export async function startMailServer(first: Behaviour = {}, port = 0): Promise<MailServer> {
  let behaviour = first;
  const taken: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      const code = behaviour.recipient?.(address);
      done(code ? refusal(code) : null);
    },
    onData: (stream, session, done) => {
      const answer = async () => {
        const mail = await simpleParser(stream, { skipHtmlToText: true, skipTextToHtml: true });
        const code = await behaviour.mail?.(mail);
        if (code === 'breaks') return sockets.forEach((socket) => socket.destroy());
        if (code) return done(refusal(code));
        taken.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        return done();
      };
      // Whoever hangs up while it sends is told nothing.
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
    taken,
    behave: (next) => (behaviour = next),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
