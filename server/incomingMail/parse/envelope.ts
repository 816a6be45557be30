import { isEmailAddress } from '../../../src/schemas/mail/recipients.ts';

/** The part of a message in which its headers are looked for, in bytes. */
const SEARCHED = 64 * 1024;
const LONGEST = 200;
/** Of the value of a header that is looked at, in letters. */
const LONGEST_VALUE = 4000;
const MOST = 100;

/** What the headers of a message that cannot be read seem to say. */
export function envelopeOf(raw: Buffer) {
  const [head = ''] = raw.toString('utf8', 0, SEARCHED).split(/\r?\n\r?\n/, 1);
  const unfolded = head.replaceAll(/\r?\n[ \t]+/g, ' ');
  const valueOf = (name: string) => {
    const [, value = ''] = new RegExp(`^${name}:(.*)$`, 'im').exec(unfolded) ?? [];
    return line(decodeWords(value));
  };
  const recipients = [...unfolded.matchAll(/^(?:delivered-to|x-original-to|to|cc):(.*)$/gim)];
  const to = recipients.flatMap(
    // Bounded, and apart by "@": an unbounded run would be tried from each of its letters.
    ([, value = '']) =>
      value
        .slice(0, LONGEST_VALUE)
        .toLowerCase()
        .match(/[^\s<>,;:"()@]{1,64}@[^\s<>,;:"()@]{1,255}/g) ?? [],
  );
  return {
    from: valueOf('from'),
    subject: valueOf('subject'),
    to: [...new Set(to)].filter(isEmailAddress).slice(0, MOST),
  };
}

/** The beginning of a text on one line, without control and direction characters. */
const line = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .replaceAll(/\p{Cs}/gu, '');

/** Decodes the words of a header that are not ASCII (RFC 2047); what cannot be decoded stays. */
const decodeWords = (text: string) =>
  text
    .slice(0, 2000)
    .replaceAll(/(\?=)\s+(=\?)/g, '$1$2')
    .replaceAll(
      /=\?([\w-]+)(?:\*\w+)?\?([bq])\?([^?\s]*)\?=/gi,
      (word, charset: string, coding: string, content: string) => {
        const bytes = coding.toLowerCase() === 'b' ? Buffer.from(content, 'base64') : quotedBytes(content);
        try {
          return new TextDecoder(charset).decode(bytes);
        } catch {
          return word;
        }
      },
    );

const quotedBytes = (text: string) =>
  Buffer.from(
    text
      .replaceAll('_', ' ')
      .replaceAll(/=([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
    'latin1',
  );
