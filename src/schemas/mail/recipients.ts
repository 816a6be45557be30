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

/** An address that browsers and SMTP take alike: of RFC 5321's lengths, and without stray dots (RFC 5322). */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_ADDRESS || !written.test(text)) return false;
  const local = text.slice(0, text.lastIndexOf('@'));
  return local.length <= MAX_LOCAL_PART && !/^\.|\.\.|\.$/.test(local);
}

/** Two addresses that reach the same person. */
export const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

interface Recipients {
  recipients: Recipient[];
  /** What is no address, as it was written. */
  wrong: string[];
}

const named = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/;

/** Reads what was typed or pasted: addresses, also with names, between commas, semicolons, tabs or line breaks. */
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

/** The parts of a list; a comma between quotes belongs to a name. Addresses between blanks are several. */
function splitList(text: string): string[] {
  const parts = text.match(/(?:"[^"]*"|[^,;\t\r\n"]|")+/g) ?? [];
  return parts
    .flatMap((part) => (/[<"]/.test(part) ? part : addressesIn(part)))
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Words of which two beside each other are addresses are several; all else is one. */
function addressesIn(part: string): string | string[] {
  const words = part.split(/\s+/);
  const isBeside = (word: string, index: number) =>
    word.lastIndexOf('@') > 0 && words[index - 1]?.includes('@') === true;
  return words.some(isBeside) ? words : part;
}

/** Adds those that are not there yet. */
export function addRecipients(present: readonly Recipient[], added: readonly Recipient[]): Recipient[] {
  const all = [...present];
  for (const one of added) {
    if (!all.some(({ address }) => isSameAddress(address, one.address))) all.push(one);
  }
  return all;
}

export const formatRecipient = ({ address, name }: Recipient) => (name ? `${name} <${address}>` : address);

/** Line breaks and the like, which would begin another header, and what turns the direction of what follows. */
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Text of one line, as a header of a mail is. */
export const isSingleLine = (text: string) => !controls.test(text);

const withoutBreaks = (text: string) =>
  text
    .split(controls)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
