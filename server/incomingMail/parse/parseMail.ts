import { bounceOf } from './bounce.ts';
import { filesOf } from './files.ts';
import { headersOf } from './headers.ts';
import type { IncomingMail } from './incomingMail.ts';
import { MAX_QUOTED, MAX_TEXT } from './limits.ts';
import { readInThread, UnreadableMail } from './readInThread.ts';
import { splitQuoted } from './splitQuoted.ts';

/** Reads a MIME message as plain text; throws UnreadableMail if it is none. No HTML and no remote picture is kept. */
export async function parseMail(raw: Buffer): Promise<IncomingMail> {
  const { headers, digest, text, isCut, files } = await readInThread(raw);
  const { isReport, messageId = `<${digest}>`, ...said } = headersOf(headers);
  if (!said.from.address) throw new UnreadableMail('The message has no sender');
  const body = splitQuoted(text);
  return {
    ...said,
    messageId,
    text: cut(body.text, MAX_TEXT),
    quoted: cut(body.quoted, MAX_QUOTED),
    isCut: isCut || body.text.length > MAX_TEXT || body.quoted.length > MAX_QUOTED,
    bounce: isReport ? bounceOf(raw) : undefined,
    files: filesOf(files),
  };
}

/** Cuts a text without halving a character. PostgreSQL stores no NUL. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replaceAll(/\p{Cs}|\0/gu, '');
}
