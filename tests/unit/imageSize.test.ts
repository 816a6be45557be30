import { describe, expect, test } from 'vitest';
import { imagePixels } from '../../src/schemas/imageSize.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (one) => one.charCodeAt(0)) : part)),
  );

describe('the pixels that a picture claims', () => {
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
  ] as const)('%s', (type, picture, pixels) => expect(imagePixels(type, picture)).toBe(pixels));

  test.each(['image/png', 'image/gif', 'image/webp', 'image/jpeg', 'image/svg+xml'] as const)(
    'a %s that ends before it says so claims none',
    (type) => expect(imagePixels(type, bytes([0xff, 0xd8]))).toBe(0),
  );
});
