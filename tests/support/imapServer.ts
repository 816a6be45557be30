import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface ImapServer {
  url: string;
  /** Puts a message into the mailbox. */
  deliver: (message: Buffer) => void;
  /** Numbers all messages anew. */
  renumber: () => void;
  /** How many messages were asked for. */
  fetched: () => number;
  /** How many of the next answers with a message break in the middle. */
  breakNext: (count: number) => void;
  refuseSignIn: (isRefused: boolean) => void;
  close: () => Promise<void>;
}

interface Stored {
  uid: number;
  content: Buffer;
}

/** An IMAP server with one mailbox on this machine, which misbehaves when asked to. */
export async function startImapServer(): Promise<ImapServer> {
  const sockets = new Set<Socket>();
  let messages: Stored[] = [];
  let [uidValidity, uidNext, fetched, broken] = [1, 1, 0, 0];
  let isRefused = false;

  const fetch = (socket: Socket, uid: number): boolean => {
    const index = messages.findIndex((one) => one.uid === uid);
    const found = messages[index];
    if (!found) return true;
    fetched += 1;
    socket.write(`* ${index + 1} FETCH (UID ${uid} BODY[]<0> {${found.content.length}}\r\n`);
    if (broken > 0) {
      broken -= 1;
      socket.write(found.content.subarray(0, 20), () => socket.destroy());
      return false;
    }
    socket.write(found.content);
    socket.write(')\r\n');
    return true;
  };

  const answer = (socket: Socket, tag: string, command: string): void => {
    const done = (text = 'OK done') => socket.write(`${tag} ${text}\r\n`);
    const asked = command.toUpperCase();
    if (asked.startsWith('CAPABILITY')) socket.write('* CAPABILITY IMAP4rev1\r\n');
    if (asked.startsWith('LOGIN') && isRefused) return void done('NO [AUTHENTICATIONFAILED] no');
    if (asked.startsWith('LIST')) socket.write('* LIST () "/" INBOX\r\n');
    if (/^(SELECT|EXAMINE)/.test(asked)) {
      socket.write(`* ${messages.length} EXISTS\r\n* FLAGS ()\r\n`);
      socket.write(`* OK [UIDVALIDITY ${uidValidity}] valid\r\n* OK [UIDNEXT ${uidNext}] next\r\n`);
    }
    if (asked.startsWith('NOOP')) socket.write(`* ${messages.length} EXISTS\r\n`);
    if (asked.startsWith('UID SEARCH')) {
      const from = Number(/UID (\d+):\*/.exec(asked)?.[1] ?? 0);
      const last = messages.at(-1)?.uid ?? 0;
      // As the standard says, a range above the last message names that one.
      const found = messages.filter(({ uid }) => uid >= from || uid === last);
      socket.write(`* SEARCH${found.map(({ uid }) => ` ${uid}`).join('')}\r\n`);
    }
    const uid = /^UID FETCH (\d+)/.exec(asked)?.[1];
    if (uid && !fetch(socket, Number(uid))) return;
    if (asked.startsWith('LOGOUT')) socket.write('* BYE\r\n');
    done();
    if (asked.startsWith('LOGOUT')) socket.end();
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    let input = '';
    socket.on('data', (bytes) => {
      input += bytes.toString('latin1');
      const lines = input.split('\r\n');
      input = lines.pop() ?? '';
      for (const line of lines) {
        const space = line.indexOf(' ');
        answer(socket, line.slice(0, space), line.slice(space + 1));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const announce = () => {
    for (const socket of sockets) socket.write(`* ${messages.length} EXISTS\r\n`);
  };
  return {
    url: `imap://desk%40first.example:secret@127.0.0.1:${port}/INBOX`,
    deliver: (content) => {
      messages.push({ uid: uidNext, content });
      uidNext += 1;
      announce();
    },
    renumber: () => {
      uidValidity += 1;
      messages = messages.map(({ content }, index) => ({ uid: index + 1, content }));
      uidNext = messages.length + 1;
      for (const socket of sockets) socket.destroy();
    },
    fetched: () => fetched,
    breakNext: (count) => {
      broken = count;
    },
    refuseSignIn: (next) => {
      isRefused = next;
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
