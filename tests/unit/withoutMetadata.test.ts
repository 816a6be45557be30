import { describe, expect, test } from 'vitest';
import { crc32 } from 'node:zlib';
import { withoutMetadata } from '../../server/core/pictures/withoutMetadata.ts';
import { gif, jpeg, webp } from '../support/pictures.ts';

const secret = 'GPS 45.5,-73.5 of camera 4711';

const chunk = (kind: string, body: string | Buffer) => {
  const content = Buffer.concat([Buffer.from(kind, 'latin1'), Buffer.from(body)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
};
const png = (...more: Buffer[]) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    ...more,
    chunk('IDAT', 'pixels'),
    chunk('IEND', ''),
  ]);

const riff = (...chunks: [kind: string, body: Buffer][]) => {
  const all = chunks.map(([kind, body]) => {
    const head = Buffer.from(`${kind}....`, 'latin1');
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
  });
  const head = Buffer.from('RIFF....WEBP', 'latin1');
  head.writeUInt32LE(4 + all.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...all]);
};
const extended = (flags: number) => Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const pixels = webp.subarray(20);

const commented = Buffer.concat([
  gif.subarray(0, 19),
  Buffer.from([0x21, 0xfe, secret.length]),
  Buffer.from(secret),
  Buffer.from([0]),
  gif.subarray(19),
]);

describe('removes invisible metadata of an image and keeps everything else:', () => {
  test.each([
    ['a JPEG', 'image/jpeg', jpeg({ exif: secret, tail: secret }), jpeg()],
    [
      'a PNG',
      'image/png',
      Buffer.concat([png(chunk('eXIf', secret), chunk('tEXt', secret)), Buffer.from(secret)]),
      png(),
    ],
    [
      'a PNG',
      'image/png',
      png(chunk('gAMA', '1234'), chunk('iCCP', 'x')),
      png(chunk('gAMA', '1234'), chunk('iCCP', 'x')),
    ],
    [
      'a WebP',
      'image/webp',
      riff(
        ['VP8X', extended(0x1c)],
        ['VP8L', pixels],
        ['EXIF', Buffer.from(secret)],
        ['XMP ', Buffer.from(secret)],
      ),
      riff(['VP8X', extended(0x10)], ['VP8L', pixels]),
    ],
    ['a GIF', 'image/gif', commented, gif],
  ] as const)('%s', (_, type, picture, plain) => {
    expect(picture.equals(plain)).toBe(!picture.toString('latin1').includes(secret));
    expect(withoutMetadata(type, picture)).toEqual(plain);
  });

  test('keeps only the orientation of the Exif data of a JPEG', () => {
    const turned = withoutMetadata('image/jpeg', jpeg({ exif: secret, orientation: 6 }))!;
    expect(turned.toString('latin1')).not.toContain(secret);
    expect(turned.length).toBe(jpeg().length + 36);
    const [at] = [turned.indexOf('Exif\0\0')];
    // MM, directory at offset 8, one entry: 0x0112, SHORT, 1, the value.
    expect(turned.subarray(at + 6, at + 26).toString('hex')).toBe('4d4d002a00000008000101120003000000010006');
    expect(withoutMetadata('image/jpeg', turned)).toEqual(turned);
  });
});

test.each([
  ['image/jpeg', jpeg()],
  ['image/png', png()],
  ['image/gif', gif],
  ['image/webp', webp],
] as const)('distinguishes a truncated %s at any position from a complete one', (type, picture) => {
  for (let length = 0; length < picture.length - 1; length += 1)
    expect(withoutMetadata(type, picture.subarray(0, length)), `${length} bytes`).toBeUndefined();
  expect(withoutMetadata(type, picture)).toEqual(picture);
});
