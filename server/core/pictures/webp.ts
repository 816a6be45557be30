const HEAD = 12;
const hidden = new Set(['EXIF', 'XMP ']);
/** Flags of Exif and XMP in the extended header. */
const announced = 0x08 | 0x04;

/** Removes Exif and XMP. */
export function plainWebp(bytes: Buffer): Buffer {
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  if (end < 7 + bytes.readUInt32LE(4)) throw new RangeError('It ends too early');
  const kept: Buffer[] = [];
  for (let at = HEAD; at + 8 <= end;) {
    const size = bytes.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > bytes.length) throw new RangeError('A chunk ends too early');
    const kind = bytes.toString('latin1', at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, next));
    if (kind === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~announced, 8);
    if (!hidden.has(kind)) kept.push(chunk);
    at = next;
  }
  if (kept.length === 0) throw new RangeError('It holds nothing');
  const head = Buffer.from(bytes.subarray(0, HEAD));
  head.writeUInt32LE(4 + kept.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...kept]);
}
