/** GSM 03.38: characters of one septet, and those of two (an escape before them). */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '\f^{}\\[~]|€';

/** Characters of a message with one segment, and of each segment of a longer one, whose header takes some. */
const limits = { 'GSM-7': [160, 153], 'UCS-2': [70, 67] } as const;

export interface SegmentCount {
  encoding: keyof typeof limits;
  /** Units of the encoding: septets, or UTF-16 code units. */
  units: number;
  segments: number;
  /** Units left in the last segment. */
  left: number;
  /** Characters because of which the message is sent in UCS-2, each once. */
  special: string[];
}

/** Counts how many segments a text takes (3GPP TS 23.038 and 23.040); a character is never split between two. */
export function countSegments(text: string): SegmentCount {
  const characters = Array.from(text);
  const special = [...new Set(characters.filter((one) => !isGsm(one)))];
  const encoding = special.length > 0 ? 'UCS-2' : 'GSM-7';
  const sizes = characters.map((one) => (encoding === 'UCS-2' ? one.length : extended.includes(one) ? 2 : 1));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const [alone, each] = limits[encoding];
  if (units <= alone) return { encoding, units, segments: 1, left: alone - units, special };
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > each) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return { encoding, units, segments, left: each - used, special };
}

/** Characters that are written for others in texts, with those of GSM 03.38 in their place. */
const plain: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
  œ: 'oe',
  Œ: 'OE',
};

/** Returns a text with plain letters and signs in place of those that need more room; emoji stay. */
export const plainLetters = (text: string): string =>
  Array.from(text.normalize('NFC'), (one) => (isGsm(one) ? one : (plain[one] ?? withoutAccent(one)))).join(
    '',
  );

function withoutAccent(character: string): string {
  const [letter = character] = character.normalize('NFD');
  return isGsm(letter) ? letter : character;
}

/** Returns a formatted amount or date with plain spaces, so that it does not take a text message out of GSM 03.38. */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

export interface Savings {
  /** The text with plain letters, if it takes fewer segments. */
  plain?: { text: string; segments: number };
  /** How many units the last segment contains, if leaving out a few saves it. */
  over?: number;
}

/** Most units that are worth leaving out. */
const FEW = 30;

/** Returns what saves a segment of a text. */
export function savingsOf(text: string): Savings {
  const { encoding, units, segments } = countSegments(text);
  if (segments < 2) return {};
  const written = plainLetters(text);
  const fewer = countSegments(written).segments;
  const [alone, each] = limits[encoding];
  const over = units - (segments === 2 ? alone : (segments - 1) * each);
  return {
    ...(fewer < segments && { plain: { text: written, segments: fewer } }),
    ...(over <= FEW && { over }),
  };
}

function isGsm(character: string): boolean {
  return basic.includes(character) || extended.includes(character);
}
