import { setTimeout as pause } from 'node:timers/promises';
import { once } from 'node:events';
import { serverTimeouts } from '../../../src/schemas/timeouts.ts';
import { MAX_MESSAGE } from '../parse/limits.ts';

/** A folder of a mailbox that is open for reading; nothing in it is changed. */
export interface Mailbox {
  /** Server, user and folder. */
  name: string;
  /** Changes when the server numbers its messages anew. */
  uidValidity: string;
  /** The number of the next message. */
  uidNext: number;
  /** The numbers of messages above one, in order. */
  uidsAfter(uid: number): Promise<number[]>;
  /** The numbers of messages that arrived since a day, in order. */
  uidsSince(day: Date): Promise<number[]>;
  /** A message, or the beginning of a very large one; undefined if it is gone. */
  read(uid: number): Promise<Buffer | undefined>;
  /** Resolves when something may have arrived, after `longest` ms at the latest; throws if the connection was lost. */
  waitForMail(longest: number, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** A mailbox that cannot be opened or read; contains a code only, since servers quote addresses. */
export class MailboxError extends Error {
  readonly code: 'mailbox_login' | 'mailbox_unreachable';
  readonly detail: string | undefined;

  constructor({ authenticationFailed, code }: ImapFailure) {
    super('The mailbox cannot be read');
    this.code = authenticationFailed ? 'mailbox_login' : 'mailbox_unreachable';
    this.detail = code;
  }
}

interface ImapFailure {
  authenticationFailed?: boolean;
  code?: string;
}

function fail(error: unknown): never {
  throw new MailboxError(error as ImapFailure);
}

/** Connects to the folder of an address such as imaps://user:password@host:port/folder. */
export async function openMailbox(address: string): Promise<Mailbox> {
  const { ImapFlow } = await import('imapflow');
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const isSecure = protocol === 'imaps:';
  const user = decodeURIComponent(username);
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    auth: { user, pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: serverTimeouts.mailConnection,
    greetingTimeout: serverTimeouts.mailGreeting,
    socketTimeout: 4 * serverTimeouts.mailAnswer,
  });
  // What waits for an answer is told, too.
  client.on('error', () => undefined);
  // What is announced while messages are read is not missed.
  let isAnnounced = false;
  client.on('exists', () => {
    isAnnounced = true;
  });
  await client.connect().catch(fail);
  const { uidValidity, uidNext } = await client.mailboxOpen(folder, { readOnly: true }).catch(fail);
  const search = async (query: Parameters<typeof client.search>[0]) => {
    isAnnounced = false;
    const found = await client.search(query, { uid: true }).catch(fail);
    // False means that the server did not answer as it should.
    if (!found) throw new MailboxError({ code: 'SEARCH' });
    return found.toSorted((one, other) => one - other);
  };
  return {
    name: `${user}@${hostname}/${folder}`,
    uidValidity: String(uidValidity),
    uidNext,
    // The last message is found by any range that begins above it.
    uidsAfter: async (uid) => (await search({ uid: `${uid + 1}:*` })).filter((found) => found > uid),
    uidsSince: (since) => search({ since }),
    read: async (uid) => {
      const asked = { uid: true, source: { maxLength: MAX_MESSAGE } };
      const found = await client.fetchOne(String(uid), asked, { uid: true }).catch(fail);
      if (!client.usable) throw new MailboxError({ code: 'LOST' });
      return found ? found.source : undefined;
    },
    waitForMail: async (longest, signal) => {
      if (!client.usable) throw new MailboxError({ code: 'LOST' });
      if (isAnnounced) return;
      const ended = new AbortController();
      const stop = { signal: AbortSignal.any([signal, ended.signal]) };
      const events = [
        once(client, 'exists', stop),
        once(client, 'close', stop),
        pause(longest, undefined, stop),
      ];
      try {
        await Promise.race(events);
      } finally {
        ended.abort();
        await Promise.allSettled(events);
      }
      if (!client.usable) throw new MailboxError({ code: 'LOST' });
      await client.noop().catch(fail);
    },
    close: () => client.close(),
  };
}
