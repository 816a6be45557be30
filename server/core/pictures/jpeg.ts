/** Markers without a length: TEM, RST0 to RST7, SOI. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const END = 0xd9;
const SCAN = 0xda;

/** Keeps the segments needed for pixels and colours; of Exif only an orientation other than the default. */
export function plainJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  for (;;) {
    const marker = bytes.readUInt8(at + 1);
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError('A segment begins elsewhere');
    if (marker === 0xff) {
      at += 1; // A fill byte.
      continue;
    }
    if (marker === END) return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
    if (isAlone(marker)) {
      kept.push(bytes.subarray(at, at + 2));
      at += 2;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) throw new RangeError('A segment ends too early');
    kept.push(...keptOf(marker, bytes.subarray(at, end)));
    at = end;
    if (marker !== SCAN) continue;
    at = endOfScan(bytes, end);
    kept.push(bytes.subarray(end, at));
  }
}

function keptOf(marker: number, segment: Buffer): Buffer[] {
  const begins = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name;
  if (marker === 0xe1) return begins('Exif\0\0') ? turned(segment) : [];
  const isProfile = marker === 0xe2 && begins('ICC_PROFILE\0');
  const isColour = marker === 0xee && begins('Adobe');
  const isHead = marker === 0xe0 && begins('JFIF\0');
  const isOther = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
  return !isOther || isHead || isColour || isProfile ? [segment] : [];
}

/** Returns the offset of the next marker that is neither a stuffed byte nor a restart; the end of a truncated file. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at < bytes.length - 1; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new RangeError('The scan does not end');
}

const ORIENTATION = 0x0112;
const HEAD = 10;

/** Returns an Exif segment with only the orientation; none for the default orientation. */
function turned(segment: Buffer): Buffer[] {
  const orientation = orientationOf(segment.subarray(HEAD));
  if (orientation < 2 || orientation > 8) return [];
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100000000000000000000', 'hex').subarray(0, 26);
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return [Buffer.concat([head, body])];
}

/** Returns the orientation in the first directory of a TIFF; 0 if absent. */
function orientationOf(tiff: Buffer): number {
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II';
    const u16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    const count = Math.min(u16(first), 200);
    for (let index = 0; index < count; index += 1) {
      const entry = first + 2 + 12 * index;
      if (u16(entry) === ORIENTATION) return u16(entry + 8);
    }
  } catch {
    // An offset is out of range.
  }
  return 0;
}
