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

const isGsm = (character: string) => basic.includes(character) || extended.includes(character);
