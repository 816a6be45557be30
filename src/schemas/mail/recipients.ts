/** A recipient; the name precedes the address. */
export interface Recipient {
  address: string;
  name?: string;
}

/** An e-mail address as browsers validate it (HTML, `type=email`), with a dot in the domain. */
const written =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const MAX_ADDRESS = 254;
const MAX_LOCAL_PART = 64;

/** Whether browsers and SMTP accept the address: lengths of RFC 5321, no leading, trailing or double dots (RFC 5322). */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_ADDRESS || !written.test(text)) return false;
  const local = text.slice(0, text.lastIndexOf('@'));
  return local.length <= MAX_LOCAL_PART && !/^\.|\.\.|\.$/.test(local);
}

/** Compares addresses, ignoring case. */
export const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

interface Recipients {
  recipients: Recipient[];
  /** Invalid entries as typed. */
  wrong: string[];
}

const named = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/;

/** Parses addresses with optional names, separated by commas, semicolons, tabs or line breaks. */
export function parseRecipients(text: string): Recipients {
  const result: Recipients = { recipients: [], wrong: [] };
  for (const part of splitList(text)) {
    const [, name = '', inside] = named.exec(part) ?? [];
    const address = (inside ?? part).trim();
    if (!isEmailAddress(address)) result.wrong.push(part);
    else result.recipients.push(name ? { address, name: withoutBreaks(name) } : { address });
  }
  return result;
}

/** Splits a list; a comma within quotes belongs to a name. Addresses separated by blanks are split as well. */
function splitList(text: string): string[] {
  const parts = text.match(/(?:"[^"]*"|[^,;\t\r\n"]|")+/g) ?? [];
  return parts
    .flatMap((part) => (/[<"]/.test(part) ? part : addressesIn(part)))
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Splits at white space if two adjacent words are addresses. */
function addressesIn(part: string): string | string[] {
  const words = part.split(/\s+/);
  const isBeside = (word: string, index: number) =>
    word.lastIndexOf('@') > 0 && words[index - 1]?.includes('@') === true;
  return words.some(isBeside) ? words : part;
}

/** Adds recipients whose address is not present yet. */
export function addRecipients(present: readonly Recipient[], added: readonly Recipient[]): Recipient[] {
  const all = [...present];
  for (const one of added) {
    if (!all.some(({ address }) => isSameAddress(address, one.address))) all.push(one);
  }
  return all;
}

export const formatRecipient = ({ address, name }: Recipient) => (name ? `${name} <${address}>` : address);

/** Control characters and line breaks, which could inject a header, and bidirectional overrides. */
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text is a single line, as a header must be. */
export const isSingleLine = (text: string) => !controls.test(text);

const withoutBreaks = (text: string) =>
  text
    .split(controls)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
