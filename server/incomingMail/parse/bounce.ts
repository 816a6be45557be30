import { mailIdsIn } from '../../mailQueue/index.ts';
import type { Bounce } from './incomingMail.ts';

/** The part of a report that is searched; it has the headers of the email that was not delivered. */
const SEARCHED = 256 * 1024;
/** A report is about one email. */
const MOST = 10;

/** Returns what the report of a mail server says about emails of ours; undefined if the server is still trying. */
export function bounceOf(raw: Buffer): Bounce | undefined {
  const text = raw.toString('latin1', 0, SEARCHED);
  const action = /^action:[ \t]*(\w+)/im.exec(text)?.[1]?.toLowerCase();
  if (action && action !== 'failed') return undefined;
  const status = /^status:[ \t]*(\d\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1];
  // Not its References, which were delivered.
  const named = text.match(/^message-id:\s{0,10}<[^<>\s]{1,200}>/gim) ?? [];
  return { mailIds: mailIdsIn(named.join(' ')).slice(0, MOST), ...(status && { status }) };
}
