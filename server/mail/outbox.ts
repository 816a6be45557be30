import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attachment, Mail, Mailer, TextAttachment } from './mailer.ts';

/** A file of such a mail: bytes are kept as base64. */
export interface KeptFile extends TextAttachment {
  encoding?: 'base64';
}

/** A mail that stayed on this machine. */
export interface KeptMail extends Mail {
  id: string;
  date: string;
  attachments?: KeptFile[];
}

export interface Outbox extends Mailer {
  /** Newest first. */
  list(): Promise<KeptMail[]>;
  read(id: string): Promise<KeptMail | undefined>;
}

/** Older mails make room for new ones. */
const capacity = 200;

/** Each mail is a file of `folder`; its name begins with the moment, so that names sort as mails do. */
export function openOutbox(folder: string): Outbox {
  const pathOf = (id: string) => join(folder, `${id}.json`);
  const idsNewestFirst = async () =>
    (await readdir(folder).catch(() => []))
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .toSorted()
      .toReversed();
  const read = async (id: string) => {
    if (!/^[\w-]+$/.test(id)) return undefined;
    const text = await readFile(pathOf(id), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as KeptMail);
  };

  return {
    read,
    close: () => undefined,
    async send({ attachments = [], ...mail }) {
      const date = new Date().toISOString();
      const id = `${date.replace(/\W/g, '-')}${randomUUID()}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(
        `${pathOf(id)}.new`,
        JSON.stringify({ id, date, ...mail, attachments: attachments.map(readable) }),
        { mode: 0o600 },
      );
      await rename(`${pathOf(id)}.new`, pathOf(id));
      const tooMany = (await idsNewestFirst()).slice(capacity);
      await Promise.all(tooMany.map((one) => rm(pathOf(one), { force: true })));
      return { refused: [] };
    },
    async list() {
      const mails = await Promise.all((await idsNewestFirst()).map(read));
      return mails.filter((mail) => mail !== undefined);
    },
  };
}

const readable = ({ content, ...file }: Attachment): KeptFile =>
  typeof content === 'string'
    ? { ...file, content }
    : { ...file, content: content.toString('base64'), encoding: 'base64' };
