import { mailIdsIn } from '../../mailQueue/index.ts';
import type { Bounce } from './incomingMail.ts';

/** The part of a report that is searched; it has the headers of the email that was not delivered. */
const SEARCHED = 256 * 1024;
/** A report is about one email. */
const MOST = 10;

/** Reports about what was read or is unwanted. */
const others = /^content-type:[ \t]*message\/(disposition-notification|feedback-report)/im;

/**
 * Returns what the report of a mail server says about emails of ours that failed for good; undefined if it says nothing
 * of failure, such as one about a delay.
 */
export function bounceOf(raw: Buffer): Bounce | undefined {
  const text = raw.toString('latin1', 0, SEARCHED);
  if (others.test(text)) return undefined;
  const actions = valuesOf(text, /^action:[ \t]*(\w+)/gim);
  const statuses = valuesOf(text, /^status:[ \t]*(\d\.\d{1,3}\.\d{1,3})/gim);
  const final = statuses.find((one) => one.startsWith('5.'));
  if (actions.length > 0 ? !actions.includes('failed') : !final) return undefined;
  const status = final ?? statuses[0];
  // Not its References, which were delivered.
  const named = text.match(/^message-id:\s{0,10}<[^<>\s]{1,200}>/gim) ?? [];
  return { mailIds: mailIdsIn(named.join(' ')).slice(0, MOST), ...(status && { status }) };
}

/** Of each recipient of a report the value of a field. */
const valuesOf = (text: string, field: RegExp): string[] =>
  [...text.matchAll(field)].map(([, value = '']) => value.toLowerCase());
