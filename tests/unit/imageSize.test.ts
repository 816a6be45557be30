import { describe, expect, test } from 'vitest';
import { imagePixels } from '../../src/schemas/imageSize.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (one) => one.charCodeAt(0)) : part)),
  );

describe('declared size of an image', () => {
  test.each([
    [
      'image/png',
      bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]),
      9e8,
    ],
    ['image/gif', bytes('GIF89a', [2, 0, 3, 0]), 6],
    ['image/webp', bytes('RIFF....WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [0x2f, 0x75, 0, 0x2f, 0x75, 0]), 9e8],
    ['image/webp', bytes('RIFF....WEBPVP8L', [9, 0, 0, 0, 0x2f], [1, 0xc0, 0, 0]), 8],
    ['image/webp', bytes('RIFF....WEBPVP8 ', [9, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a], [2, 0, 4, 0]), 8],
    [
      'image/jpeg',
      bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc4, 0, 2, 0xff, 0xc2, 0, 17, 8, 0, 2, 0, 5]),
      10,
    ],
  ] as const)('reads %s', (type, picture, pixels) => expect(imagePixels(type, picture)).toBe(pixels));

  test.each(['image/png', 'image/gif', 'image/webp', 'image/jpeg'] as const)(
    'is unknown for a truncated %s',
    (type) => expect(imagePixels(type, bytes([0xff, 0xd8]))).toBeUndefined(),
  );

  const frame = [0xff, 0xc0, 0, 17, 8, 0x75, 0x30, 0x75, 0x30];
  test.each([
    [
      'a fill byte before its frame',
      bytes([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xff, 0xff], frame.slice(1)),
      9e8,
    ],
    ['a restart before its frame', bytes([0xff, 0xd8, 0xff, 0xd0], frame), 9e8],
    ['a scan before its frame', bytes([0xff, 0xd8, 0xff, 0xda, 0, 2], frame), undefined],
    ['something else between its segments', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0x12], frame), undefined],
    ['no lines', bytes([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 0, 0, 5]), undefined],
    ['a cut frame', bytes([0xff, 0xd8], frame.slice(0, 6)), undefined],
  ])('reads a JPEG with %s', (_, picture, pixels) => expect(imagePixels('image/jpeg', picture)).toBe(pixels));

  test('is 1 for SVG', () => expect(imagePixels('image/svg+xml', bytes('<svg/>'))).toBe(1));
});
