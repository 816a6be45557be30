const EXTENSION = 0x21;
const IMAGE = 0x2c;
const END = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;
/** Application extensions that define how often the animation loops. */
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/** Removes comments and other application extensions, and what follows the trailer. */
export function plainGif(bytes: Buffer): Buffer {
  const head = 13 + tableBytes(bytes.readUInt8(10));
  const kept: Buffer[] = [bytes.subarray(0, head)];
  for (let at = head; ;) {
    const kind = bytes.readUInt8(at);
    if (kind === END) return Buffer.concat([...kept, bytes.subarray(at, at + 1)]);
    if (kind !== EXTENSION && kind !== IMAGE) throw new RangeError('A block of no kind');
    const data = kind === IMAGE ? at + 11 + tableBytes(bytes.readUInt8(at + 9)) : at + 2;
    const end = endOfBlocks(bytes, data);
    if (kind === IMAGE || isShown(bytes, at)) kept.push(bytes.subarray(at, end));
    at = end;
  }
}

/** Size of a colour table, from its flags. */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

function isShown(bytes: Buffer, at: number): boolean {
  const label = bytes.readUInt8(at + 1);
  if (label === COMMENT) return false;
  return label !== APPLICATION || loops.has(bytes.toString('latin1', at + 3, at + 14));
}

function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let size = bytes.readUInt8(at); size > 0; size = bytes.readUInt8(at)) at += size + 1;
  return at + 1;
}
