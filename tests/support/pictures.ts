const segment = (marker: number, body: Buffer | number[]) => {
  const content = Buffer.from(body);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** An Exif segment with a description and an orientation. */
function exifOf(said: string, orientation: number): Buffer {
  const tiff = Buffer.alloc(26 + said.length);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  tiff.write(said, 26, 'latin1');
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

interface JpegParts {
  /** The Exif description. */
  exif?: string;
  orientation?: number;
  /** Bytes after the end marker. */
  tail?: string;
}

/** A JPEG with the segments that parsers read: a frame of 4 by 3 pixels and one scan, without pixel data. */
export const jpeg = ({ exif, orientation = 1, tail = '' }: JpegParts = {}): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...(exif === undefined ? [] : [exifOf(exif, orientation), segment(0xfe, Buffer.from(exif))]),
    segment(0xc0, [8, 0, 3, 0, 4, 1, 1, 0x11, 0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.from([0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
    Buffer.from(tail),
  ]);

/** One pixel. */
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** One pixel, lossless. */
export const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
