/** Ancillary chunks that affect rendering or animation; names of critical chunks begin with a capital. */
const shown = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs sPLT hIST acTL fcTL fdAT'.split(' '),
);
const HEAD = 8;

/** Keeps the chunks that affect rendering, up to the end. */
export function plainPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, HEAD)];
  for (let at = HEAD; ;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new RangeError('A chunk ends too early');
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (/^[A-Z]/.test(kind) || shown.has(kind)) kept.push(bytes.subarray(at, end));
    if (kind === 'IEND') return Buffer.concat(kept);
    at = end;
  }
}
